// The computer as an opponent, loaded when a game against it begins.

import { Engine } from "../js/engine.js";
import { Searcher, compile, start } from "../js/program.js";

/** The strongest level on the page's own thread, which stands still meanwhile. */
const KIND_LEVEL = 4;

/** Thinks about one game at a time, in a worker where the page allows one. */
export class Opponent {
  #module = null;
  #engine = null;
  #searcher = null;
  #ended = false;

  /** The computer's move in a game, as text; nothing if the game was given up meanwhile. */
  async move(record, level) {
    this.#module ??= await compile();
    if (!this.#searcher && !this.#ended) {
      try {
        this.#engine ??= new Engine(this.#module);
        return await this.#engine.think(record, level, () => {});
      } catch {
        // A page that allows no worker from here: the same thinking on its own thread, and only briefly.
        this.#engine?.close();
        this.#engine = null;
        await start(this.#module);
        if (!this.#ended) this.#searcher = new Searcher();
      }
    }
    // Lets the page show that it is the computer's turn before the thread is busy.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return this.#ended ? null : this.#searcher.search(record, Math.min(level, KIND_LEVEL), () => {});
  }

  /** Ends the thinking. */
  end() {
    this.#ended = true;
    this.#engine?.close();
    this.#searcher?.free();
    this.#engine = this.#searcher = null;
  }
}
