// Messages about the game: errors, and temporary notices.

import { faultOf } from "../base/faults.js";

/** @import { Text } from "../program.js" */
/** @import { GameStore } from "./game-store.js" */

/** The time in milliseconds that a notice stays, unless the person acts. */
const NOTICE = 15_000;

/** Problems and notices of a game. */
export class Notices {
  #store;
  #ends = 0;

  constructor(/** @type {GameStore} */ store) {
    this.#store = store;
  }

  /** Shows a notice for some time, with the next change. */
  set(/** @type {Text} */ notice) {
    this.#store.data.notice = notice;
    clearTimeout(this.#ends);
    this.#ends = setTimeout(() => {
      this.clear();
      this.#store.emit("change");
    }, NOTICE);
  }

  /** Shows a notice for some time, at once. */
  announce(/** @type {Text} */ notice) {
    if (!this.#store.begun) return;
    this.set(notice);
    this.#store.emit("change");
  }

  /** Removes the notice. */
  clear() {
    clearTimeout(this.#ends);
    if (this.#store.begun) this.#store.data.notice = "";
  }

  /**
   * Shows an error. Returns false.
   * @param {Text | string} problem
   */
  refuse(problem) {
    if (!this.#store.begun) return false;
    this.#store.data.problem = problem;
    this.#store.emit("change");
    return false;
  }

  /**
   * Calls a function, and shows its error if it fails. Returns whether it succeeded.
   * @param {() => void} act
   */
  attempt(act) {
    try {
      act();
      return true;
    } catch (error) {
      return this.refuse(faultOf(error));
    }
  }
}
