// The program that reads games of other programs and tells the rules of any: loaded when it is wanted.

import { SITE } from "../site.js";

/** @typedef {{ default: () => Promise<unknown>, gamesIn: (text: string) => string, readGame: (text: string, name: string | undefined, language: string) => string }} Reader The program. What it gives is JSON. */

/** @returns {Promise<Reader>} */
export async function loadReader() {
  /** @type {Reader} */
  const reader = await import(new URL("reader.js", SITE).href);
  await reader.default();
  return reader;
}
