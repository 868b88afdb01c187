// The types of the program that reads games of other programs. `cargo xtask types` writes this file: it is made of the Rust types in crates/importer.

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
 * A move of two legs.
 */
export interface BentMove {
    /**
     * The step of the first leg: files to the right, and ranks forward.
     */
    first: [number, number];
    /**
     * How often it may be repeated before the turn; none for any number of times.
     */
    firstRange: number | null;
    /**
     * What must stand at the turn.
     */
    onWay: OnWay;
    /**
     * The step of the second leg.
     */
    step: [number, number];
    /**
     * How often it may be repeated; none for any number of times.
     */
    range: number | null;
    /**
     * What the piece may do where it ends.
     */
    kind: CellKind;
    /**
     * Whether it is only possible as the piece's first move.
     */
    initial: boolean;
}

/**
 * The Betza text of moves that are given as squares; none where they have no text.
 */
export function betzaOf(moves: MoveCells): string | undefined;

/**
 * A board without pieces, as SVG. `holes` are the names of the places that are no squares; they have the colour `--hole`.
 */
export function boardPicture(files: number, ranks: number, checkered: boolean, holes: string[]): string;

/**
 * What a piece may do on a square that it reaches.
 */
export type CellKind = "both" | "move" | "capture";

/**
 * The moves of a Betza text as squares; none where it cannot be read.
 */
export function cellsOf(betza: string): MoveCells | undefined;

/**
 * How a piece reaches its squares.
 */
export type CellWay = "plain" | "lame" | "cannon" | "grasshopper";

/**
 * Reports on the games that a text defines, or on the one with this name, as `menagerie check` does: `put` gets each line, of words or of
 * JSON, and `now` says the time in milliseconds. The number of games that cannot be played.
 */
export function checkGames(file: string, text: string, name: string | null | undefined, json: boolean, language: string, now: () => number, put: (line: string) => void): number;

/**
 * What the bytes of a text or a file are.
 */
export type ContentKind = { kind: "games" } | { kind: "definitions"; text: string } | { kind: "notation"; game: string } | { kind: "foreign"; words: string };

/**
 * An error or a note about a place of the text.
 */
export interface Diagnostic {
    /**
     * The line, from 1; 0 where it is about the whole text.
     */
    line: number;
    /**
     * The column, from 1; 0 where it is about the whole line.
     */
    column: number;
    /**
     * The key, or what replaces it; empty where there is none.
     */
    key: string;
    /**
     * The kind.
     */
    kind: DiagnosticKind;
    /**
     * The message in the requested language; for an error of the JSON itself, in English.
     */
    words: string;
}

/**
 * The kind of a diagnostic.
 */
export type DiagnosticKind = "wrong" | "unsupported" | "unreadable" | "assumed" | "not-needed";

/**
 * A change of a definition. In JSON: `{"do": "put", "square": "e1", "letter": "K"}`.
 */
export type Edit = { do: "set"; path: (string | number)[]; value?: unknown } | { do: "put"; square: string; letter?: string; player?: number; mirror?: Mirror } | { do: "move"; from: string; to: string; mirror?: Mirror } | { do: "clear" } | { do: "hole"; square: string; mirror?: Mirror } | { do: "resize"; files: number; ranks: number } | { do: "hand"; player: number; letter: string; count: number } | { do: "add-piece"; name: string; betza: string; art?: string; role?: StockRole } | { do: "remove-piece"; index: number } | { do: "name"; name: string } | { do: "letter"; index: number; letter: string } | { do: "add"; path: (string | number)[]; form?: string | null } | { do: "paint"; path: (string | number)[]; squares: string[]; player?: number | null } | { do: "first"; player: number } | { do: "player-letter"; player: number; letter: string } | { do: "pair"; index: number; letter?: string } | { do: "unpair"; index: number } | { do: "castling"; steps: number };

/**
 * A changed definition, or why it was not changed.
 */
export type EditAnswer = { text: string } | { fault: string };

/**
 * A definition, given as JSON, after a change, or why it cannot be made, in the language with this tag.
 */
export function editGame(definition: string, edit: Edit, language: string): EditAnswer;

/**
 * The rules of the game of this definition that can be shown on the board, in the language with this tag. None where it is no game.
 */
export function examplesOf(definition: string, language: string): ShownExamples;

/**
 * A game in another form, or why it cannot be written.
 */
export type ExportAnswer = { text: string; notes: Diagnostic[] } | { fault: string };

/**
 * A definition, given as JSON, in another form, `json`, `ini`, `diagram` or `xboard`, its notes in the language with this tag, or why it
 * cannot be written.
 */
export function exportGame(definition: string, format: string, language: string): ExportAnswer;

/**
 * What kind of control a field needs.
 */
export type FormClass = "flag" | "number" | "decimal" | "choice" | "char" | "text" | "paragraph" | "letter" | "letters" | "sequence" | "letters-by-player" | "ranks" | "square" | "squares" | "zone" | "facing" | "moves" | "list" | "by-letter" | "by-language" | "section";

/**
 * A field, a row of a list, or an entry of a map.
 */
