// The initial position of a new game: of games with several starts, one of them.

import { Session } from "../program.js";

/** The value for a random start instead of a number. */
export const BY_CHANCE = "random";

/** Whether the start of a game is random: it is requested, or it is the game's default and nothing else is requested. */
export const isRandomStart = (/** @type {Session} */ { startCount, startsByChance }, /** @type {string | undefined} */ start) =>
  startCount > 1 && (start === BY_CHANCE || (start === undefined && startsByChance));

/**
 * A new game from the start with this number, or from a random one. Throws a text if there is no such start.
 * @param {string} id the game's
 * @param {Record<string, boolean>} options
 * @param {string} [start]
 */
export function sessionFrom(id, options, start) {
  const standard = new Session(id, options);
  const random = isRandomStart(standard, start);
  if (!random && (start === undefined || start === BY_CHANCE)) return standard;
  try {
    return standard.withStart(random ? String(Math.floor(Math.random() * standard.startCount)) : String(start));
  } finally {
    standard.free();
  }
}
