// The computer's moves: thinking, no faster than people can follow, and no longer than its clock allows.

import { kept } from "../base/promises.js";
import { openingBook } from "./opening-book.js";

/** @import { GameRecord } from "../program.js" */
/** @import { Engine, WorkerProgress } from "../engine.js" */

/** Computer moves are not shown faster than this many milliseconds, or nobody could follow them. */
export const PACE = 250;

/** Milliseconds between two attempts to end a search that has found nothing yet. */
const AGAIN = 50;

/** Thinks about one move at a time. */
export class MoveSearch {
  #engine;
  #onNews;
  /** Counts what made earlier thinking void. */
  #turn = 0;
  /** Lets the move be shown without waiting for the pace. */
  #hurry = () => {};

  /** Whether a search is under way, or its move waits to be shown. */
  thinking = false;
  /** The last progress of the search. @type {WorkerProgress | null} */
  progress = null;
  /** Milliseconds from one computer's move to the next, at least. */
  pace = PACE;

  /**
   * @param {Engine} engine
   * @param {() => void} onNews is called when there is progress to show
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
  }

  /**
   * Finds a move for the game with this record, or null if that was given up: one of the opening book with this name, if it knows
   * any. `millis` is what the clock allows, if it runs. Fails if the worker does.
   * @param {GameRecord} record
   * @param {number} level
   * @param {number | null} millis
   * @param {string} [bookName]
   */
  async find(record, level, millis, bookName) {
    const turn = ++this.#turn;
    this.thinking = true;
    this.progress = null;
    // Nobody follows in the background, where waiting takes longer than it should and the clock runs.
    const hurried = millis !== null && document.hidden;
    const pace = kept();
    this.#hurry = pace.keep;
    if (hurried) this.#hurry();
    else setTimeout(this.#hurry, this.pace);
    const end = millis === null ? Infinity : performance.now() + millis;
    const limit = millis === null ? undefined : setTimeout(() => this.#cut(turn), millis);
    try {
      const book = await openingBook(bookName);
      if (turn !== this.#turn) return null;
      const move = await this.#engine.think({ record, level, book }, (progress) => {
        if (turn !== this.#turn) return;
        this.progress = progress;
        this.#onNews();
        // Timers are late in the background; what the worker tells is not.
        if (performance.now() > end) this.#cut(turn);
      });
      await pace.promise;
      return turn === this.#turn ? move : null;
    } catch (error) {
      if (turn === this.#turn) throw error;
      return null;
    } finally {
      clearTimeout(limit);
      if (turn === this.#turn) this.thinking = false;
    }
  }

  /** Ends the search: the best move found so far is played. */
  stop() {
    this.#hurry();
    this.#engine.stop();
  }

  /** Gives the search up. */
  drop() {
    this.#turn += 1;
    this.#engine.abandon();
    this.thinking = false;
    this.progress = null;
  }

  #cut(/** @type {number} */ turn) {
    if (turn !== this.#turn || !this.#engine.busy) return;
    this.#engine.stop();
    if (this.#engine.busy) setTimeout(() => this.#cut(turn), AGAIN);
  }
}
