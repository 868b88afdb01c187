// Analysis: the best lines of the position on the board, for as long as it is switched on.

import { faultOf } from "../base/faults.js";

/** @import { GameRecord, Text } from "../program.js" */
/** @import { Engine, WorkerProgress } from "../engine.js" */

/** Milliseconds before a new position is searched: who takes back ten moves in a row wants to see the tenth. */
const SETTLE = 80;

/** Follows the game, and shares its engine. */
export class Analysis {
  #engine;
  #onNews;
  /** Counts what made earlier analyses void. */
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
  /** Why the search was given up. @type {Text | string} */
  failure = "";

  /**
   * @param {Engine} engine
   * @param {(failed: boolean) => void} onNews is called when there is something new to show
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
  }

  /** Analyses the game with this record from now on, or nothing if there is none. */
  follow(/** @type {GameRecord | null} */ record) {
    this.drop();
    if (!this.on || record === null) return;
    this.searching = true;
    const turn = this.#turn;
    this.#timer = setTimeout(() => this.#search(record, turn), SETTLE);
  }

  /** Forgets the position and ends the search, if there is one. */
  drop() {
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
