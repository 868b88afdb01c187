// What the computer answers when it is offered a draw.

/** @import { GameRecord, SearchLine } from "../program.js" */
/** @import { Engine } from "../engine.js" */

/** Milliseconds that it thinks about it. */
const TIME = 700;

/** It stands better when it can expect more than this part of the points: less is nothing to play on for. */
const BETTER = 0.515;

/** Moves of both sides before which it wants to play, unless it can expect less than this part of the points. */
const EARLY = 20;
const WORSE = 0.41;

/**
 * Whether the computer, which plays the first or the second player, agrees to a draw in the game with this record, after
 * so many moves: when it judges itself not better. Null if the question was given up.
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
  // A line without a chance counts as one that loses, as it always has.
  const first = line.chance ?? 0;
  const chance = player === 0 ? first : 1 - first;
  return chance < (moves < EARLY ? WORSE : BETTER);
}
