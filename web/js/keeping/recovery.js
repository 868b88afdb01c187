// Recovery from a panic of the program: after it nothing in the program is reliable, so the page reloads with the same game, and reports it.

import { showFailure } from "../base/failure.js";
import { number, or, readJson, record, text } from "../base/schema.js";
import { ofTab } from "../base/storage.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "./game-storage.js" */

/** @typedef {{ variant: string, saved: string }} Unsaved A game that was not in the list of saved games. */
/** @typedef {{ at: number, tries: number, unkept: Unsaved | null }} Left What one page leaves for the next: when and how often it has failed. */

const KEY = "menagerie.recovery";

/** The time in milliseconds after a reload in which another failure means that the start itself fails. */
const SOON = 10_000;

/** The function that the program calls when it panics; see `start` in crates/js-types. */
const CALLED = "onMenageriePanic";

/** Reloads the page after a panic. */
export class Recovery {
  #game;
  #storage;
  /** The last displayed game, if the storage has not saved it. @type {Unsaved | null} */
  #unsaved = null;
  #failed = false;
  /** The data of the page before the reload. */
  #left = read();

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   */
  constructor(game, storage) {
    this.#game = game;
    this.#storage = storage;
    ofTab.remove(KEY);
    Object.assign(globalThis, { [CALLED]: (/** @type {string} */ message) => this.#fail(message) });
    game.store.on("change", () => this.#follow());
    // Failures without a panic, such as a stack overflow.
    addEventListener("error", ({ error }) => this.#hear(error));
    addEventListener("unhandledrejection", ({ reason }) => this.#hear(reason));
  }

  /** Whether this page was loaded because of a panic. */
  get happened() {
    return this.#left !== null;
  }

  /** Whether the same game has failed twice: then it is not opened again. */
  get inVain() {
    return (this.#left?.tries ?? 0) > 0;
  }

  /** The unsaved game of the previous page, or null. */
  get unsaved() {
    return this.#left?.unkept ?? null;
  }

  /** Remembers the displayed game. */
  #follow() {
    const { variant } = this.#game.data;
    this.#unsaved = this.#storage.isSaved ? null : { variant: variant.id, saved: this.#game.loader.saved() };
  }

  #hear(/** @type {unknown} */ error) {
    if (error instanceof WebAssembly.RuntimeError) this.#fail(error.message);
  }

  #fail(/** @type {string} */ message) {
    if (this.#failed) return;
    this.#failed = true;
    this.#storage.rest();
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
