// The files that a diagram loads when it needs them. How they are found, the script says that begins: `by-import.js` in words
// that bundlers understand, `by-address.js` by their addresses.

/** @import { GameDefinition, PictureRows } from "../types/built.js" */

/**
 * @typedef {object} Parts What loads the other files.
 * @property {(language: string) => Promise<typeof import("../types/menagerie_diagram.js")>} glue the JavaScript side of the program that speaks a language
 * @property {(language: string) => string} program the address of that program
 * @property {(id: string) => Promise<{ default: GameDefinition }>} game
 * @property {(id: string) => Promise<{ default: PictureRows }>} piece the picture of a piece
 * @property {() => Promise<string[]>} names the names of all pictures
 * @property {(id: string) => Promise<{ default: Record<string, PictureRows> }>} set the pictures of a game
 * @property {() => Promise<typeof import("./opponent.js")>} opponent
 * @property {() => Promise<typeof import("./png.js")>} png
 * @property {() => Promise<typeof import("./finding.js")>} finding what finds games that the element does not know
 */

/** How the other files are loaded: whichever script begins says it, before anything is loaded. */
export const parts = /** @type {Parts} */ ({});
