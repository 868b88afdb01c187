// The page's interface to the computer: a worker that searches one position at a time.

import { WorkerWatch } from "./computer/worker-watch.js";
import { compile, openWorker } from "./worker-files.js";

export { compile };

/** @import { GameRecord, PositionEvaluation, ReviewQuestion, SearchProgress } from "./program.js" */

/**
 * @typedef {{ type: "search", record: GameRecord, level: number, strength?: number, book?: string } | { type: "analyse", record: GameRecord, lines: number, millis?: number } | { type: "review", record: GameRecord, played: string | null, millis: number }} Question
 * The questions to the worker: a move, the best lines, or the evaluation of a position under review.
 */

/**
 * @typedef {object} NetworkSource The source of networks.
 * @property {(game: string) => Promise<ArrayBuffer | null>} of that of a game; null if it is not available, or not in time
 * @property {(game: string) => void} forget removes one that cannot be used
 */

/** @typedef {SearchProgress & { memory: number }} WorkerProgress The progress of the search, and the worker's memory in bytes. */

/** @typedef {{ type: "start", module: WebAssembly.Module } | { type: "network", bytes: ArrayBuffer | null } | (Question & { id: number })} ToWorker */

/**
 * @typedef {{ type: "ready" }
 *   | { type: "progress", id: number, progress: WorkerProgress }
 *   | { type: "network", id: number, game: string }
 *   | { type: "bad-network", id: number, game: string }
 *   | { type: "done", id: number, answer: Answer }
 *   | { type: "refused" | "crashed", id: number, message: string }} FromWorker
 */

/** @typedef {string | PositionEvaluation} Answer A move, or the evaluation of a position. */

/**
 * @typedef {object} Search
 * @property {number} id
 * @property {Question} question
 * @property {(progress: WorkerProgress) => void} onProgress
 * @property {(answer: Answer | null) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {string | null} best the best move so far
 * @property {number} failures the number of workers that failed
 */

/** The number of attempts at a question before it fails. */
const TRIES = 3;

/** The time in seconds for a worker to start, on a slow and busy machine. */
const START = 30;

/** The time in seconds without a message from a searching worker; doubled with each attempt, for slow machines. */
const SILENCE = 4;

/**
 * One search at a time. Stopping terminates the worker, which cannot receive messages while it searches; a new one is started at once from the
 * compiled program. A worker that crashes, hangs or is terminated is restarted and asked again; `onRestart` gets the reason. After some attempts the
 * search fails. `onReady` is called when a worker has started. Nothing is loaded before `start`, or before the first question.
 */
export class Engine {
  /** The source of networks for all engines of a page; by default there is none. @type {NetworkSource | null} */
  static networks = null;

  /** Opens the worker: by default the module beside this one. */
  static openWorker = openWorker;

  /** The program, or the promise of it. @type {Promise<WebAssembly.Module> | null} */
  #module;
  #onRestart;
  #onReady;
  /** @type {Worker | null} */
  #worker = null;
  /** Whether the worker has reported that it is ready. */
  #ready = false;
  #watch = new WorkerWatch(() => this.#fail("it did not answer"));
  /** @type {Search | null} */
  #search = null;
  #lastId = 0;
  /** Whether the worker has failed while idle; restarting it at once could repeat for ever. */
  #broken = false;

  /**
   * @param {{ onRestart?: (reason: string) => void, onReady?: () => void }} [listeners]
   * @param {WebAssembly.Module | null} [module] the program, where it is compiled already
   */
  constructor({ onRestart = () => {}, onReady = () => {} } = {}, module = null) {
    this.#module = module && Promise.resolve(module);
    this.#onRestart = onRestart;
    this.#onReady = onReady;
  }

