// The program that reads games of other programs and tells the rules of any: loaded when it is wanted.

import { SITE } from "../site.js";

/** @typedef {typeof import("../../reader.js")} Reader The program. What it gives is JSON, but for Betza texts. */

/** @returns {Promise<Reader>} */
export async function loadReader() {
  /** @type {Reader} */
  const reader = await import(new URL("reader.js", SITE).href);
  await reader.default();
  return reader;
}
