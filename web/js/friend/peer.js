// A browser that is connected in a live game, and how much of it is listened to. Anybody who knows the link can connect, and may send
// whatever they like.

/** Messages that one may send at once, and how many more in a second: without a seat, and for who has shown to sit there. */
const STRANGER = { most: 12, inSecond: 1 };
const PLAYER = { most: 60, inSecond: 10 };

/** Milliseconds between two answers to a stranger. */
const ANSWERS = 2000;

/** A connected browser. */
export class Peer {
  /** The seat that it has shown to be its own. @type {number | null} */
  seat = null;
  /** Whether it has said something. */
  greeted = false;
  /** When a phrase of it was shown. */
  spoke = 0;
  #left = STRANGER.most;
  #counted = 0;
  #answered = -Infinity;

  /** Whether another message of it is read now. */
  admits(now = performance.now()) {
    const { most, inSecond } = this.seat === null ? STRANGER : PLAYER;
    this.#left = Math.min(most, this.#left + ((now - this.#counted) / 1000) * inSecond);
    this.#counted = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it is answered now. */
  answers(now = performance.now()) {
    if (this.seat === null && now - this.#answered < ANSWERS) return false;
    this.#answered = now;
    return true;
  }
}
