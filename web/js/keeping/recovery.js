// What happens when the program fails in itself, by a fault of ours: after a panic nothing in it can be relied on, so the
// page starts afresh, on the same game, and says so.

import { showFailure } from "../base/failure.js";
import { number, or, readJson, record, text } from "../base/schema.js";
import { ofTab } from "../base/storage.js";

/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "./keeper.js" */

/** @typedef {{ variant: string, saved: string }} Unsaved A game that was not in the list of saved games. */
/** @typedef {{ at: number, tries: number, unkept: Unsaved | null }} Left What one page leaves for the next: when and how often it has failed. */

const KEY = "menagerie.recovery";

/** Milliseconds after a fresh start in which another failure means that it is the start that fails. */
const SOON = 10_000;

/** What the program calls when it panics; see `start` in crates/page. */
const CALLED = "onMenageriePanic";

/** Starts the page afresh when the program has failed. */
export class Recovery {
  #game;
  #keeper;
  /** The game as it was shown last, where the keeper has not saved it. @type {Unsaved | null} */
  #unsaved = null;
  #failed = false;
  /** What the page before this one has left. */
  #left = read();

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   */
  constructor(game, keeper) {
    this.#game = game;
    this.#keeper = keeper;
    ofTab.remove(KEY);
    Object.assign(globalThis, { [CALLED]: (/** @type {string} */ message) => this.#fail(message) });
    game.store.on("change", () => this.#follow());
    // What stops the program without a panic, such as a stack that is full.
    addEventListener("error", ({ error }) => this.#hear(error));
    addEventListener("unhandledrejection", ({ reason }) => this.#hear(reason));
  }

  /** Whether this page was started because the program had failed. */
  get happened() {
    return this.#left !== null;
  }

  /** Whether the same has failed twice: then it is better not to begin with it again. */
  get inVain() {
    return (this.#left?.tries ?? 0) > 0;
  }

  /** The game that was on the board and not saved, or null. */
  get unsaved() {
    return this.#left?.unkept ?? null;
  }

  /** Remembers the game as it is shown. */
  #follow() {
    const { variant } = this.#game.data;
    this.#unsaved = this.#keeper.isSaved ? null : { variant: variant.id, saved: this.#game.opening.saved() };
  }

  #hear(/** @type {unknown} */ error) {
    if (error instanceof WebAssembly.RuntimeError) this.#fail(error.message);
  }

  #fail(/** @type {string} */ message) {
    if (this.#failed) return;
    this.#failed = true;
    this.#keeper.rest();
    const now = Date.now();
    const tries = this.#left && now - this.#left.at < SOON ? this.#left.tries + 1 : 0;
    if (tries > 1 || ofTab.write(KEY, JSON.stringify({ at: now, tries, unkept: this.#unsaved })) !== null) {
      showFailure(new Error(message));
      return;
    }
    // Not from within the program, which is still on the stack.
    setTimeout(() => location.reload());
  }
}

const LEFT = record({
  at: or(number(-Infinity, Infinity), 0),
  tries: or(number(-Infinity, Infinity), 0),
  unkept: or(record({ variant: text(Infinity), saved: text(Infinity) }), null),
});

/** @returns {Left | null} */
function read() {
  const left = ofTab.read(KEY);
  return left === null ? null : (readJson(left, LEFT) ?? null);
}
