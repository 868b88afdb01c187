// The program that reads games of other programs and tells the rules of any: loaded when it is wanted.

import { SITE } from "../site.js";

/**
 * @typedef {object} Reader The program. What it gives is JSON.
 * @property {() => Promise<unknown>} default starts it
 * @property {(text: string) => string} gamesIn
 * @property {(text: string, name: string | undefined, language: string) => string} readGame
 * @property {(text: string, name: string | undefined, language: string) => string} sheetOf all that the workshop shows of a text
 * @property {(definition: string, edit: string) => string} editGame
 * @property {(moves: string) => string} betzaOf the Betza text of squares that are clicked, which is no JSON
 * @property {(definition: string, format: string) => string} exportGame
 * @property {(definition: string) => string} ownGame
 * @property {(definition: string, language: string) => string} examplesOf
 * @property {(definition: string) => string} traitsOf
 */

/** @returns {Promise<Reader>} */
export async function loadReader() {
  /** @type {Reader} */
  const reader = await import(new URL("reader.js", SITE).href);
  await reader.default();
  return reader;
}
