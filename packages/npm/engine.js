// The computer: it thinks in a worker of its own, one position at a time.

import { Engine as Thinker, compile } from "./js/engine.js";
import { levels, load } from "./js/program.js";
import { check } from "./load.js";

/** @import { Progress } from "./engine.js" */
/** @import { Session } from "./rules.js" */

/** A computer opponent. */
export class Engine {
  #thinker;

  /**
   * For `start` alone, which loads the programs first.
   * @param {WebAssembly.Module} module
   * @param {{ onRestart?: (reason: string) => void }} choices
   */
  constructor(module, choices) {
    this.#thinker = new Thinker(choices, module);
    this.#thinker.start();
  }

  /** Loads the programs and starts the worker. */
  static async start(/** @type {{ onRestart?: (reason: string) => void }} */ choices = {}) {
    const [program] = await Promise.all([compile(), load()]);
    check(choices, ["onRestart"]);
    return new Engine(program, choices);
  }

  /** The levels there are, the weakest first. */
  static async levels() {
    await load();
    return levels();
  }

  /** Whether it thinks now. */
  get busy() {
    return this.#thinker.busy;
  }

  /** Finds a move for a session; null if the search was given up. */
  async think(/** @type {Session} */ session, /** @type {{ level?: number, onProgress?: (progress: Progress) => void }} */ choices = {}) {
    check(choices, ["level", "onProgress"]);
    const { level = 4, onProgress = () => {} } = choices;
    return this.#thinker.think({ record: JSON.parse(session.record()), level }, onProgress);
  }

  /** Looks for the best lines of a session; gives the best move, or null if the search was given up. */
  async analyse(/** @type {Session} */ session, /** @type {{ lines?: number, millis?: number, onProgress?: (progress: Progress) => void }} */ choices = {}) {
    check(choices, ["lines", "millis", "onProgress"]);
    const { lines = 1, millis, onProgress = () => {} } = choices;
    return this.#thinker.analyse(JSON.parse(session.record()), { lines, millis }, onProgress);
  }

  /** Ends the search with the best move found so far; does nothing before there is one. */
  stop() {
    this.#thinker.stop();
  }

  /** Gives the search up. */
  abandon() {
    this.#thinker.abandon();
  }

  /** Ends the worker. */
  close() {
    this.#thinker.close();
  }
}
