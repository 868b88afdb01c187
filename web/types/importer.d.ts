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
 * The Betza text of moves that are told as squares, given as the JSON of `MoveCells`; empty where there is none.
 */
export function betzaOf(moves: string): string;

/**
 * A definition, given as JSON, after a change: `{"text": "…"}`, or why it cannot be made: `{"fault": "…", "code": "…", "it": "…"}`.
 */
export function editGame(definition: string, edit: string): string;

/**
 * The rules of the game of this definition that can be shown on the board, `[example, …]`, each `{"id": "…", "title": "…", "caption": "…",
 * "fen": "…", "moves": "…", "san": ["…", …], "select": "…"}`, in the language with this tag. None where it is no game.
 */
export function examplesOf(definition: string, language: string): string;

/**
 * A definition, given as JSON, in another form, `json`, `ini`, `diagram` or `xboard`: `{"text": "…", "notes": [note, …]}`, its notes in the
 * language with this tag, or why it cannot be written: `{"fault": "…"}`.
 */
export function exportGame(definition: string, format: string, language: string): string;

/**
 * The names of the games that a text describes, `{"games": [name, …]}`, or why there are none, `{"reasons": [note, …]}`. A note is
 * `{"line": 3, "column": 1, "key": "…", "kind": "…", "words": "…"}`, its words in the language with this tag.
 */
export function gamesIn(text: string, language: string): string;

/**
 * The games of a record in a notation of its own, as PGN; `definition` is the JSON of their game. `{"pgn": "…", "faults": ["…", …]}`: what
 * could not be read stands in the faults, in English.
 */
export function gamesOfNotation(bytes: Uint8Array, definition: string): string;

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
 * A definition, given as JSON, as own games are kept: `{"id": "own-…", "definition": "…"}`, or why it cannot be played: `{"fault": "…"}`.
 */
export function ownGame(definition: string): string;

/**
 * The game of this name, or the only one: `{"definition": "…", "name": "…", "notes": [note, …], "rules": [section, …]}`, or why it cannot
 * be played: `{"reasons": [note, …]}`. What the rules find wrong is in English, which such a note tells as its `"lang"`. A section is `{"id": "…", "title": "…", "sentences": ["…", …]}`, in the language with this tag;
 * beside them stand the `"pieces"`, each `{"name": "…", "letter": "…", "betza": "…", "sentences": ["…", …]}`.
 * [`examples_of`] gives what of them can be shown on the board.
 */
export function readGame(text: string, name: string | null | undefined, language: string): string;

/**
 * What the bytes of a text or a file are: `{"kind": "games"}`; `{"kind": "definitions", "text": "…"}`; `{"kind": "notation", "game": "…"}`,
 * a record in a notation of its own and its game, for [`games_of_notation`]; or `{"kind": "foreign", "words": "…"}`, what it is that is
 * not read, in the language with this tag.
 */
export function recognise(bytes: Uint8Array, language: string): string;

/**
 * All that a page shows of a text and of the game of this name in it, or of the first, as the JSON of a `Sheet`.
 */
export function sheetOf(text: string, name: string | null | undefined, language: string): string;

/**
 * Sends panics, should there be one, to the browser's console with their place, and tells the page, where it has a function
 * `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
 */
export function start(): void;

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * What the game of this definition is like, by which it is found in the gallery: `{"size": "small", "players": 2, "difficulty": "easy",
 * "short": false, "drops": true, "hoppers": false}`. `null` where it is no game.
 */
export function traitsOf(definition: string): string;
