// “Learn from your mistakes”: one error after the other, each as an exercise whose answer is hidden.

/** @import { ReviewedPosition } from "../program.js" */
/** @import { Practice } from "./practice.js" */

/** @typedef {"off" | "asked" | "shown" | "over"} LearningPhase Nothing, a move is looked for, its answer is shown, or all have been asked. */

/** A run through errors. */
export class Learning {
  #practice;
  #onChange;
  /** @type {ReviewedPosition[]} */
  #errors = [];
  #at = 0;
  /** The places of the errors for which a better move was found. @type {Set<number>} */
  #found = new Set();
  /** @type {LearningPhase} */
  phase = "off";

  /**
   * @param {Practice} practice
   * @param {() => void} onChange
   */
  constructor(practice, onChange) {
    this.#practice = practice;
    this.#onChange = onChange;
  }

  /** Begins with the first of these errors. */
  start(/** @type {ReviewedPosition[]} */ errors) {
    if (errors.length === 0) return;
    this.#errors = errors;
    this.#found.clear();
    this.#at = 0;
    this.#ask();
  }

  /** The current error. @returns {ReviewedPosition | null} */
  get error() {
    return this.phase === "off" ? null : (this.#errors[this.#at] ?? null);
  }

  /** The number of the current error, how many there are, and how many were solved. */
  get progress() {
    return { number: this.#at + 1, count: this.#errors.length, found: this.#found.size };
  }

  /** Whether the last one is asked. */
  get isLast() {
    return this.#at + 1 >= this.#errors.length;
  }

  /** The next error, or the end of the run. */
  next() {
    this.phase = this.isLast ? "over" : "shown";
    this.#practice.end();
    if (this.phase === "over") return this.#onChange();
    this.#at += 1;
    this.#ask();
  }

  /** The person gives up on this one. */
  reveal() {
    this.phase = "shown";
    this.#practice.end();
  }

  /** All of them again. */
  again() {
    this.start(this.#errors);
  }

  /** Ends the run. */
  end() {
    this.phase = "off";
    this.#practice.end();
  }

  /** Notes what was found. Whoever looks at another position has left the run. */
  follow() {
    if (this.phase !== "asked") return;
    if (this.#practice.error === null) this.phase = "off";
    else if (this.#practice.solved) this.#found.add(this.#at);
  }

  #ask() {
    this.phase = "shown";
    this.#practice.start(this.#errors[this.#at]);
    this.phase = "asked";
    this.#onChange();
  }
}
