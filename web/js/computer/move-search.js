// The computer's moves: not faster than people can follow, and not longer than its clock allows.

import { kept } from "../base/promises.js";
import { openingBook } from "./opening-book.js";

/** @import { GameRecord } from "../program.js" */
/** @import { Engine, WorkerProgress } from "../engine.js" */

/** The least time between computer moves in milliseconds, so that people can follow them. */
export const PACE = 250;

/** The time in milliseconds between two attempts to end a search that has no result yet. */
const AGAIN = 50;

/** Searches one move at a time. */
export class MoveSearch {
  #engine;
  #onNews;
  /** A counter that invalidates earlier searches. */
  #turn = 0;
  /** Shows the move without waiting for the pace. */
  #hurry = () => {};

  /** Whether a search is running, or its move is not shown yet. */
  thinking = false;
  /** The last progress of the search. @type {WorkerProgress | null} */
  progress = null;
  /** The least time from one computer's move to the next, in milliseconds. */
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
   * Finds a move for the game with this record, or null if that was cancelled. If the opening book with this name has moves, it is one of them.
   * `millis` is the limit by the clock, if it runs. A strength in hundredths of a level takes the place of the level. Fails if the worker does.
   * @param {GameRecord} record
   * @param {number} level
   * @param {number | null} millis
   * @param {{ book?: string, strength?: number | null }} [more]
   */
  async find(record, level, millis, { book: bookName, strength = null } = {}) {
    const turn = ++this.#turn;
    this.thinking = true;
    this.progress = null;
    // In the background nobody follows, timers are late, and the clock runs.
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
      const move = await this.#engine.think({ record, level, strength: strength ?? undefined, book }, (progress) => {
        if (turn !== this.#turn) return;
        this.progress = progress;
        this.#onNews();
        // Timers are late in the background, but messages of the worker are not.
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

  /** Cancels the search. */
  cancel() {
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
