// Notices that a worker has fallen silent. A worker that is ended from outside, or that hangs, tells nobody; one that is
// alive reports a few times a second while it thinks.

/** In milliseconds. Counted one by one, so that a computer that was asleep has not waited for hours. */
const TICK = 1000;

/** Counts how long nothing has been heard. */
export class WorkerWatch {
  #onSilence;
  /** @type {number | undefined} */
  #timer;
  #patience = 0;
  #left = 0;

  /** @param {() => void} onSilence is called when nothing was heard for too long */
  constructor(onSilence) {
    this.#onSilence = onSilence;
  }

  /** From now on, calls `onSilence` when nothing is heard for so many seconds. */
  expect(/** @type {number} */ seconds) {
    this.#patience = this.#left = seconds;
    this.#timer ??= setInterval(() => this.#tick(), TICK);
  }

  /** Something was heard. */
  heard() {
    this.#left = this.#patience;
  }

  /** Nothing is expected any more. */
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
