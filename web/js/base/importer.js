// The program that reads games of other programs and writes the rules of any game in words. It is loaded on demand.

import { SITE } from "../site.js";

/** @typedef {typeof import("../../importer.js")} Importer The program. */

/** @returns {Promise<Importer>} */
export async function loadImporter() {
  /** @type {Importer} */
  const reader = await import(new URL("importer.js", SITE).href);
  await reader.default();
  return reader;
}
