// What the computer answers when it is offered a draw.

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
 */
export async function agrees(engine, record, { player, moves }) {
  let line = null;
  const move = await engine.analyse(record, { lines: 1, millis: TIME }, ({ lines }) => (line = lines[0]));
  if (move === null || !line) return null;
  const chance = player === 0 ? line.chance : 1 - line.chance;
  return chance < (moves < EARLY ? WORSE : BETTER);
}
