// The types of the diagrams' program, made of the Rust types in crates/diagram.


/**
 * A diagram. Squares cross the border as numbers: sixteen times the rank plus the file, from 0; -1 is none.
 */
export class Diagram {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The ids of the pictures it needs, a line each.
     */
    arts(): string;
    /**
     * Whether the piece on a square can be picked up; in play only those of whose turn it is.
     */
    can_pick(square: number): boolean;
    /**
     * Whether the reader has made a move in a game against the computer.
     */
    can_take_back(): boolean;
    /**
     * Moves a piece, as a move of the game if it is one, else by hand; the move's text, or nothing.
     */
    carry(from: number, to: number, promotion: string): string;
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
     * Imagines an enemy on an empty square, or none; whether the picture has changed.
     */
    imagine(square: number): boolean;
    /**
     * Whether something is not as it was at first.
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
     * The name of the kind with this letter.
     */
    kind_name(letter: string): string;
    /**
     * The kinds of mark in use, each on a line with a tabulator and what it means.
     */
    legend(): string;
    /**
     * The moves of the line, each on a line of its own.
     */
    line(): string;
    /**
     * `piece`, `position`, `line` or `play`.
     */
    mode(): string;
    /**
     * The moves of the game so far in coordinates, separated by spaces.
     */
    moves(): string;
    /**
     * The name of a square.
     */
    name(square: number): string;
    /**
     * The square one step from another in the picture: columns to the right and rows down; the same one at the edge.
     */
    neighbour(square: number, columns: number, rows: number): number;
    /**
     * A diagram as its attributes tell: one a line, the name, a tabulator and the value, in which U+0085 ends a line.
     *
     * # Errors
     * A sentence about the first attribute that cannot be followed.
     */
    constructor(attributes: string);
    /**
     * What of the attributes could not be shown, a sentence a line.
     */
    notes(): string;
    /**
     * The attributes that would show what is on the board now, each on a line with a tabulator and its value.
     */
    now(): string;
    /**
     * The ids of the game's options that are on, separated by spaces.
     */
    options(): string;
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
     * The picture and colour of the piece on a square: `eagle white`; empty if there is none.
     */
    piece(square: number): string;
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
     * The letters of the kinds a move could promote to, if there is a choice.
     */
    promotions(from: number, to: number): string;
    /**
     * Puts a `friend` or an `enemy` on a square; anything else takes away what stands there.
     */
    put(square: number, what: string): void;
    /**
     * Everything as it was at first.
     */
    reset(): void;
    /**
     * Shows the keyboard's cursor on a square, or none.
     */
    show_cursor(square: number): void;
    /**
     * The colours of a friend and of an enemy of whoever the diagram is about.
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
     * Takes back the reader's last move and what was answered.
     */
    take_back(): void;
    /**
     * The squares the picked piece reaches, each on a line: square, kind, `m` `c` `p` for what it may do there (move,
     * capture, promote), the squares on the way, the screen, with tabulators in between.
     */
    targets(): string;
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
    readonly __wbg_diagram_free: (a: number, b: number) => void;
    readonly diagram_arts: (a: number, b: number) => void;
    readonly diagram_can_pick: (a: number, b: number) => number;
    readonly diagram_can_take_back: (a: number) => number;
    readonly diagram_carry: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
    readonly diagram_comment: (a: number, b: number) => void;
    readonly diagram_description: (a: number, b: number) => void;
    readonly diagram_draw: (a: number, b: number) => void;
    readonly diagram_draw_piece: (a: number, b: number, c: number) => void;
    readonly diagram_draw_sample: (a: number, b: number, c: number, d: number) => void;
    readonly diagram_explain: (a: number, b: number, c: number) => void;
    readonly diagram_fen: (a: number, b: number) => void;
    readonly diagram_find: (a: number, b: number, c: number) => number;
    readonly diagram_go: (a: number, b: number) => void;
    readonly diagram_go_without: (a: number, b: number, c: number) => void;
    readonly diagram_home: (a: number) => number;
    readonly diagram_imagine: (a: number, b: number) => number;
    readonly diagram_is_changed: (a: number) => number;
    readonly diagram_is_computers: (a: number, b: number, c: number) => number;
    readonly diagram_is_target: (a: number, b: number) => number;
    readonly diagram_kind_name: (a: number, b: number, c: number, d: number) => void;
    readonly diagram_legend: (a: number, b: number) => void;
    readonly diagram_line: (a: number, b: number) => void;
    readonly diagram_mode: (a: number, b: number) => void;
    readonly diagram_moves: (a: number, b: number) => void;
    readonly diagram_name: (a: number, b: number, c: number) => void;
    readonly diagram_neighbour: (a: number, b: number, c: number, d: number) => number;
    readonly diagram_new: (a: number, b: number, c: number) => void;
    readonly diagram_notes: (a: number, b: number) => void;
    readonly diagram_now: (a: number, b: number) => void;
    readonly diagram_options: (a: number, b: number) => void;
    readonly diagram_pick: (a: number, b: number) => void;
    readonly diagram_picked: (a: number) => number;
    readonly diagram_picked_name: (a: number, b: number) => void;
    readonly diagram_piece: (a: number, b: number, c: number) => void;
    readonly diagram_play: (a: number, b: number, c: number, d: number) => void;
    readonly diagram_players: (a: number) => number;
    readonly diagram_ply: (a: number) => number;
    readonly diagram_promotions: (a: number, b: number, c: number, d: number) => void;
    readonly diagram_put: (a: number, b: number, c: number, d: number) => void;
    readonly diagram_reset: (a: number) => void;
    readonly diagram_show_cursor: (a: number, b: number) => void;
    readonly diagram_sides: (a: number, b: number) => void;
    readonly diagram_size: (a: number, b: number) => void;
    readonly diagram_square_at: (a: number, b: number, c: number) => number;
    readonly diagram_squares: (a: number, b: number) => void;
    readonly diagram_start: (a: number, b: number) => void;
    readonly diagram_status: (a: number, b: number) => void;
    readonly diagram_take_back: (a: number) => void;
    readonly diagram_targets: (a: number, b: number) => void;
    readonly diagram_title: (a: number, b: number) => void;
    readonly diagram_turn: (a: number, b: number) => void;
    readonly __wbindgen_export: (a: number) => void;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export2: (a: number, b: number, c: number) => void;
    readonly __wbindgen_export3: (a: number, b: number) => number;
    readonly __wbindgen_export4: (a: number, b: number, c: number, d: number) => number;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
