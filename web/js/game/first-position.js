// The position with which a new game begins: of games that have several starts, one of many.

import { Session } from "../program.js";

/** What stands for a number where chance is to choose. */
export const BY_CHANCE = "random";

/** Whether chance chooses the start of a game: it is asked to, or nobody has chosen and the game leaves it to chance. */
export const isDrawn = (/** @type {Session} */ { startCount, startsByChance }, /** @type {string | undefined} */ start) =>
  startCount > 1 && (start === BY_CHANCE || (start === undefined && startsByChance));

/**
 * A new game from the start with this number, or from one that is drawn by chance. Throws a text if there is no such start.
 * @param {string} id the game's
 * @param {Record<string, boolean>} options
 * @param {string} [start]
 */
export function sessionFrom(id, options, start) {
  const standard = new Session(id, options);
  const drawn = isDrawn(standard, start);
  if (!drawn && (start === undefined || start === BY_CHANCE)) return standard;
  try {
    return standard.withStart(drawn ? String(Math.floor(Math.random() * standard.startCount)) : String(start));
  } finally {
    standard.free();
  }
}
