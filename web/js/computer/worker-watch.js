// Detects a silent worker. A worker that is terminated from outside, or that hangs, sends nothing; one that works reports a few times a second while
// it searches.

/** A second in milliseconds. Seconds are counted one by one, so that time in standby does not count. */
const TICK = 1000;

/** Counts the seconds since the last message. */
export class WorkerWatch {
  #onSilence;
  /** @type {number | undefined} */
  #timer;
  #patience = 0;
  #left = 0;

  /** @param {() => void} onSilence is called when there was no message for too long */
  constructor(onSilence) {
    this.#onSilence = onSilence;
  }

  /** Starts counting: calls `onSilence` if there is no message for this number of seconds. */
  expect(/** @type {number} */ seconds) {
    this.#patience = this.#left = seconds;
    this.#timer ??= setInterval(() => this.#tick(), TICK);
  }

  /** Resets the count after a message. */
  reset() {
    this.#left = this.#patience;
  }

  /** Stops counting. */
  rest() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick() {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.rest();
    this.#onSilence();
  }
}