  /** Starts the worker, unless it has been started, so that the first search begins at once. Settles when its program is loaded. */
  async start() {
    if (!this.#worker && !this.#broken) this.#startWorker();
    await this.#module?.catch(() => {});
  }

  /** Whether a search is running. */
  get busy() {
    return this.#search !== null;
  }

  /** Whether the worker has started. */
  get ready() {
    return this.#ready;
  }

  /** Whether a search waits for its worker to start. */
  get starting() {
    return this.busy && !this.#ready;
  }

  /**
   * Finds a move for a game, given as the session's record. If the opening book, given as its text, has moves, it is one of them. `onProgress` is
   * called a few times a second. The promise gives the move, or null if the search was cancelled; it fails if the worker fails repeatedly.
   * @param {{ record: GameRecord, level: number, strength?: number, book?: string }} wanted
   * @param {(progress: WorkerProgress) => void} onProgress
   */
  think(wanted, onProgress) {
    return /** @type {Promise<string | null>} */ (this.#ask({ type: "search", ...wanted }, onProgress));
  }

  /**
   * Finds the best lines of a game at full strength, within `millis` milliseconds or until it is stopped.
   * @param {GameRecord} record
   * @param {{ lines?: number, millis?: number }} limits
   * @param {(progress: WorkerProgress) => void} onProgress
   */
  analyse(record, { lines = 1, millis }, onProgress) {
    return /** @type {Promise<string | null>} */ (this.#ask({ type: "analyse", record, lines, millis }, onProgress));
  }

  /**
   * Evaluates a position of a game under review, at full strength, within `millis` milliseconds. The promise gives null if the question was
   * cancelled; it fails if the worker fails repeatedly.
   * @param {ReviewQuestion} question
   * @param {number} millis
   */
  review({ record, played }, millis) {
    return /** @type {Promise<PositionEvaluation | null>} */ (this.#ask({ type: "review", record, played, millis: Math.round(millis) }, () => {}));
  }

  /** Ends the search with the best move found so far. Does nothing before there is one. */
  stop() {
    const search = this.#search;
    if (search?.best) this.#end(search, search.best);
  }

  /** Cancels the search. */
  abandon() {
    if (this.#search) this.#end(this.#search, null);
  }

  /** Cancels the search and terminates the worker. After that the engine cannot be used any more. */
  close() {
    const search = this.#search;
    this.#search = null;
    this.#watch.rest();
    this.#worker?.terminate();
    search?.resolve(null);
  }

  /**
   * @param {Question} question
   * @param {(progress: WorkerProgress) => void} onProgress
   * @returns {Promise<Answer | null>}
   */
  #ask(question, onProgress) {
    this.abandon();
    if (this.#broken || !this.#worker) this.#restart();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const search = { id, question, onProgress, resolve, reject, best: null, failures: 0 };
      this.#search = search;
      this.#send(search);
    });
  }

  #send(/** @type {Search} */ search) {
    this.#post({ ...search.question, id: search.id });
    if (this.#ready) this.#watch.expect(silence(search));
  }

  #post(/** @type {ToWorker} */ message) {
    this.#worker?.postMessage(message);
  }

  #end(/** @type {Search} */ search, /** @type {string | null} */ move) {
    this.#search = null;
    this.#restart();
    search.resolve(move);
  }

  #restart() {
    this.#worker?.terminate();
    this.#startWorker();
  }

  #startWorker() {
    /** @type {Worker} */
    let worker;
    try {
      worker = Engine.openWorker();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A page that does not allow workers; reported when a search is waiting.
      this.#worker = null;
      this.#ready = this.#broken = false;
      queueMicrotask(() => this.#worker === null && !this.#broken && this.#fail(reason));
      return;
    }
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || "it could not be started");
    };
    this.#worker = worker;
    this.#ready = this.#broken = false;
    this.#giveProgram(worker);
  }

  /** Sends the program to a worker; the time for it depends on the network connection. */
  async #giveProgram(/** @type {Worker} */ worker) {
    const module = (this.#module ??= compile());
    try {
      const program = await module;
      if (worker !== this.#worker) return;
      this.#post({ type: "start", module: program });
      this.#watch.expect(START);
    } catch (error) {
      // It is loaded again with the next attempt.
      if (module === this.#module) this.#module = null;
      if (worker === this.#worker) this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Sends the worker the network for its search. It waits for the network, or for the message that there is none. */
  async #giveNetwork(/** @type {string} */ game) {
    const worker = this.#worker;
    this.#watch.rest();
    const bytes = (await Engine.networks?.of(game)) ?? null;
    // The worker of a cancelled search has been terminated.
    if (worker !== this.#worker || !this.#search) return;
    this.#post({ type: "network", bytes });
    this.#watch.expect(silence(this.#search));
  }

  #hear(/** @type {FromWorker} */ message) {
    if (message.type === "ready") return this.#begun();
    const search = this.#search;
    // An answer to a cancelled question.
    if (!search || message.id !== search.id) return;
    this.#watch.reset();
    if (message.type === "progress") {
      search.best = message.progress.best ?? search.best;
      search.onProgress(message.progress);
    } else if (message.type === "network") {
      this.#giveNetwork(message.game);
    } else if (message.type === "bad-network") {
      Engine.networks?.forget(message.game);
    } else if (message.type === "crashed") {
      this.#fail(message.message);
    } else {
      this.#search = null;
      this.#watch.rest();
      if (message.type === "done") search.resolve(message.answer);
      else search.reject(new Error(message.message));
    }
  }

  #begun() {
    this.#ready = true;
    if (this.#search) this.#watch.expect(silence(this.#search));
    else this.#watch.rest();
    this.#onReady();
  }

  /** Discards the worker. */
  #fail(/** @type {string} */ reason) {
    const search = this.#search;
    this.#watch.rest();
    if (search && ++search.failures < TRIES) {
      this.#restart();
      this.#send(search);
      this.#onRestart(reason);
      return;
    }
    this.#worker?.terminate();
    this.#search = null;
    this.#broken = true;
    search?.reject(new Error(reason));
  }
}

/** The time in seconds without messages after which the worker of a search has failed. */
const silence = (/** @type {Search} */ { failures }) => SILENCE * 2 ** failures;
