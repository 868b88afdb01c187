// Decides which of the tabs with the same game on the board plays for its computers: one at a time.

import { kept } from "../base/promises.js";
import { PREFIX } from "./saved-games.js";

/**
 * A browser lock for one game, which passes to the next tab when a tab is closed or crashes. Without browser locks (pages without https), every tab
 * assumes that it has the lock.
 */
export class GameLock {
  #onGiven;
  #onTaken;
  /** @type {string | null} */
  #name = null;
  #held = false;
  /** Releases the lock, or stops waiting for it. @type {() => void} */
  #leave = () => {};

  /**
   * @param {object} listeners
   * @param {() => void} listeners.onGiven is called when this tab gets the lock, because the other one is closed
   * @param {() => void} listeners.onTaken is called when another tab has taken it
   */
  constructor({ onGiven, onTaken }) {
    this.#onGiven = onGiven;
    this.#onTaken = onTaken;
  }

  /** This tab plays the game from now on, instead of any other. */
  take(/** @type {string} */ id) {
    if (this.#held && this.#name === nameOf(id)) return;
    this.#begin(id);
    this.#request({ steal: true });
  }

  /** Whether this tab may play the game. If another one does, this one waits for it to end. */
  async ask(/** @type {string} */ id) {
    this.#begin(id);
    const name = this.#name;
    const free = await this.#request({ ifAvailable: true });
    if (!free && this.#name === name) this.#wait();
    return free;
  }

  /** Lets another tab play the game. */
  release() {
    this.#leave();
    this.#leave = () => {};
    this.#held = false;
    this.#name = null;
  }

  #begin(/** @type {string} */ id) {
    this.release();
    this.#name = nameOf(id);
  }

  #wait() {
    const name = this.#name;
    const end = new AbortController();
    this.#leave = () => end.abort();
    this.#request({ signal: end.signal }).then((given) => given && this.#name === name && this.#onGiven());
  }

  /**
   * Requests the lock. The promise gives whether it was granted.
   * @param {LockOptions} options
   * @returns {Promise<boolean>}
   */
  #request(options) {
    const name = this.#name;
    if (!("locks" in navigator) || name === null) {
      this.#held = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const given = (/** @type {Lock | null} */ lock) => {
        resolve(lock !== null);
        if (lock === null || this.#name !== name) return null;
        this.#held = true;
        const { promise, keep } = kept();
        this.#leave = keep;
        return promise;
      };
      navigator.locks.request(name, options, given).catch(() => {
        // Taken by another tab, or no longer waited for.
        resolve(false);
        if (!this.#held || this.#name !== name) return;
        this.#held = false;
        this.#wait();
        this.#onTaken();
      });
    });
  }
}

const nameOf = (/** @type {string} */ id) => PREFIX + id;
