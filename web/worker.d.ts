// The types of the worker's program. `cargo xtask types` writes this file: it is made of the Rust types in crates/worker.

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
 * The options of a game, each on or off: `{"king-leap": true}`.
 */
export type GameOptions = Record<string, boolean>;

/**
 * Everything needed to play a game again.
 */
export interface GameRecord {
    /**
     * The id of what is played: `gigachess`.
     */
    variant: string;
    /**
     * Its definition as JSON, if it does not come with the rules.
     */
    definition?: string;
    /**
     * Its options.
     */
    options: GameOptions;
    /**
     * The position it begins with, as FEN.
     */
    start: string;
    /**
     * The moves in coordinates.
     */
    moves: string[];
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

/**
 * The evaluation of a position, by the engine, or by the rules if the game is over.
 */
export interface PositionEvaluation {
    /**
     * The depth of the search in plies; 0 if the game is over by the rules.
     */
    depth?: number;
    /**
     * With two players: the first player's lead in hundredths of a point. `None` for a forced mate, and if the game is won.
     */
    cp?: number;
    /**
     * With two players: the number of moves to the mate, negative if the first player is mated.
     */
    mate?: number;
    /**
     * With two players: the first player's expected part of the points, 0 to 1.
     */
    chance?: number;
    /**
     * With four players: the expected final points of each, in hundredths of a point, in the order of turns.
     */
    standing?: [number, number, number, number];
    /**
     * The best line, in coordinates; empty if the game is over.
     */
    line?: string[];
    /**
     * Whether every move but the best is a blunder.
     */
    only?: boolean;
}

/**
 * Finds moves for the computer. A search keeps its thread busy until it ends, so this belongs into a worker.
 */
export class Searcher {
  free(): void;
  /**
   * Searches for the best `lines` lines at full strength, for so many milliseconds or until the worker is ended. Calls
   * `on_progress` and returns the best move, as `search` does.
   */
  analyse(record: GameRecord, lines: number, millis: number | null | undefined, on_progress: (progress: SearchProgress) => void): string;
  /**
   * A move by chance from an opening book, in coordinates; nothing where the book, given as its text, has ended. Throws a sentence
   * if the game or the book cannot be read.
   */
  bookMove(record: GameRecord, book: string): string | undefined;
  /**
   * A searcher with empty tables.
   */
  constructor();
  /**
   * Evaluates the position at the end of a recorded game, at full strength, within so many milliseconds. `played` is the move
   * that was played there, in coordinates. Throws a sentence if there is nothing to search.
   */
  review(record: GameRecord, played: string | null | undefined, millis: number): PositionEvaluation;
  /**
   * Finds a move, in coordinates, for the game that `Session.record` has written. `on_progress` is called a few times a
   * second. A strength in hundredths of a level takes the place of the level. Throws a sentence if there is nothing to search.
   */
  search(record: GameRecord, level: number, strength: number | null | undefined, on_progress: (progress: SearchProgress) => void): string;
  /**
   * Takes the network of a recorded game, for all later searches of that game; nothing forgets it. Throws a sentence if these bytes
   * are no network of the game: it is searched without.
   */
  setNetwork(record: GameRecord, bytes?: Uint8Array | null): void;
  /**
   * Whether a search of the game with this id would use a network that there is, but that `setNetwork` was not given yet. Without
   * a level it is an analysis or a review.
   */
  wantsNetwork(game: string, level?: number | null): boolean;
}

/**
 * One of the best lines.
 */
export interface SearchLine {
    /**
     * 1 for the best.
     */
    place: number;
    /**
     * In plies.
     */
    depth: number;
    /**
     * In words, for the player who thinks.
     */
    score: string;
    /**
     * With two players: hundredths of a point for the first one. None where a mate is seen.
     */
    cp: number | null;
    /**
     * With two players: moves until the mate is there, negative if the first player is mated.
     */
    mate: number | null;
    /**
     * With two players: the part of the points, 0 to 1, that the first one can expect.
     */
    chance: number | null;
    /**
     * With four players: what each can expect, in hundredths of a point, in turn order.
     */
    standing: [number, number, number, number] | null;
    /**
     * The moves as people write them.
     */
    line: string;
    /**
     * The first of them.
     */
    first: string;
    /**
     * The first move in coordinates.
     */
    best: string;
    /**
     * Where the first move begins; nowhere if it is a pass.
     */
    from: string | null;
    /**
     * Where it ends.
     */
    to: string | null;
}

/**
 * The progress of a search.
 */
export interface SearchProgress {
    /**
     * In plies.
     */
    depth: number;
    /**
     * The deepest ply reached.
     */
    deepest: number;
    /**
     * Nodes searched.
     */
    nodes: number;
    /**
     * Positions looked at in a second.
     */
    nps: number;
    /**
     * Since the search began, in milliseconds.
     */
    time: number;
    /**
     * How full the transposition table is, in thousandths.
     */
    full: number;
    /**
     * The score of the best line, in words.
     */
    score: string;
    /**
     * The best line as people write it.
     */
    line: string;
    /**
     * Its first move in coordinates.
     */
    best: string;
    /**
     * All lines, the best one first.
     */
    lines: SearchLine[];
}

/**
 * Sends panics, should there be one, to the browser's console with their place, and reports them to the page, where it has a function
 * `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
 */
export function start(): void;

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Plays quick games of one definition.
 */
export class Tryout {
  free(): void;
  /**
   * Begins with a definition as JSON, and a seed by which the games can be played again. `nodes` are searched for each move, if it
   * says how many. Throws what is wrong with the definition.
   */
  constructor(definition: string, seed: number, nodes?: number | null);
  /**
   * Plays one game, and gives the report so far.
   */
  step(): string;
}
