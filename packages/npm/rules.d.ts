// The public types, on the ground of those that are made of the program's own: see page.d.ts.

import type {
  BoardShape, CapturedPieces, EditorHandCount, GameState, LegalMove, MoveChoice, MoveTarget, PieceColour, PlayerState, RightInfo,
  Scene as ProgramScene, ScenePiece, Square, TreeNode as ProgramNode, VariantInfo as ProgramVariantInfo,
} from "./page.js";
import type { Definition } from "./definition.js";

export type { BoardShape, Definition, LegalMove };
export type { TargetKind } from "./page.js";

/** A game: the id of one that comes with the rules, a definition, or what `Variant` of `menagerie-chess/variant` has read from a text. */
export type GivenVariant = string | Definition | { readonly json: string };

/** A square by its name: `"e4"`, `"n14"`. */
export type SquareName = Square;

/** What colour a piece is drawn in. */
export type Colour = PieceColour;

/** One of the games that come with the rules, with its names in words. */
export interface VariantInfo extends Pick<ProgramVariantInfo, "id" | "name" | "files" | "ranks" | "art" | "players" | "options"> {}

/** What one player has. */
export interface PlayerStanding extends Omit<PlayerState, "captured" | "kings"> {
  captured: (Omit<CapturedPieces, "name"> & { name: string })[];
  /** Whose Kings the player has captured. */
  kings: string[];
}

/** How a game has ended. */
export interface Outcome {
  /** Why: `"checkmate"`, `"stalemate"`, `"threefold"`, `"fifty-move"`, `"insufficient-material"`, `"resignation"` and others. */
  reason: string;
  /** Who has won, counted from 0; nobody in a draw. */
  winners: number[];
}

/** How a game stands. */
export interface State
  extends Pick<
    GameState,
    | "node" | "atTip" | "turn" | "over" | "winners" | "fen" | "mustPass" | "canPass" | "suddenDeath" | "moves" | "shapes"
    | "canUndo" | "canRedo" | "canBack" | "canForward"
  > {
  /** Whose turn it is, or who has won and why, in sentences. */
  status: string;
  /** Why the game has ended, and who has won; null while it goes on. */
  outcome: Outcome | null;
  /** The squares of the Kings in check. */
  check: SquareName[];
  players: PlayerStanding[];
}

/** A position of a game, and the move that led to it. */
export interface TreeNode extends Pick<ProgramNode, "id" | "parent" | "children" | "number" | "player" | "text" | "before" | "comment" | "signs" | "clock"> {}

/** A game with its variations. */
export interface Tree {
  /** Every position but the start, whose id is 0: each before what was played from it, the main line first. */
  nodes: TreeNode[];
  /** The ids from the start, which is left out, to the position on the board. */
  path: number[];
  /** The first moves, the main line first. */
  first: number[];
  /** The last position of the line being played. */
  tip: number;
  /** The comment before the first move. */
  comment: string;
}

/** A square that a piece may go to. */
export interface Target extends Required<MoveTarget> {}

/** One of the moves between two squares. */
export interface Choice extends Omit<MoveChoice, "name"> {
  /** What arrives: the piece, or what it is promoted to. */
  name: string;
}

/** What a board shows. */
export interface Scene extends Omit<ProgramScene, "pieces" | "orientation"> {
  pieces: ScenePiece[];
  /** Quarter turns of the board, clockwise. */
  orientation?: number;
}

/** Loads the program of the rules, in browsers, workers and Node. Everything else in this module needs it. */
export function init(): Promise<void>;

/** The languages there are, each with its own name for itself. */
export function languages(): { id: string; name: string }[];

/** Chooses the language of all words from now on: the first of these tags that there is, or English. Gives its id. */
export function setLanguage(...tags: (string | readonly string[])[]): string;

/** What could not be used of a text, and where. */
export interface Warning {
  line: number;
  column: number;
  text: string;
}

/** The games that come with the rules. */
export function variants(): VariantInfo[];

/** A game being played, with all that may be taken back. */
export class Session {
  /**
   * A game from its start, or from a position: one that comes with the rules, by its id, or one of one's own.
   * @throws in words, if there is no such game or option, the definition is wrong, or the position is not one of the game.
   */
  constructor(variant: GivenVariant, choices?: { options?: Record<string, boolean>; position?: string });

  /**
   * A game from its text: PGN with variations, or a position. A text that does not say which game it is of is read as one of
   * `variant`, or chess. `warnings` reports what could not be used.
   * @throws in words, if it is no game.
   */
  static fromPgn(text: string, choices?: { variant?: GivenVariant; options?: Record<string, boolean> }): Session;

  /** All games of a text, such as a file of PGN. */
  static allFromPgn(text: string, choices?: { variant?: GivenVariant; options?: Record<string, boolean> }): Session[];

  /** Another session that stands as this one does, with its variations and all that may be taken back. */
  clone(): Session;

