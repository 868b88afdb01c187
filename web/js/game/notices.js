// What is said about the game besides how it stands: what went wrong, and what is worth knowing for a moment.

import { faultOf } from "../base/faults.js";

/** @import { Text } from "../program.js" */
/** @import { GameStore } from "./game-store.js" */

/** Milliseconds that a notice stays, unless the person does something. */
const NOTICE = 15_000;

/** Problems and notices of a game. */
export class Notices {
  #store;
  #ends = 0;

  constructor(/** @type {GameStore} */ store) {
    this.#store = store;
  }

  /** Says something for some time, with the next change. */
  set(/** @type {Text} */ notice) {
    this.#store.data.notice = notice;
    clearTimeout(this.#ends);
    this.#ends = setTimeout(() => {
      this.clear();
      this.#store.emit("change");
    }, NOTICE);
  }

  /** Says something for some time, at once. */
  announce(/** @type {Text} */ notice) {
    if (!this.#store.begun) return;
    this.set(notice);
    this.#store.emit("change");
  }

  /** Takes the notice away. */
  clear() {
    clearTimeout(this.#ends);
    if (this.#store.begun) this.#store.data.notice = "";
  }

  /**
   * Says what is wrong. Gives false, as what was tried has failed.
   * @param {Text | string} problem
   */
  refuse(problem) {
    if (!this.#store.begun) return false;
    this.#store.data.problem = problem;
    this.#store.emit("change");
    return false;
  }

  /**
   * Does what may fail, and says why if it does. Tells whether it succeeded.
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
