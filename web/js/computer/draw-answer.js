// The computer's answer to a draw offer.

/** @import { GameRecord, SearchLine } from "../program.js" */
/** @import { Engine } from "../engine.js" */

/** The time for it in milliseconds. */
const TIME = 700;

/** The computer has the better position if it expects more than this fraction of the points. */
const BETTER = 0.515;

/** The number of moves before which it plays on, unless it can expect less than this part of the points. */
const EARLY = 20;
const WORSE = 0.41;

/**
 * Whether the computer, which plays the first or the second player, accepts a draw in the game with this record, after this number of moves: it does
 * if it is not better. Null if the search was cancelled.
 * @param {Engine} engine
 * @param {GameRecord} record
 * @param {{ player: number, moves: number }} asked
 */
export async function agreesToDraw(engine, record, { player, moves }) {
  /** @type {SearchLine[]} */
  let best = [];
  const move = await engine.analyse(record, { lines: 1, millis: TIME }, ({ lines }) => (best = lines));
  const [line] = best;
  if (move === null || !line) return null;
  // A line without a winning chance counts as lost.
  const first = line.chance ?? 0;
  const chance = player === 0 ? first : 1 - first;
  return chance < (moves < EARLY ? WORSE : BETTER);
}