  /** The game with its variations as text: PGN with a `Variant` tag, and with more tags: `{ White: "…" }`. */
  pgn(tags?: Record<string, string>): string;

  /** The tags of the text that the game was read from: `{ White: "…" }`. */
  get tags(): Record<string, string>;

  /** What could not be used of the text that the game was read from. */
  get warnings(): Warning[];

  /** All legal moves, none when the game is over. */
  get moves(): LegalMove[];

  /** The squares that each piece may go to, by the square where it stands, or by its place in the hand: `"N@"`. */
  get dests(): Map<SquareName, SquareName[]>;

  /** How the game stands. */
  get state(): State;

  /** Where the piece on a square may go now; nowhere if it is not its turn. */
  targets(square: SquareName): Target[];

  /** The legal moves from one square to another; several where a promotion is chosen. */
  choices(from: SquareName, to: SquareName): Choice[];

  /** Where a piece of a player who waits might go at the next turn, whatever is played until then; nowhere for a player whose turn it is. */
  premoveTargets(square: SquareName): MoveTarget[];

  /** Why the piece on a square, or in the hand (`"N@"`), may not go to a square, in a sentence; null if it may. */
  explain(from: SquareName, to: SquareName): string | null;

  /** The number of lines of so many legal moves from the position on the board. */
  perft(depth: number): number;

  /**
   * Plays a move from the position on the board, in coordinates or as people write it: `"g1f3"`, `"Nf3"`. One that was
   * played there before is followed; any other becomes a variation, and the line being played.
   * @throws in words, if it is not legal.
   */
  play(move: string): this;

  /** Takes the last move back; false at the beginning. */
  undo(): boolean;

  /** Plays again what was taken back; false if there is nothing. */
  redo(): boolean;

  /** The game with its variations. */
  get tree(): Tree;

  /** Shows a position by its id, 0 for the start; false if the game has none with this id. */
  goTo(id: number): boolean;

  /** Shows the position before; false at the start. */
  back(): boolean;

  /** Shows the next position; false at the end. */
  forward(): boolean;

  /** Makes the variation with this position the main one where it branches off; false if it is that already. */
  promote(id: number): boolean;

  /** Removes a position and everything after it; false for the start. */
  remove(id: number): boolean;

  /** Puts back what was removed last; false if there is nothing. */
  restore(): boolean;

  /** Writes a comment after the move that led to a position, or before the first move; false if the game has no such position. */
  setComment(id: number, words: string): boolean;

  /** A player, counted from 0, gives up. */
  resign(player: number): this;

  /** The time of a player, counted from 0, is up. */
  flag(player: number): this;

  /** Both players agree on a draw. */
  agreeDraw(): this;

  /** What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters. */
  scene(view?: { selected?: SquareName; orientation?: number }): Scene;

  /** The game so far as a text, for an engine. */
  record(): string;

  /** Gives the memory back at once; without it that happens when nothing refers to the session any more. */
  free(): void;
}

/** A right of a position, such as one to castle. */
export interface Right extends Omit<RightInfo, "name"> {
  name: string;
}

/** Pieces of one kind in a hand. */
export interface HandCount extends Omit<EditorHandCount, "name"> {
  name: string;
}

/** A position that is being set up. It need not be one of the game: `problems` says what is missing, and `fen` can be played without any. */
export class PositionEditor {
  /**
   * Begins with the start position, or with another one.
   * @throws in words, if there is no such game, or the text cannot be read at all.
   */
  constructor(variant: GivenVariant, choices?: { options?: Record<string, boolean>; position?: string });

  /** The letters of the kinds of piece. */
  get letters(): string[];

  /** Puts a piece, by its letter (`"N"`) and its player, counted from 0, on a square, in place of what stands there. */
  place(square: SquareName, letter: string, player: number): this;

  /** Moves a piece, onto whatever stands there. */
  move(from: SquareName, to: SquareName): this;

  /** Takes a piece away. */
  remove(square: SquareName): this;

  /** Takes all pieces away. */
  clear(): this;

  /** Sets up the start position. */
  start(): this;

  /** Whose turn it is, counted from 0. */
  turn: number;

  /** The rights there are in this game, such as castling. */
  get rights(): Right[];

  /** Gives or takes a right, by its id. */
  setRight(id: string, on: boolean): this;

  /** How many pieces of each kind are in each hand; none in games without hands. */
  get hands(): HandCount[];

  /** Puts so many pieces of a kind, by its letter, into the hand of a player, counted from 0. */
  setHand(player: number, letter: string, count: number): this;

  /** Everything that is wrong with the position, in words; nothing when it can be played. */
  get problems(): string[];

  /** The position as it is, playable or not. */
  get fen(): string;

  /** What a board shows of it, turned by `orientation` quarters. */
  scene(view?: { orientation?: number }): Scene;

  /** Gives the memory back at once; without it that happens when nothing refers to the editor any more. */
  free(): void;
}
