// What happens when the program fails in itself, by a fault of ours: after a panic nothing in it can be relied on, so the
// page starts afresh, on the same game, and says so.

import { showFailure } from "../base/failure.js";
import { ofTab } from "../base/storage.js";

const KEY = "menagerie.recovery";

/** Milliseconds after a fresh start in which another failure means that it is the start that fails. */
const SOON = 10_000;

/** What the program calls when it panics; see `start` in crates/wasm. */
const CALLED = "onMenageriePanic";

/** Starts the page afresh when the program has failed. */
export class Recovery {
  #game;
  #keeper;
  /** The game as it was shown last, where the keeper does not have it: `{variant, saved}`. */
  #unkept = null;
  #failed = false;
  /** What the page before this one has left: `{at, tries, unkept}`. */
  #left = read();

  constructor(game, keeper) {
    this.#game = game;
    this.#keeper = keeper;
    ofTab.remove(KEY);
    globalThis[CALLED] = (message) => this.#fail(message);
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

  /** The game that was on the board and not kept, as `{variant, saved}`, or null. */
  get unkept() {
    return this.#left?.unkept ?? null;
  }

  /** Remembers the game as it is shown. */
  follow() {
    const { variant } = this.#game;
    this.#unkept = this.#keeper.keeps ? null : { variant: variant.id, saved: this.#game.saved() };
  }

  #hear(error) {
    if (error instanceof WebAssembly.RuntimeError) this.#fail(error.message);
  }

  #fail(message) {
    if (this.#failed) return;
    this.#failed = true;
    this.#keeper.rest();
    const now = Date.now();
    const tries = this.#left && now - this.#left.at < SOON ? this.#left.tries + 1 : 0;
    if (tries > 1 || ofTab.write(KEY, JSON.stringify({ at: now, tries, unkept: this.#unkept })) !== null) {
      showFailure(new Error(message));
      return;
    }
    // Not from within the program, which is still on the stack.
    setTimeout(() => location.reload());
  }
}

function read() {
  try {
    const { at, tries, unkept } = JSON.parse(ofTab.read(KEY));
    const whole = typeof unkept?.variant === "string" && typeof unkept.saved === "string";
    return { at: Number(at) || 0, tries: Number(tries) || 0, unkept: whole ? unkept : null };
  } catch {
    return null;
  }
}
