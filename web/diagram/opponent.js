// The computer as an opponent, loaded when a game against it begins. All diagrams of a page share one worker, in turns: a worker for each would need
// a program of many megabytes each.

import { Engine, compile } from "../js/engine.js";

/** The strongest level on the page's own thread, which is blocked meanwhile. */
const KIND_LEVEL = 4;

/** @import { GameRecord } from "../js/program.js" */
/** @import { Searcher } from "../js/searcher.js" */

/** The players; without any the worker ends. @type {Set<Opponent>} */
const players = new Set();

/** @type {Promise<WebAssembly.Module> | null} */
let module = null;
/** @type {Engine | null} */
let engine = null;
/** @type {Searcher | null} */
let searcher = null;
/** The player whose search is running. @type {Opponent | null} */
let thinking = null;
/** Settles when all earlier requests are answered. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** Searches for one game, in a worker if the page allows one. */
export class Opponent {
  #asked = 0;

  constructor() {
    players.add(this);
  }

  /**
   * The computer's move in a game, as text; nothing if the game was ended or a move was taken back meanwhile.
   * @param {GameRecord} record
   * @param {number} level
   * @param {object} [definition] of a game that does not come with the program
   */
  move(record, level, definition) {
    if (definition) Object.assign(record, named(definition));
    const asked = ++this.#asked;
    const wanted = () => players.has(this) && asked === this.#asked;
    const answer = queue.then(async () => {
      if (!wanted()) return null;
      thinking = this;
      try {
        const move = await think(record, level, wanted);
        return wanted() ? move : null;
      } finally {
        thinking = null;
      }
    });
    queue = answer.catch(() => {});
    return answer;
  }

  /** Cancels its search. */
  stop() {
    this.#asked++;
    if (thinking === this) engine?.abandon();
  }

  /** Ends the search. */
  end() {
    this.stop();
    players.delete(this);
    if (players.size > 0) return;
    engine?.close();
    searcher?.free();
    engine = searcher = null;
  }
}

/** The definitions that the computer knows, each as JSON. @type {string[]} */
const definitions = [];

/** A definition for the program: with a unique id, whatever its own. */
function named(/** @type {object} */ definition) {
  const text = JSON.stringify(definition);
  const at = definitions.indexOf(text);
  const variant = `diagram-${at < 0 ? definitions.push(text) - 1 : at}`;
  return { variant, definition: JSON.stringify({ ...definition, id: variant }) };
}

/**
 * @param {GameRecord} record
 * @param {number} level
 * @param {() => boolean} wanted whether the move is still wanted
 */
async function think(record, level, wanted) {
  module ??= compile();
  module.catch(() => (module = null));
  const program = await module;
  if (!searcher) {
    if (!wanted()) return null;
    const asked = (engine ??= new Engine({}, program));
    try {
      return await asked.think({ record, level }, () => {});
    } catch {
      if (!wanted()) return null;
      // The page allows no worker from here: a short search on its own thread.
      engine?.close();
      engine = null;
      const thinker = await import("../js/searcher.js");
      await thinker.start(program);
      searcher ??= new thinker.Searcher();
    }
  }
  // Lets the page show that it is the computer's turn before the thread is busy.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return wanted() && searcher ? searcher.search(record, Math.min(level, KIND_LEVEL), undefined, () => {}) : null;
}
