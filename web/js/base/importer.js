// The program that reads games of other programs and tells the rules of any: loaded when it is wanted.

import { SITE } from "../site.js";

/** @typedef {typeof import("../../importer.js")} Reader The program. What it gives is JSON, but for Betza texts. */

/** @returns {Promise<Reader>} */
export async function loadReader() {
  /** @type {Reader} */
  const reader = await import(new URL("importer.js", SITE).href);
  await reader.default();
  return reader;
}