export interface FormField {
    /**
     * The name in JSON; the index of a row; the letter or the language of an entry.
     */
    name: string;
    /**
     * Which field it is: the names on the way to it, without indices: `pieces-promotion-zone`. Of a row, this is the list's.
     */
    id: string;
    /**
     * The class.
     */
    class: FormClass;
    /**
     * Whether it must have a value.
     */
    isRequired: boolean;
    /**
     * Whether it may be absent.
     */
    isOptional: boolean;
    /**
     * Whether it has one.
     */
    isPresent: boolean;
    /**
     * The value as JSON; null for lists, sections and maps.
     */
    value: unknown;
    /**
     * The words of a choice; the forms of the rows of a list; the form of a row.
     */
    choices: string[];
    /**
     * The least and the greatest number.
     */
    limits: [number, number];
    /**
     * The squares: of each player, or of the first one.
     */
    squares: string[][];
    /**
     * The fields of a section, the rows of a list, the entries of a map.
     */
    fields: FormField[];
}

/**
 * The fields at a path of a definition, given as JSON, with their values; none if there is no such path. The path is a list as JSON.
 */
export function formOf(definition: string, path: string): FormField | undefined;

/**
 * The games that a text describes.
 */
export interface FoundGames {
    /**
     * Their names.
     */
    games: string[];
}

/**
 * A game that was read, or why it cannot be played.
 */
export type GameAnswer = GameInWords | ReadingRefusal;

/**
 * A game that was read.
 */
export interface GameInWords {
    /**
     * The definition as JSON.
     */
    definition: string;
    /**
     * The name.
     */
    name: string;
    /**
     * Notes about the text.
     */
    notes: Diagnostic[];
    /**
     * The rules in words.
     */
    rules: SectionText[];
    /**
     * The kinds of piece.
     */
    pieces: PieceInWords[];
}

/**
 * The names of the games that a text describes, or why there are none.
 */
export type GamesAnswer = FoundGames | ReadingRefusal;

/**
 * The names of the games that a text describes, or why there are none, in the language with this tag.
 */
export function gamesIn(text: string, language: string): GamesAnswer;

/**
 * The games of a record in a notation of its own; `definition` is the JSON of their game. What could not be read is in the language with
 * this tag.
 */
export function gamesOfNotation(bytes: Uint8Array, definition: string, language: string): NotationGames;

/**
 * Pieces of a kind in a hand.
 */
