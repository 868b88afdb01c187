// Analysis: the best lines of the position on the board, while it is switched on.

import { faultOf } from "../base/faults.js";

/** @import { GameRecord, Text } from "../program.js" */
/** @import { Engine, WorkerProgress } from "../engine.js" */

/** The delay in milliseconds before a new position is searched, for several quick steps in a row. */
const SETTLE = 80;

/** Follows the game, and shares its engine. */
export class Analysis {
  #engine;
  #onNews;
  /** A counter that invalidates earlier analyses. */
  #turn = 0;
  /** @type {number | undefined} */
  #timer;

  /** Whether the person wants it. */
  on = false;
  /** How many lines are wanted, 1 to 3. */
  lines = 3;
  /** The last progress of the search, for the position on the board. @type {WorkerProgress | null} */
  news = null;
  /** Whether a search is under way. */
  searching = false;
  /** Why the search failed. @type {Text | string} */
  failure = "";

  /**
   * @param {Engine} engine
   * @param {(failed: boolean) => void} onNews is called when there is something new to show
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
  }

  /** Analyses the game with this record from now on, or none. */
  follow(/** @type {GameRecord | null} */ record) {
    this.cancel();
    if (!this.on || record === null) return;
    this.searching = true;
    const turn = this.#turn;
    this.#timer = setTimeout(() => this.#search(record, turn), SETTLE);
  }

  /** Ends the search and removes its results. */
  cancel() {
    this.#turn += 1;
    clearTimeout(this.#timer);
    if (this.searching) this.#engine.abandon();
    this.searching = false;
    this.news = null;
    this.failure = "";
  }

  async #search(/** @type {GameRecord} */ record, /** @type {number} */ turn) {
    try {
      await this.#engine.analyse(record, { lines: this.lines }, (news) => {
        if (turn !== this.#turn) return;
        this.news = news;
        this.#onNews(this.failure !== "");
      });
    } catch (error) {
      if (turn === this.#turn) this.failure = faultOf(error);
    }
    if (turn !== this.#turn) return;
    this.searching = false;
    this.#onNews(this.failure !== "");
  }
}
