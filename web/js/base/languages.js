// The languages there are, and which of them is spoken.

import { languages } from "../texts/languages.js";

/** @typedef {typeof languages[number]} SpokenLanguage A language, with what loads its catalogue. */

/** The first of these languages that there is, as the browser lists them; the first of all if there is none of them. */
export function chosen(/** @type {readonly string[]} */ wanted) {
  const primary = (/** @type {string} */ tag) => tag.split(/[-_]/)[0].toLowerCase();
  for (const tag of wanted) {
    const language = languages.find(({ id }) => id === primary(tag));
    if (language) return language;
  }
  return languages[0];
}

export { languages };
