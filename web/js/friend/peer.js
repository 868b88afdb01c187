// A connected browser of a live game, with limits for its messages. Anybody who knows the link can connect, and may send anything.

/** The number of messages that a browser may send at once, and per second: without a seat, and with a proven seat. */
const STRANGER = { most: 12, inSecond: 1 };
const PLAYER = { most: 60, inSecond: 10 };

/** The least time between two answers to a stranger, in milliseconds. */
const ANSWERS = 2000;

/** A connected browser. */
export class Peer {
  /** The seat that it has proven. @type {number | null} */
  seat = null;
  /** Whether it has sent something. */
  greeted = false;
  /** The time of its last displayed phrase. */
  spoke = 0;
  #left = STRANGER.most;
  #counted = 0;
  #answered = -Infinity;

  /** Whether its next message is read now. */
  admits(now = performance.now()) {
    const { most, inSecond } = this.seat === null ? STRANGER : PLAYER;
    this.#left = Math.min(most, this.#left + ((now - this.#counted) / 1000) * inSecond);
    this.#counted = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it gets an answer now. */
  answers(now = performance.now()) {
    if (this.seat === null && now - this.#answered < ANSWERS) return false;
    this.#answered = now;
    return true;
  }
}
