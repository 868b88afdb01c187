// The files that a diagram loads on demand. The entry script defines how they are found: `by-import.js` in a form for bundlers, `by-address.js` by
// their addresses.

/** @import { GameDefinition, PictureRows } from "../types/built.js" */

/** @typedef {"diagram" | "piece"} ProgramName The whole program, or the one for single pieces. */

/**
 * @typedef {object} Parts The functions that load the other files.
 * @property {(language: string, program: ProgramName) => Promise<typeof import("../types/menagerie_diagram.js")>} glue the JavaScript bindings of a program in a language
 * @property {(language: string, program: ProgramName) => Promise<Uint8Array<ArrayBuffer>>} program the bytes of that program
 * @property {(id: string) => Promise<{ default: GameDefinition }>} game
 * @property {(id: string) => Promise<{ default: string }>} kinds the pieces of a game, without its other rules
 * @property {(id: string) => Promise<{ default: PictureRows }>} piece the picture of a piece
 * @property {() => Promise<string[]>} names the names of all pictures
 * @property {(id: string) => Promise<{ default: Record<string, PictureRows> }>} set the pictures of a game
 * @property {() => Promise<typeof import("./opponent.js")>} opponent
 * @property {() => Promise<typeof import("./png.js")>} png
 * @property {() => Promise<typeof import("./finding.js")>} finding the module that finds games which the element does not know
 */

/** How the other files are loaded: the entry script sets it first. */
export const parts = /** @type {Parts} */ ({});
