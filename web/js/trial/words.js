// The texts of the panel: words and numbers in one language, from a module generated from `trial.ftl`.

import { SITE } from "../site.js";

/** @typedef {Record<string, string>} Texts */

/** The words of a language. */
export class TrialWords {
  #texts;
  #language;

  /**
   * @param {Texts} texts
   * @param {string} language
   */
  constructor(texts, language) {
    this.#texts = texts;
    this.#language = language;
  }

  /**
   * A text with its arguments.
   * @param {string} id
   * @param {Record<string, string | number>} [gaps]
   */
  say(id, gaps = {}) {
    const value = (/** @type {string} */ name) => (typeof gaps[name] === "number" ? this.number(gaps[name]) : gaps[name]);
    return (this.#texts[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => value(name) ?? whole);
  }

  /** A player's name. */
  player(/** @type {string} */ name) {
    return this.#texts[`player-${name.toLowerCase()}`] ?? name;
  }

  /** Why a game ended. */
  end(/** @type {string} */ reason) {
    return this.#texts[`end-${reason}`] ?? reason;
  }

  /** A number with this number of decimals. */
  number(/** @type {number} */ value, decimals = 0) {
    return new Intl.NumberFormat(this.#language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  }

  /** A fraction in percent. */
  percent(/** @type {number} */ part, decimals = 0) {
    return new Intl.NumberFormat(this.#language, { style: "percent", minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(part);
  }

  /** Several names in a row. */
  list(/** @type {string[]} */ names) {
    return new Intl.ListFormat(this.#language).format(names);
  }
}

/** The words of a language, or of the first one if there are none. */
export async function wordsOf(/** @type {string} */ language) {
  /** @type {{ default: Record<string, Texts> }} */
  const { default: texts } = await import(new URL("trial/texts.js", SITE).href);
  const tag = language in texts ? language : Object.keys(texts)[0];
  return new TrialWords(texts[tag], tag);
}
