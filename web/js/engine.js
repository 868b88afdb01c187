// The computer, from the page's side: a worker that thinks about one position at a time.

/**
 * One search at a time. Stopping ends the worker, which cannot listen while it thinks; a fresh one is started at once
 * from the program that is compiled already.
 */
export class Engine {
  #module;
  #worker = null;
  #search = null;
  #lastId = 0;
  /** Whether the worker has failed with nothing to do; starting it again at once could go on for ever. */
  #broken = false;

  constructor(module) {
    this.#module = module;
    this.#startWorker();
  }

  /** Whether a search is under way. */
  get busy() {
    return this.#search !== null;
  }

  /**
   * Thinks about a game, given as the session's record. `onProgress` hears of every depth reached. The promise gives
   * the move, or null if the search was given up; it fails if the worker does.
   */
  think(record, level, onProgress) {
    this.abandon();
    if (this.#broken) this.#restart();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#search = { id, onProgress, resolve, reject, best: null };
      this.#worker.postMessage({ type: "search", id, record, level });
    });
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
    this.#worker.terminate();
    search?.resolve(null);
  }

  #end(move) {
    const search = this.#search;
    this.#search = null;
    this.#restart();
    search.resolve(move);
  }

  #restart() {
    this.#worker.terminate();
    this.#startWorker();
  }

  #startWorker() {
    const worker = openWorker();
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(event.message || "it could not be started");
    };
    worker.postMessage({ type: "start", module: this.#module });
    this.#worker = worker;
    this.#broken = false;
  }

  #hear(message) {
    const search = this.#search;
    // An answer to a question that nobody asks any more.
    if (!search || message.id !== search.id) return;
    if (message.type === "progress") {
      search.best = message.progress.best ?? search.best;
      search.onProgress(message.progress);
    } else if (message.type === "done") {
      this.#search = null;
      search.resolve(message.move);
    } else if (message.type === "error") {
      this.#fail(message.message);
    }
  }

  #fail(reason) {
    const search = this.#search;
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
