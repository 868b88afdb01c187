// The clocks of a game: they run while somebody thinks, and stop while an earlier position is shown.

import { Emitter } from "../base/emitter.js";
import { Clock } from "../program.js";

/** @import { ClockSettings, SavedClocks } from "../program.js" */

/** @typedef {ClockSettings | { kind: "none" }} ClockChoice How the clocks of a game are set, or that there are none. */

/** The interval between two updates of the clocks, in milliseconds. */
const TICK = 100;

/** @type {ClockChoice} */
const NO_CLOCK = { kind: "none" };

const now = () => performance.now();

/**
 * @typedef {object} ClockEvents
 * @property {undefined} tick the display may change
 * @property {number} flag the time of this player is up
 */

/**
 * All players' clocks, or none.
 * @extends {Emitter<ClockEvents>}
 */
export class Clocks extends Emitter {
  /** @type {Clock | null} */
  #clock = null;
  /** @type {number | undefined} */
  #timer;
  /** Whether the clock of the player to move is only stopped because an earlier position is shown. */
  #held = false;

  /** The settings. */
  settings = NO_CLOCK;

  /** Whether none may run: in a game with a friend they run while the players are connected. */
  #rests = false;

  constructor() {
    super();
    // In the background timers are late, but time runs.
    document.addEventListener("visibilitychange", () => document.hidden || this.#tick());
  }

  /**
   * Sets the clocks for a new game, or from a saved one. Throws if that cannot be read.
   * @param {ClockChoice | null} settings
   * @param {number} players
   * @param {SavedClocks | null} [saved]
   */
  set(settings, players, saved = null) {
    const wanted = settings?.kind === "none" ? null : settings;
    const clock = wanted && (saved ? Clock.fromSaved(saved, wanted, players) : new Clock(wanted, players));
    this.#clock?.free();
    this.#clock = clock;
    this.#held = false;
    this.settings = wanted ?? NO_CLOCK;
    this.#watch();
  }

  /** Every player's clock, or nothing. */
  read() {
    return this.#clock ? this.#clock.read(now()) : null;
  }

  /** A player has moved, and the next one is to move, if there is one. */
  moved(/** @type {number | null} */ next) {
    if (!this.#clock) return;
    this.#clock.press(now());
    if (next !== null && !this.#rests) this.#clock.start(next, now());
    this.#held = false;
    this.#watch();
  }

  /** A player is to move without a move before. */
  turn(/** @type {number} */ player) {
    if (!this.#clock || this.#rests) return;
    this.#clock.start(player, now());
    this.#watch();
  }

  /** Stops them until the next move. */
  pause() {
    this.#held = false;
    this.#stop();
  }

  /** Stops them while an earlier position is shown. */
  hold() {
    this.#held ||= this.running;
    this.#stop();
  }

  /** Continues after the last position is shown again. */
  resume(/** @type {number | null} */ player) {
    if (this.#held && player !== null) this.turn(player);
    this.#held = false;
  }

  /** Stops all of them, or allows them to run from the next turn on. */
  rest(/** @type {boolean} */ rests) {
    this.#rests = rests;
    if (rests) this.pause();
  }

  /** Whether none may run. */
  get rests() {
    return this.#rests;
  }

  /** Whether one of them runs. */
  get running() {
    return this.#clock?.running ?? false;
  }

  /** Milliseconds that a player may think about a move; null without clocks. */
  budget(/** @type {number | null} */ player) {
    return this.#clock && player !== null ? this.#clock.budget(player, now()) : null;
  }

  /** The state for saving. */
  saved() {
    return this.#clock ? this.#clock.saved(now()) : null;
  }

  /** Checks whether a player's time is up. Returns whether it is, after the listeners were called. */
  check() {
    const player = this.#clock?.flagged(now()) ?? null;
    if (player === null) return false;
    this.pause();
    this.emit("flag", player);
    return true;
  }

  #stop() {
    this.#clock?.pause(now());
    this.#watch();
  }

  #watch() {
    if (this.running) {
      this.#timer ??= setInterval(() => this.#tick(), TICK);
    } else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    this.emit("tick");
  }

  #tick() {
    if (!this.check()) this.emit("tick");
  }
}
