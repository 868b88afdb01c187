// The part of the new-game dialog for the clock.

import { make, said } from "../base/dom.js";

/** @import { ClockChoice } from "../game/clocks.js" */

/** @type {ClockChoice["kind"][]} */
const KINDS = ["none", "sudden-death", "increment", "byoyomi"];

/** The default values. */
const DEFAULTS = { minutes: 10, seconds: 5, periods: 3 };

/** The kind of clock and its times. */
export class ClockFields {
  #kind = make("select");
  #minutes = number("minutes", DEFAULTS.minutes, 0.5, 180);
  #seconds = number("seconds", DEFAULTS.seconds, 1, 180);
  #periods = number("periods", DEFAULTS.periods, 1, 20);

  /** The elements of the part. */
  element;

  constructor() {
    this.#kind.append(...KINDS.map((kind) => said("option", `clock-${kind}`, { value: kind })));
    this.#kind.onchange = () => this.#showFields();
    const kind = make("label", { className: "field" }, said("span", "clock"), this.#kind);
    this.element = make("div", { className: "clock-fields" }, kind, this.#minutes.label, this.#seconds.label, this.#periods.label);
    this.#showFields();
  }

  /** Shows the previous settings. */
  show(/** @type {ClockChoice} */ settings) {
    const { kind, minutes, seconds, periods } = { ...DEFAULTS, ...settings };
    this.#kind.value = kind;
    this.#minutes.box.value = String(minutes);
    this.#seconds.box.value = String(seconds);
    this.#periods.box.value = String(periods);
    this.#showFields();
  }

  /** The settings; seconds and periods only where the kind of clock has them. @returns {ClockChoice} */
  get value() {
    const kind = KINDS.find((one) => one === this.#kind.value) ?? "none";
    if (kind === "none") return { kind };
    const minutes = this.#minutes.read();
    if (kind === "sudden-death") return { kind, minutes };
    const seconds = this.#seconds.read();
    return kind === "increment" ? { kind, minutes, seconds } : { kind, minutes, seconds, periods: this.#periods.read() };
  }

  #showFields() {
    const kind = this.#kind.value;
    this.#minutes.label.hidden = kind === "none";
    this.#seconds.label.hidden = kind === "none" || kind === "sudden-death";
    this.#periods.label.hidden = kind !== "byoyomi";
  }
}

/**
 * A field for a number.
 * @param {string} id
 * @param {number} initial
 * @param {number} least
 * @param {number} most
 */
function number(id, initial, least, most) {
  const box = make("input", { type: "number", value: String(initial), min: String(least), max: String(most), step: "any", required: true });
  const label = make("label", { className: "field" }, said("span", `clock-${id}`), box);
  const read = () => Math.min(most, Math.max(least, box.valueAsNumber || initial));
  return { label, box, read };
}
