// The clocks of a game: they run while somebody thinks, and stand still while somebody looks back.

import { Clock } from "../program.js";

/** Milliseconds between two looks at the clocks. */
const TICK = 100;

const now = () => performance.now();

/** All players' clocks, or none. */
export class Clocks {
  #onFlag;
  #clock = null;
  #timer = null;
  /** Whether the clock of the player to move stands only because somebody looks back. */
  #held = false;

  /** How they are set: `{kind: "none" | "sudden-death" | "increment" | "byoyomi", minutes, seconds, periods}`. */
  settings = { kind: "none" };
  /** Is called when there is something new to show. */
  onTick = () => {};

  /** `onFlag` hears whose time is up. */
  constructor(onFlag) {
    this.#onFlag = onFlag;
    // In the background nobody looks at the clocks, or rarely: time runs all the same.
    document.addEventListener("visibilitychange", () => document.hidden || this.#tick());
  }

  /** Sets the clocks for a new game, or as they stood in a kept one. Throws if that cannot be read. */
  set(settings, players, saved = null) {
    const none = !settings || settings.kind === "none";
    const clock = none ? null : saved ? Clock.fromSaved(saved, settings, players) : new Clock(settings, players);
    this.#clock?.free();
    this.#clock = clock;
    this.#held = false;
    this.settings = none ? { kind: "none" } : settings;
    this.#watch();
  }

  /** Whether there are clocks. */
  get on() {
    return this.#clock !== null;
  }

  /** Every player's clock: `[{left, periods, running, low}]`, or nothing. */
  read() {
    return this.#clock ? this.#clock.read(now()) : null;
  }

  /** A player has moved, and it is the turn of the next, if there is one. */
  moved(next) {
    if (!this.#clock) return;
    this.#clock.press(now());
    if (next !== null) this.#clock.start(next, now());
    this.#held = false;
    this.#watch();
  }

  /** It is somebody's turn who did not get it by a move. */
  turn(player) {
    if (!this.#clock) return;
    this.#clock.start(player, now());
    this.#watch();
  }

  /** Lets them stand until the next move. */
  pause() {
    this.#held = false;
    this.#stand();
  }

  /** Lets them stand while somebody looks back. */
  hold() {
    this.#held ||= this.running;
    this.#stand();
  }

  /** Nobody looks back any more. */
  resume(player) {
    if (this.#held) this.turn(player);
    this.#held = false;
  }

  /** Whether one of them runs. */
  get running() {
    return this.#clock?.running ?? false;
  }

  /** Milliseconds that a player may think about a move; null without clocks. */
  budget(player) {
    return this.#clock ? this.#clock.budget(player, now()) : null;
  }

  /** How they stand, to be kept. */
  saved() {
    return this.#clock ? this.#clock.saved(now()) : null;
  }

  #stand() {
    this.#clock?.pause(now());
    this.#watch();
  }

  #watch() {
    const runs = this.running;
    if (!runs) clearInterval(this.#timer);
    else if (this.#timer === null) this.#timer = setInterval(() => this.#tick(), TICK);
    if (!runs) this.#timer = null;
    this.onTick();
  }

  /** Looks whether somebody's time is up, and tells `onFlag` and whoever asks. */
  check() {
    const player = this.#clock?.flagged(now()) ?? null;
    if (player === null) return false;
    this.pause();
    this.#onFlag(player);
    return true;
  }

  #tick() {
    if (!this.check()) this.onTick();
  }
}
