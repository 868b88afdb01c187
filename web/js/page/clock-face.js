// The display of one player's clock.

import { make, setText } from "../base/dom.js";
import { playerName, say } from "../base/texts.js";

/** @import { ClockReading, VariantPlayer } from "../program.js" */

/** Below this many milliseconds tenths are shown. */
const TENTHS = 10_000;

/** A clock; hidden if there is none. */
export class ClockFace {
  #player;
  #said = "";

  constructor(/** @type {VariantPlayer} */ player) {
    this.#player = player;
    this.element = make("span", { className: "clock", hidden: true });
    // It changes all the time, so it is no live region.
    this.element.setAttribute("role", "timer");
    this.element.setAttribute("aria-live", "off");
  }

  /** Shows the time left, or nothing in games without clocks. */
  show(/** @type {ClockReading | undefined} */ standing) {
    const { element } = this;
    element.hidden = !standing;
    if (!standing) return;
    const { left, periods, running, low } = standing;
    setText(element, periods === null || periods === undefined ? time(left) : `${time(left)} · ${periods}`);
    element.classList.toggle("running", running);
    element.classList.toggle("low", low);
    const label = say("time-left", { player: playerName(this.#player), time: time(left) });
    if (label !== this.#said) element.setAttribute("aria-label", label);
    this.#said = label;
    element.title = periods ? say("periods-left", { count: periods }) : "";
  }
}

/** `1:02:03`, `4:05`, and `0:07.3` when time is low. */
export function time(/** @type {number} */ millis) {
  const left = Math.max(0, millis);
  if (left < TENTHS) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
