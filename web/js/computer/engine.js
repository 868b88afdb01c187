// The computer, from the page's side: a worker that thinks about one position at a time.

import { WorkerWatch } from "./worker-watch.js";

/** How often a question is asked before it is given up, as one that the worker cannot survive. */
const TRIES = 3;

/** Seconds for a worker to start, on a slow machine with much else to do. */
const START = 30;

/** Seconds without news from a worker that thinks; doubled with each try, should the machine be that slow. */
const SILENCE = 4;

/**
 * One search at a time. Stopping ends the worker, which cannot listen while it thinks; a fresh one is started at once
 * from the program that is compiled already. A worker that crashes, hangs or is ended by others is started again and
 * asked again; `onRestart` hears why. After some tries the search fails. `onReady` hears when a worker has started.
 */
export class Engine {
  #module;
  #onRestart;
  #onReady;
  #worker = null;
  /** Whether the worker has said that it is ready. */
  #ready = false;
  #watch = new WorkerWatch(() => this.#fail("it did not answer"));
  #search = null;
  #lastId = 0;
  /** Whether the worker has failed with nothing to do; starting it again at once could go on for ever. */
  #broken = false;

  constructor(module, { onRestart = () => {}, onReady = () => {} } = {}) {
    this.#module = module;
    this.#onRestart = onRestart;
    this.#onReady = onReady;
    this.#startWorker();
  }

  /** Whether a search is under way. */
  get busy() {
    return this.#search !== null;
  }

  /** Whether a search waits for its worker to start. */
  get starting() {
    return this.busy && !this.#ready;
  }

  /**
   * Thinks about a game, given as the session's record. `onProgress` hears a few times a second how the search stands.
   * The promise gives the move, or null if the search was given up; it fails if the worker does, again and again.
   */
  think(record, level, onProgress) {
    return this.#ask({ type: "search", record, level }, onProgress);
  }

  /** Looks for the best lines of a game at full strength, for so many milliseconds or until it is stopped. */
  analyse(record, { lines = 1, millis } = {}, onProgress) {
    return this.#ask({ type: "analyse", record, lines, millis }, onProgress);
  }

  /** Ends the search with the best move found so far. Does nothing before there is one. */
  stop() {
    const best = this.#search?.best;
    if (best) this.#end(best);
  }

  /** Gives the search up. */
  abandon() {
    if (this.#search) this.#end(null);
  }

  /** Gives the search up and ends the worker. After that the engine cannot be used any more. */
  close() {
    const search = this.#search;
    this.#search = null;
    this.#watch.rest();
    this.#worker?.terminate();
    search?.resolve(null);
  }

  #ask(question, onProgress) {
    this.abandon();
    if (this.#broken) this.#restart();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#search = { id, question, onProgress, resolve, reject, best: null, failures: 0 };
      this.#send();
    });
  }

  #send() {
    const { id, question } = this.#search;
    this.#worker?.postMessage({ ...question, id });
    if (this.#ready) this.#watch.expect(this.#silence);
  }

  get #silence() {
    return SILENCE * 2 ** this.#search.failures;
  }

  #end(move) {
    const search = this.#search;
    this.#search = null;
    this.#restart();
    search.resolve(move);
  }

  #restart() {
    this.#worker?.terminate();
    this.#startWorker();
  }

  #startWorker() {
    let worker = null;
    try {
      worker = openWorker();
    } catch (error) {
      // A page that allows no workers; told when there is somebody to hear it.
      this.#worker = null;
      this.#ready = this.#broken = false;
      queueMicrotask(() => this.#worker === null && !this.#broken && this.#fail(error.message));
      return;
    }
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || "it could not be started");
    };
    worker.postMessage({ type: "start", module: this.#module });
    this.#worker = worker;
    this.#ready = this.#broken = false;
    this.#watch.expect(START);
  }

  #hear(message) {
    if (message.type === "ready") return this.#begun();
    const search = this.#search;
    // An answer to a question that nobody asks any more.
    if (!search || message.id !== search.id) return;
    this.#watch.heard();
    if (message.type === "progress") {
      search.best = message.progress.best ?? search.best;
      search.onProgress(message.progress);
    } else if (message.type === "crashed") {
      this.#fail(message.message);
    } else {
      this.#search = null;
      this.#watch.rest();
      if (message.type === "done") search.resolve(message.move);
      else search.reject(new Error(message.message));
    }
  }

  #begun() {
    this.#ready = true;
    if (this.#search) this.#watch.expect(this.#silence);
    else this.#watch.rest();
    this.#onReady();
  }

  /** The worker is of no use any more. */
  #fail(reason) {
    const search = this.#search;
    this.#watch.rest();
    if (search && ++search.failures < TRIES) {
      this.#restart();
      this.#send();
      this.#onRestart(reason);
      return;
    }
    this.#worker?.terminate();
    this.#search = null;
    this.#broken = true;
    search?.reject(new Error(reason));
  }
}

/** A new worker, also for a page of another origin than this module's. */
function openWorker() {
  if (new URL(import.meta.url).origin === location.origin) {
    // Written out in one piece, as bundlers look for it.
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "computer" });
  }
  return new Worker(importingWorker(), { type: "module", name: "computer" });
}

let importing = null;

/** The address of a script that imports the worker: browsers start workers from the page's own origin only. */
function importingWorker() {
  // Not of the form that bundlers look for: the worker of a bundle is always of the page's origin.
  const here = import.meta.url;
  const address = new URL("worker.js", here).href;
  importing ??= URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
  return importing;
}
