// The element's own texts; those that depend on the rules are the program's. They come from the catalogues, from which `texts.js` is generated when
// the site is built.

import texts from "./texts.js";

/** @typedef {import("../types/built.js").ElementTexts} Words The words of one language. */
/** @typedef {keyof Words} WordKey */
/** @typedef {keyof typeof texts} Language */

const languages = /** @type {Language[]} */ (Object.keys(texts));

/** The supported language for a requested one. */
export const spoken = (/** @type {string | null | undefined} */ tag) =>
  languages.find((language) => new RegExp(`^${language}(?![a-z])`, "i").test(tag ?? "")) ?? languages[0];

/** The language of these words. */
export const tagOf = (/** @type {Words} */ words) => languages.find((language) => texts[language] === words) ?? languages[0];

/** The words of a language; those of the first one if it is not supported. @type {(tag?: string | null) => Words} */
export const words = (tag) => texts[spoken(tag)];
