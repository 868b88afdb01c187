// The computer: it thinks in a worker of its own, one position at a time.

import { Engine as Thinker } from "./js/engine.js";
import allLevels from "./programs/levels.js";
import { compile, makeWorkersWith } from "./worker-files.js";

/** @import { Progress } from "./engine.js" */
/** @import { Session } from "./rules.js" */

/** Refuses keys of an object of choices that nobody knows. */
function check(/** @type {object} */ choices, /** @type {string[]} */ known) {
  const other = Object.keys(choices).find((key) => !known.includes(key));
  if (other) throw new TypeError(`“${other}” is not known here; there is ${known.join(", ")}`);
}

/** A computer opponent. */
export class Engine {
  #thinker;

  /**
   * For `start` alone, which loads the program first.
   * @param {WebAssembly.Module} module
   * @param {{ onRestart?: (reason: string) => void }} choices
   */
  constructor(module, choices) {
    this.#thinker = new Thinker(choices, module);
    this.#thinker.start();
  }

  /** Loads the program and starts the worker. */
  static async start(/** @type {{ onRestart?: (reason: string) => void, worker?: () => Worker }} */ choices = {}) {
    check(choices, ["onRestart", "worker"]);
    const { worker, ...listeners } = choices;
    if (worker) makeWorkersWith(worker);
    return new Engine(await compile(), listeners);
  }

  /** The levels there are, the weakest first. */
  static async levels() {
    return allLevels.map((level) => ({ ...level }));
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
