// The position with which a new game begins: of games that shuffle their pieces, one of many.

import { Session } from "../program.js";

/**
 * A new game from the start with this number; without one, from a start that is drawn by chance. Throws a text if there is no such start.
 * @param {string} id the game's
 * @param {Record<string, boolean>} options
 * @param {string} [start]
 */
export function sessionFrom(id, options, start) {
  const usual = new Session(id, options);
  const { startCount } = usual;
  if (start === undefined && startCount === 1) return usual;
  try {
    return usual.withStart(start ?? String(Math.floor(Math.random() * startCount)));
  } finally {
    usual.free();
  }
}
