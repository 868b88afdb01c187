// The computer, from the page's side: a worker that thinks about one position at a time.

import { WorkerWatch } from "./computer/worker-watch.js";
import { compileFrom } from "./wasm.js";

/** @import { GameRecord, PositionEvaluation, ReviewQuestion, SearchProgress } from "./program.js" */

/**
 * @typedef {{ type: "search", record: GameRecord, level: number, book?: string } | { type: "analyse", record: GameRecord, lines: number, millis?: number } | { type: "review", record: GameRecord, played: string | null, millis: number }} Question
 * What the worker is asked: for a move, for the best lines, or how a position of a game under review stands.
 */

/**
 * @typedef {object} NetworkSource Where networks come from.
 * @property {(game: string) => Promise<ArrayBuffer | null>} of that of a game; null where it cannot be had, or not soon
 * @property {(game: string) => void} forget one that cannot be used
 */

/** @typedef {SearchProgress & { memory: number }} WorkerProgress How the search stands, and the bytes of memory that the worker has taken. */

/** @typedef {{ type: "start", module: WebAssembly.Module } | { type: "network", bytes: ArrayBuffer | null } | (Question & { id: number })} ToWorker */

/**
 * @typedef {{ type: "ready" }
 *   | { type: "progress", id: number, progress: WorkerProgress }
 *   | { type: "network", id: number, game: string }
 *   | { type: "bad-network", id: number, game: string }
 *   | { type: "done", id: number, answer: Answer }
 *   | { type: "refused" | "crashed", id: number, message: string }} FromWorker
 */

/** @typedef {string | PositionEvaluation} Answer A move, or how a position stands. */

/**
 * @typedef {object} Search
 * @property {number} id
 * @property {Question} question
 * @property {(progress: WorkerProgress) => void} onProgress
 * @property {(answer: Answer | null) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {string | null} best the best move so far
 * @property {number} failures how many workers have failed at it
 */

/** How often a question is asked before it is given up, as one that the worker cannot survive. */
const TRIES = 3;

/** The program of the worker. Written out in one piece, as bundlers look for it. */
const PROGRAM = new URL("../worker_bg.wasm", import.meta.url);

/** Loads and compiles the worker's program. */
export const compile = () => compileFrom(PROGRAM);

/** Seconds for a worker to start, on a slow machine with much else to do. */
const START = 30;

/** Seconds without news from a worker that thinks; doubled with each try, should the machine be that slow. */
const SILENCE = 4;

/**
 * One search at a time. Stopping ends the worker, which cannot listen while it thinks; a fresh one is started at once
 * from the program that is compiled already. A worker that crashes, hangs or is ended by others is started again and
 * asked again; `onRestart` hears why. After some tries the search fails. `onReady` hears when a worker has started.
 * Nothing is loaded before `start`, or before the first question.
 */
export class Engine {
  /** Where a page's engines get networks; none judges with one on a page that does not say. @type {NetworkSource | null} */
  static networks = null;

  /** The program, or what is to become it. @type {Promise<WebAssembly.Module> | null} */
  #module;
  #onRestart;
  #onReady;
  /** @type {Worker | null} */
  #worker = null;
  /** Whether the worker has said that it is ready. */
  #ready = false;
  #watch = new WorkerWatch(() => this.#fail("it did not answer"));
  /** @type {Search | null} */
  #search = null;
  #lastId = 0;
  /** Whether the worker has failed with nothing to do; starting it again at once could go on for ever. */
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

  /** Starts the worker, unless it has been started: the first search then begins at once. Settles when its program is there. */
  async start() {
    if (!this.#worker && !this.#broken) this.#startWorker();
    await this.#module?.catch(() => {});
  }

  /** Whether a search is under way. */
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
   * Thinks about a game, given as the session's record. Where the opening book, given as its text, knows moves, it is one of these.
   * `onProgress` hears a few times a second how the search stands. The promise gives the move, or null if the search was given up;
   * it fails if the worker does, again and again.
   * @param {{ record: GameRecord, level: number, book?: string }} wanted
   * @param {(progress: WorkerProgress) => void} onProgress
   */
  think(wanted, onProgress) {
    return /** @type {Promise<string | null>} */ (this.#ask({ type: "search", ...wanted }, onProgress));
  }

  /**
   * Looks for the best lines of a game at full strength, for so many milliseconds or until it is stopped.
   * @param {GameRecord} record
   * @param {{ lines?: number, millis?: number }} limits
   * @param {(progress: WorkerProgress) => void} onProgress
   */
  analyse(record, { lines = 1, millis }, onProgress) {
    return /** @type {Promise<string | null>} */ (this.#ask({ type: "analyse", record, lines, millis }, onProgress));
  }

  /**
   * Evaluates a position of a game that is reviewed, at full strength, within so many milliseconds. The promise gives null if the
   * question was given up; it fails if the worker does, again and again.
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

  /** Gives the search up. */
  abandon() {
    if (this.#search) this.#end(this.#search, null);
  }

  /** Gives the search up and ends the worker. After that the engine cannot be used any more. */
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
    this.#tell({ ...search.question, id: search.id });
    if (this.#ready) this.#watch.expect(silence(search));
  }

  #tell(/** @type {ToWorker} */ message) {
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
      worker = openWorker();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A page that allows no workers; told when there is somebody to hear it.
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

  /** Gives a worker its program; how long that takes to come is the network's affair. */
  async #giveProgram(/** @type {Worker} */ worker) {
    const module = (this.#module ??= compile());
    try {
      const program = await module;
      if (worker !== this.#worker) return;
      this.#tell({ type: "start", module: program });
      this.#watch.expect(START);
    } catch (error) {
      // It is loaded again with the next try.
      if (module === this.#module) this.#module = null;
      if (worker === this.#worker) this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Gives the worker the network that its search wants. It is silent until it has one, or the word that there is none. */
  async #giveNetwork(/** @type {string} */ game) {
    const worker = this.#worker;
    this.#watch.rest();
    const bytes = (await Engine.networks?.of(game)) ?? null;
    // A worker whose search was given up has been ended.
    if (worker !== this.#worker || !this.#search) return;
    this.#tell({ type: "network", bytes });
    this.#watch.expect(silence(this.#search));
  }

  #hear(/** @type {FromWorker} */ message) {
    if (message.type === "ready") return this.#begun();
    const search = this.#search;
    // An answer to a question that nobody asks any more.
    if (!search || message.id !== search.id) return;
    this.#watch.heard();
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

  /** The worker is of no use any more. */
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

/** Seconds without news after which the worker of a search has failed. */
const silence = (/** @type {Search} */ { failures }) => SILENCE * 2 ** failures;

/** A new worker, also for a page of another origin than this module's. */
function openWorker() {
  if (new URL(import.meta.url).origin === location.origin) {
    // Written out in one piece, as bundlers look for it.
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "computer" });
  }
  return new Worker(importingWorker(), { type: "module", name: "computer" });
}

/** @type {string | undefined} */
let importing;

/** The address of a script that imports the worker: browsers start workers from the page's own origin only. */
function importingWorker() {
  // Not of the form that bundlers look for: the worker of a bundle is always of the page's origin.
  const here = import.meta.url;
  const address = new URL("worker.js", here).href;
  importing ??= URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
  return importing;
}