export interface Hand {
    /**
     * The player: 0 or 1.
     */
    player: number;
    /**
     * The index of the kind in the definition.
     */
    piece: number;
    /**
     * The number.
     */
    count: number;
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
 * How the other side's half of the board follows.
 */
export type Mirror = "none" | "reflected" | "rotated";

/**
 * One step, leap or slide of a piece in one direction.
 */
export interface MoveCell {
    /**
     * The step: files to the right, and ranks forward.
     */
    step: [number, number];
    /**
     * How often it may be repeated; none for any number of times.
     */
    range: number | null;
    /**
     * What it may do there.
     */
    kind: CellKind;
    /**
     * How it reaches the square.
     */
    way?: CellWay;
    /**
     * Whether it is only possible as the piece's first move.
     */
    first?: boolean;
}

/**
 * The moves of a piece as cells.
 */
export interface MoveCells {
    /**
     * The steps, leaps, slides and hops along a line.
     */
    cells: MoveCell[];
    /**
     * The moves of two legs.
     */
    bent: BentMove[];
    /**
     * The moves that turn more than once.
     */
    paths?: PathMove[];
    /**
     * The other terms of the Betza text, such as hoppers that turn.
     */
    rest: string[];
}

/**
 * The games of a record in a notation of its own.
 */
export interface NotationGames {
    /**
     * The games as PGN.
     */
    pgn: string;
    /**
     * What could not be read, in the requested language.
     */
    faults: string[];
}

/**
 * What must stand where the first leg ends.
 */
export type OnWay = "empty" | "capture" | "screen" | "any";

/**
 * A definition, given as JSON, as own games are saved, or why it cannot be played, in the language with this tag.
 */
export function ownGame(definition: string, language: string): OwnGameAnswer;

/**
 * An own game as it is saved, or why it cannot be played.
 */
export type OwnGameAnswer = { id: string; definition: string } | { fault: string };

/**
 * What comes after the last step of a path.
 */
export type PathEnd = "stop" | "slide" | "repeat";

/**
 * A move along a path.
 */
export interface PathMove {
    /**
     * The steps, each from where the one before ended: files to the right, and ranks forward.
     */
    steps: [number, number][];
    /**
     * What comes after them.
     */
    end: PathEnd;
    /**
     * The maximum number of steps that are repeated; none for any number.
     */
    range: number | null;
    /**
     * The index of the step at whose end an enemy is captured on the way. All other squares on the way must be empty.
     */
    takes: number | null;
    /**
     * What the piece may do where it ends.
     */
    kind: CellKind;
    /**
     * Whether it is only possible as the piece's first move.
     */
    initial: boolean;
}

/**
 * A kind of piece in words.
 */
export interface PieceInWords {
    /**
     * The name.
     */
    name: string;
    /**
     * The letter.
     */
    letter: string;
    /**
     * The moves in Betza notation.
     */
    betza: string;
    /**
     * The moves in words.
     */
    sentences: string[];
}

/**
 * A kind of piece.
 */
export interface PieceSheet {
    /**
     * Its name in the requested language.
     */
    name: string;
    /**
     * Its letter.
     */
    letter: string;
    /**
     * Its moves in words; empty if the game cannot be played.
     */
    sentences: string[];
    /**
     * Its moves as squares; none where its Betza text cannot be read.
     */
    moves: MoveCells | null;
    /**
     * Its value for the computer, in the definition's unit; none for a King.
     */
    worth: number | null;
}

/**
 * A player.
 */
export interface PlayerSheet {
    /**
     * The name in the requested language.
     */
    name: string;
    /**
     * The letter in position texts.
     */
    letter: string;
}

/**
 * The game of this name, or the only one, with its rules in the language with this tag, or why it cannot be played. [`examples_of`] gives
 * what of the rules can be shown on the board.
 */
export function readGame(text: string, name: string | null | undefined, language: string): GameAnswer;

/**
 * Why a text cannot be used.
 */
export interface ReadingRefusal {
    /**
     * All reasons.
     */
    reasons: Diagnostic[];
}

/**
 * What the bytes of a text or a file are, in words of the language with this tag. The games of a record in a notation of its own come from
 * [`games_of_notation`].
 */
export function recognise(bytes: Uint8Array, language: string): ContentKind;

/**
 * Some rules with their title.
 */
export interface SectionText {
    /**
     * The id of the section in the rulebook.
     */
    id: string;
    /**
     * The title.
     */
    title: string;
    /**
     * The rules, in whole sentences.
     */
    sentences: string[];
}

/**
 * The content of a text.
 */
export interface Sheet {
    /**
     * The format of the text: `json`, `ini`, `diagram` or `xboard`; empty if it is not recognised.
     */
    format: string;
    /**
     * The games in it, by name.
     */
    games: string[];
    /**
     * The definition of the requested game, or of the first, as readable JSON; empty if there is none.
     */
    definition: string;
    /**
     * The same definition as JSON without spaces.
     */
    compact: string;
    /**
     * Errors in the text and notes about it.
     */
    faults: Diagnostic[];
    /**
     * Whether the game can be played.
     */
    playable: boolean;
    /**
     * The number of files and ranks; zeros if there is no game.
     */
    size: [number, number];
    /**
     * Why the board cannot be edited; empty if it can.
     */
    boardFault: string;
    /**
     * The players, in the order of turns.
     */
    players: PlayerSheet[];
    /**
     * The number of the player who moves first.
     */
    first: number;
    /**
     * The holes of the board.
     */
    holes: string[];
    /**
     * The pieces on the board.
     */
    standing: Standing[];
    /**
     * The pieces in the hands.
     */
    hands: Hand[];
    /**
     * The kinds of piece, in the order of the definition.
     */
    pieces: PieceSheet[];
    /**
     * The rules in words: id, title and sentences of each section. Empty if the game cannot be played.
     */
    rules: [string, string, string[]][];
}

/**
 * All that a page shows of a text and of the game of this name in it, or of the first, in the language with this tag.
 */
export function sheetOf(text: string, name: string | null | undefined, language: string): Sheet;

/**
 * A rule that is shown on the board.
 */
export interface ShownExample {
    /**
     * The id.
     */
    id: string;
    /**
     * The title.
     */
    title: string;
    /**
     * The description, in sentences.
     */
    caption: string;
    /**
     * The position.
     */
    fen: string;
    /**
     * The moves in coordinates, separated by spaces.
     */
    moves: string;
    /**
     * The square of the piece whose targets are shown; empty if there is none.
     */
    select: string;
}

/**
 * The rules of a game that can be shown on the board.
 */
export type ShownExamples = ShownExample[];

/**
 * A piece on the board.
 */
export interface Standing {
    /**
     * The square.
     */
    square: string;
    /**
     * The player, from 0.
     */
    player: number;
    /**
     * The index of the kind in the definition.
     */
    piece: number;
}

/**
 * Sends panics, should there be one, to the browser's console with their place, and reports them to the page, where it has a function
 * `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
 */
export function start(): void;

/**
 * The role of a stock piece in a game.
 */
export type StockRole = "piece" | "pawn" | "royal";

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * What a game is like, by which it is found in the gallery.
 */
export interface TraitIds {
    /**
     * The size of the board.
     */
    size: "small" | "medium" | "large";
    /**
     * The number of players.
     */
    players: number;
    /**
     * The difficulty for beginners.
     */
    difficulty: "easy" | "medium" | "hard";
    /**
     * Whether a game is short.
     */
    short: boolean;
    /**
     * Whether pieces enter from the hand.
     */
    drops: boolean;
    /**
     * Whether some piece hops over others.
     */
    hoppers: boolean;
}

/**
 * What the game of this definition is like, by which it is found in the gallery; none where it is no game.
 */
export function traitsOf(definition: string): TraitIds | undefined;
