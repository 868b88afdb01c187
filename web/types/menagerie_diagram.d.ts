// The types of the diagrams' program. `cargo xtask types` writes this file: it is made of the Rust types in crates/diagram.

/* eslint-disable */

/**
* If `module_or_path` is {RequestInfo} or {URL}, makes a request and
* for everything else, calls `WebAssembly.instantiate` directly.
*
* @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
*
* @returns {Promise<InitOutput>}
*/
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;

/**
 * A diagram. Squares cross to JavaScript as numbers: sixteen times the rank plus the file, from 0. -1 stands for no square.
 */
export class Diagram {
  free(): void;
  /**
   * The ids of the pictures it needs.
   */
  arts(): string[];
  /**
   * Whether the piece on a square can be picked up. In a game only the pieces of the player to move can.
   */
  can_pick(square: number): boolean;
  /**
   * Whether the reader has made a move in a game against the computer.
   */
  can_take_back(): boolean;
  /**
   * Whether the picked piece may capture on a square.
   */
  captures_on(square: number): boolean;
  /**
   * Moves a piece: as a move of the game if it is one, otherwise by hand. Returns the text of the move, or nothing.
   */
  carry(from: number, to: number, choice: string): string;
  /**
   * What there is to choose in a move, as letters of kinds: what a piece becomes or, after a stroke, what enters.
   */
  choices(from: number, to: number): string[];
  /**
   * The colour of the piece on a square; empty if there is none.
   */
  colour(square: number): string;
  /**
   * What is said where the line stands.
   */
  comment(): string;
  /**
   * How the picked piece moves, in words; empty while none is picked.
   */
  description(): string;
  /**
   * Draws everything into an SVG element; what was in it goes, but for its first child, which holds the pictures.
   */
  draw(svg: Element): void;
  /**
   * Draws the piece on a square into an SVG element, as if that were the first square of the picture.
   */
  draw_piece(svg: Element, square: number): void;
  /**
   * Draws the sample of a kind of mark into an SVG element.
   */
  draw_sample(svg: Element, kind: string): void;
  /**
   * A square and what the picked piece can do there, in words.
   */
  explain(square: number): string;
  /**
   * The text of the position; empty where the board is no position of a game.
   */
  fen(): string;
  /**
   * The square with this name; -1 if there is none on this board.
   */
  find(name: string): number;
  /**
   * Shows the line after so many of its moves.
   */
  go(ply: number): void;
  /**
   * Draws discs with letters for the pieces of this picture, which there is not.
   */
  go_without(art: string): void;
  /**
   * Where the keyboard's cursor begins: the picked piece, or the middle.
   */
  home(): number;
  /**
   * Imagines an enemy on an empty square, or on none. Returns whether the picture has changed.
   */
  imagine(square: number): boolean;
  /**
   * Whether something differs from the first state.
   */
  is_changed(): boolean;
  /**
   * Whether the computer has this side.
   */
  is_computers(colour: string): boolean;
  /**
   * Whether the picked piece reaches a square.
   */
  is_target(square: number): boolean;
  /**
   * The name of the kind with this letter, which may be one of a choice.
   */
  kind_name(letter: string): string;
  /**
   * The kinds of mark in use.
   */
  legend_kinds(): string[];
  /**
   * What each of them means, in the same order.
   */
  legend_meanings(): string[];
  /**
   * The moves of the line, as people write them, with their annotations.
   */
  line(): string[];
  /**
   * `piece`, `position`, `line` or `play`.
   */
  mode(): string;
  /**
   * The moves of the game so far in coordinates.
   */
  moves(): string[];
  /**
   * Whether the picked piece may go to a square without capturing.
   */
  moves_to(square: number): boolean;
  /**
   * The name of a square.
   */
  name(square: number): string;
  /**
   * The square one step from another in the picture: columns to the right and rows down; the same one at the edge.
   */
  neighbour(square: number, columns: number, rows: number): number;
  /**
   * The diagram that its attributes describe. They are given by their names, and a value for each.
   *
   * # Errors
   * A sentence about the first attribute that is wrong.
   */
  constructor(names: string[], values: string[]);
  /**
   * What of the attributes could not be shown, in sentences.
   */
  notes(): string[];
  /**
   * The names of the attributes that would show what is on the board now.
   */
  now_names(): string[];
  /**
   * Their values, in the same order.
   */
  now_values(): string[];
  /**
   * The ids of the game's options that are on.
   */
  options(): string[];
  /**
   * Picks up the piece on a square, or none.
   */
  pick(square: number): void;
  /**
   * The square of the piece picked up.
   */
  picked(): number;
  /**
   * The name of the picked piece.
   */
  picked_name(): string;
  /**
   * Plays a move given as text.
   *
   * # Errors
   * Why it cannot be played.
   */
  play(text: string): string;
  /**
   * How many players the game has.
   */
  players(): number;
  /**
   * How many moves have been played.
   */
  ply(): number;
  /**
   * Whether the picked piece promotes on a square.
   */
  promotes_on(square: number): boolean;
  /**
   * Puts a `friend` or an `enemy` on a square. Any other word removes the piece there.
   */
  put(square: number, what: string): void;
  /**
   * Puts everything back as it was at first.
   */
  reset(): void;
  /**
   * The square of the piece that the picked piece jumps over on its way to a square; -1 if there is none.
   */
  screen(square: number): number;
  /**
   * Shows the keyboard's cursor on a square, or none.
   */
  show_cursor(square: number): void;
  /**
   * The colours of a friend and of an enemy, as seen by the piece or the player that the diagram is about.
   */
  sides(): string[];
  /**
   * Columns and rows.
   */
  size(): Int32Array;
  /**
   * The square at a point of the picture; -1 outside.
   */
  square_at(x: number, y: number): number;
  /**
   * The squares the picked piece reaches, in words.
   */
  squares(): string;
  /**
   * The position the game began with.
   */
  start(): string;
  /**
   * Whose turn it is, or how the game ended.
   */
  status(): string;
  /**
   * Takes back the reader's last move and the answers to it.
   */
  take_back(): void;
  /**
   * How a square is marked that the picked piece reaches.
   */
  target_kind(square: number): string;
  /**
   * The squares the picked piece reaches.
   */
  targets(): Int32Array;
  /**
   * The squares on the picked piece's way to a square.
   */
  through(square: number): Int32Array;
  /**
   * What the diagram is about.
   */
  title(): string;
  /**
   * Whose turn it is, by colour; empty when there is no game or it is over.
   */
  turn(): string;
}

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
}

/**
* Instantiates the given `module`, which can either be bytes or
* a precompiled `WebAssembly.Module`.
*
* @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
*
* @returns {InitOutput}
*/
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

export type SyncInitInput = BufferSource | WebAssembly.Module;
