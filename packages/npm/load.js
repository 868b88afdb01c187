// Loads the program of the rules, and chooses the language in which it speaks.

import start, { Texts, nearestWord } from "./programs/rules.js";
import packedCatalogues, { languages as all } from "./programs/catalogues.js";
import { spoken } from "./language.js";
import { compiled, once, unpackedJson } from "./packed.js";

/** @import { Text, TextArguments } from "./page.js" */

/** The program hands on texts; here they are said. @type {Texts | null} */
let texts = null;

/** The catalogues, by the tags of their languages. @type {Record<string, string>} */
let catalogues = {};

/** Loads the program. */
export const init = once(async () => {
  const { default: packed } = await import("./programs/rules.packed.js");
  await start({ module_or_path: await compiled(packed) });
  catalogues = /** @type {Record<string, string>} */ (unpackedJson(packedCatalogues));
  texts ??= new Texts(all[0].id, catalogues[all[0].id]);
});

/** The languages there are: `[{ id, name }]`. */
export const languages = () => all.map((language) => ({ ...language }));

/** Chooses the language of all words from now on: the first of these tags that there is, or English. */
export function setLanguage(/** @type {(string | string[])[]} */ ...tags) {
  loaded();
  const wanted = tags.flat().map((tag) => String(tag).split(/[-_]/)[0].toLowerCase());
  const id = wanted.find((tag) => Object.hasOwn(catalogues, tag)) ?? all[0].id;
  texts = new Texts(id, catalogues[id]);
  spoken.tag = id;
  return id;
}

/** The words of a text. @type {(id: string, args?: TextArguments) => string} */
export const say = (id, args) => loaded().say(id, args);

/** The texts, once the program is there. */
function loaded() {
  if (!texts) throw new Error("The rules are not loaded yet: call init() and wait for it first");
  return texts;
}

/**
 * Asks the program, which throws texts, and throws errors.
 * @template T
 * @param {() => T} question
 */
export function ask(question) {
  loaded();
  try {
    return question();
  } catch (error) {
    if (isText(error)) throw new Error(say(error.text, error.args));
    throw typeof error === "string" ? new Error(error) : error;
  }
}

/** Whether a value is a text that the program hands on. @returns {value is Text} */
function isText(/** @type {unknown} */ value) {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return false;
  return Object.keys(value).every((key) => key === "text" || key === "args");
}

/**
 * What stands for a value once its texts are words.
 * @template T
 * @typedef {T extends Text ? string : T extends (infer Item)[] ? Worded<Item>[] : T extends object ? { [Key in keyof T]: Worded<T[Key]> } : T} Worded
 */

/**
 * Puts words in where the program hands on texts.
 * @template T
 * @param {T} value
 */
export const worded = (value) => /** @type {Worded<T>} */ (inWords(value));

/** @returns {unknown} */
function inWords(/** @type {unknown} */ value) {
  if (Array.isArray(value)) return value.map(inWords);
  if (value === null || typeof value !== "object") return value;
  if (isText(value)) return say(value.text, value.args);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
}

/** Refuses keys of an object of choices that nobody knows, with the nearest of those there are. */
export function check(/** @type {object} */ choices, /** @type {string[]} */ known) {
  for (const key of Object.keys(choices ?? {})) {
    if (known.includes(key)) continue;
    const meant = nearestWord(key, known);
    throw new TypeError(`“${key}” is not known here; ${meant ? `did you mean “${meant}”?` : `there is ${known.join(", ")}`}`);
  }
}
