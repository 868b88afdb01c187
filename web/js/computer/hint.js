// A hint: the best move of a short search at full strength, shown and not played.

/** @import { GameRecord, SearchLine } from "../program.js" */
/** @import { Engine } from "../engine.js" */

/** The time of the search in milliseconds. */
const TIME = 1500;

/** The hint for the position on the board. */
export class Hint {
  #engine;
  #turn = 0;

  /** The line that begins with the move. @type {SearchLine | null} */
  line = null;
  /** Whether a search is running. */
  looking = false;
  /** Whether the search has found a move yet. */
  found = false;

  constructor(/** @type {Engine} */ engine) {
    this.#engine = engine;
  }

  /**
   * Searches a hint in the game with this record. Fails if the worker does.
   * @param {GameRecord} record
   * @param {() => void} onNews is called once there is a move to show
   */
  async find(record, onNews) {
    this.cancel();
    const turn = this.#turn;
    this.looking = true;
    /** @type {SearchLine | null} */
    let last = null;
    try {
      await this.#engine.analyse(record, { lines: 1, millis: TIME }, ({ lines }) => {
        if (turn !== this.#turn) return;
        last = lines[0] ?? null;
        if (this.found) return;
        this.found = true;
        onNews();
      });
      if (turn === this.#turn) this.line = last;
    } finally {
      if (turn === this.#turn) this.looking = false;
    }
  }

  /** Cancels the search and removes the hint. */
  cancel() {
    this.#turn += 1;
    if (this.looking) this.#engine.abandon();
    this.looking = this.found = false;
    this.line = null;
  }
}
