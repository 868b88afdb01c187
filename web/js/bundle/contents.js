// What a saved file has of a game: its definition, its rules in words in every language, its pictures and its opening book.

import { LANGUAGES } from "../../diagram/lists.js";
import { loadImporter } from "../base/importer.js";
import { INDEX, definitionAddress, fetched, libraryIndex } from "../base/library-index.js";
import { SITE } from "../site.js";
import { inBase64 } from "./base64.js";

/** @import { PieceInWords, SectionText, ShownExample } from "../../importer.js" */

/** @typedef {{ pieces: PieceInWords[], sections: SectionText[], examples: ShownExample[] }} RulesInWords The rules in a language. */

/**
 * @typedef {object} Contents What is put into the file.
 * @property {string} id of the game
 * @property {boolean} own whether it is an own game, which is defined in the file alone
 * @property {object} definition
 * @property {Record<string, RulesInWords>} rules by language
 * @property {Record<string, string>} files texts of the site that the page asks for, by their paths
 * @property {Record<string, string>} bytes other files, in Base64
 */

/** Pictures that are no files: letters, signs and the paths of own games. */
const DRAWN = /^(letter|sign|paths)-/;

/**
 * The contents for a game.
 * @param {string} id
 * @param {string[]} extras the paths of files of the site that only some games have
 * @param {{ own?: string, network?: boolean }} [options] the definition of an own game, as JSON; whether the network is wanted
 * @returns {Promise<Contents>}
 */
export async function contentsOf(id, extras, { own, network = false } = {}) {
  /** @type {Contents["files"]} */
  const files = {};
  const isOwn = own !== undefined;
  const definition = isOwn ? JSON.parse(own) : await definitionOf(id, files);
  if (isOwn) files[`games/${id}.json`] = own;
  const of = isOwn ? [] : [`books/${id}.txt`, `pieces/endings/${id}.json`].filter((path) => extras.includes(path));
  const pictures = definition.pieces.map((/** @type {{ art?: string }} */ { art }) => art ?? "").filter((/** @type {string} */ art) => art && !DRAWN.test(art));
  await Promise.all([...of, ...pictures.map((/** @type {string} */ art) => `pieces/${art}.svg`)].map((path) => take(files, path)));
  return { id, own: isOwn, definition, rules: await rulesOf(definition), files, bytes: network ? await networkOf(id) : {} };
}

/** The network of a game, if it has one. */
async function networkOf(/** @type {string} */ id) {
  const path = `networks/${id}.nnue`;
  const answer = await fetch(new URL(path, SITE));
  return answer.ok ? { [path]: inBase64(new Uint8Array(await answer.arrayBuffer())) } : {};
}

/** The definition of a game of the site, with the names of its pieces in every language; what the page asks for a game of the library is put into `files`. */
async function definitionOf(/** @type {string} */ id, /** @type {Contents["files"]} */ files) {
  const entry = (await libraryIndex()).find((game) => game.id === id);
  if (entry === undefined) return (await import(new URL(`diagram/games/${id}.js`, SITE).href)).default;
  const text = await fetched(definitionAddress(id));
  Object.assign(files, { [pathOf(INDEX)]: JSON.stringify([entry]), [pathOf(definitionAddress(id))]: text });
  return JSON.parse(text);
}

/** The path of a file below the site. */
const pathOf = (/** @type {URL} */ { href }) => decodeURIComponent(href.slice(SITE.href.length));

/** Takes a file of the site, if there is one. */
async function take(/** @type {Contents["files"]} */ files, /** @type {string} */ path) {
  const answer = await fetch(new URL(path, SITE)).catch(() => null);
  if (answer?.ok) files[path] = await answer.text();
}

/** The rules in words, in every language: reading a definition needs a program that the file does not have. */
async function rulesOf(/** @type {object} */ definition) {
  const reader = await loadImporter();
  const text = JSON.stringify(definition);
  /** @type {Contents["rules"]} */
  const rules = {};
  for (const language of LANGUAGES) {
    const game = reader.readGame(text, undefined, language);
    if ("reasons" in game) throw new Error(game.reasons[0]?.words);
    rules[language] = { pieces: game.pieces, sections: game.rules, examples: reader.examplesOf(text, language) };
  }
  return rules;
}
