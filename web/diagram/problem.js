// Why a diagram cannot be shown.

/** @import { WordKey } from "./words.js" */

/** Why a diagram cannot be shown: a key of the words, and its argument. */
export class Problem extends Error {
  /**
   * @param {WordKey} key
   * @param {string} [detail]
   */
  constructor(key, detail = "") {
    super(`${key}: ${detail}`);
    this.key = key;
    this.detail = detail;
  }
}
