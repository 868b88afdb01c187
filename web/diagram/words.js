// What the element says by itself; what depends on the rules, the program says. The texts stand in the catalogues, of which
// `texts.js` is made when the site is built.

import texts from "./texts.js";

/** @typedef {import("../types/built.js").ElementTexts} Words The words of one language. */
/** @typedef {keyof Words} WordKey */
/** @typedef {keyof typeof texts} Language */

const languages = /** @type {Language[]} */ (Object.keys(texts));

/** The language that is spoken where this one is asked for. */
export const spoken = (/** @type {string | null | undefined} */ tag) =>
  languages.find((language) => new RegExp(`^${language}(?![a-z])`, "i").test(tag ?? "")) ?? languages[0];

/** The language of these words. */
export const tagOf = (/** @type {Words} */ words) => languages.find((language) => texts[language] === words) ?? languages[0];

/** The words of a language; those of the first one where it is not spoken. @type {(tag?: string | null) => Words} */
export const words = (tag) => texts[spoken(tag)];
