// What the computer answers when it is offered a draw.

/** Milliseconds that it thinks about it. */
const TIME = 700;

/** It stands better from this many hundredths on: less is nothing to play on for. */
const BETTER = 15;

/** Moves of both sides before which it wants to play, unless it stands worse by this many hundredths. */
const EARLY = 20;
const WORSE = 100;

/**
 * Whether the computer, which plays the first or the second player, agrees to a draw in the game with this record, after
 * so many moves: when it judges itself not better. Null if the question was given up.
 */
export async function agrees(engine, record, { player, moves }) {
  let line = null;
  const move = await engine.analyse(record, { lines: 1, millis: TIME }, ({ lines }) => (line = lines[0]));
  if (move === null || !line) return null;
  const sign = player === 0 ? 1 : -1;
  if (line.mate !== null) return line.mate * sign < 0;
  const score = line.cp * sign;
  return score < (moves < EARLY ? -WORSE : BETTER);
}
