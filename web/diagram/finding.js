// Finds a diagram's game that the element does not know by itself: loaded when there is one.

/** @import { Found, OwnDefinition } from "./element.js" */
/** @import { WordKey } from "./words.js" */

/**
 * @typedef {object} Places The element's data about its game.
 * @property {string} src the address of a file
 * @property {string} id an element of the page, `#mygame`
 * @property {string | null} [text] the text inside the diagram
 * @property {string} game one of the library, or one of those in the text
 * @property {string} language
 */

/** Why there is no game, in words of the element. */
const problem = (/** @type {WordKey} */ key, /** @type {string} */ detail) => Object.assign(new Error(`${key}: ${detail}`), { key, detail });

/** The game: from the file, the element, the diagram's own text or the library, the first that is given. @returns {Promise<Found>} */
export async function find(/** @type {Places} */ { src, id, text, game, language }) {
  if (src) return read(await fetched(new URL(src, document.baseURI), src), src, game, language);
  if (id) {
    const found = id.startsWith("#") && document.getElementById(id.slice(1))?.textContent;
    if (!found) throw problem("no-definition", id);
    return read(found, id, game, language);
  }
  if (text) return read(text, "", game, language);
  const { default: library } = await import("./library.js");
  const name = game.trim().toLowerCase();
  const known = await library(name, fetched);
  return known ? read(known, name, "", language) : {};
}

/**
 * The game with this name in a text of any format.
 * @param {string} text
 * @param {string} where
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Found>}
 */
async function read(text, where, game, language) {
  if (!/^\s*\{/.test(text)) return (await import("./reading.js")).read(text, game, language);
  try {
    return { definition: /** @type {OwnDefinition} */ (JSON.parse(text)) };
  } catch (error) {
    throw problem("json", `${where} ${error instanceof Error ? error.message : error}`.trim());
  }
}

/** The text of a file. @type {(address: URL | string, name: string) => Promise<string>} */
async function fetched(address, name) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw problem("unreachable", name);
  return answer.text();
}
