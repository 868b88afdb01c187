// A game as it is kept: the session's game, and what the page adds to it.

import { faultOf } from "../base/faults.js";
import { count, list, number, oneOf, or, read as readKind, record, shallow } from "../base/schema.js";
import { Searcher, Session } from "../program.js";
import { text } from "../base/texts.js";

/** Changes when what is written can no longer be read by what came before. */
const VERSION = 1;

const LEVELS = () => Searcher.levels().map(({ level }) => level);

/** Everything there is to keep of a game, as a text. */
export function write({ session, seats, level, orientation, clocks }) {
  const game = session.saved();
  return JSON.stringify({ version: VERSION, game, seats, level, orientation, clock: clocks.settings, clocks: clocks.saved() });
}

/** What is kept of a game played by so many. What describes how it was looked at may be missing. */
const kind = (players) => record({
  version: count,
  game: shallow,
  seats: (value) => list(oneOf(["human", "computer"]))(value)?.length === players ? value : undefined,
  level: or(oneOf(LEVELS()), null),
  orientation: or(oneOf([0, 1, 2, 3]), null),
  clock: or(shallow, null),
  clocks: or(shallow, null),
});

/** What every version writes. */
const STAMP = record({ version: number(1, Infinity) });

/** What `write` has written, with a new session; throws a text if it is damaged. */
export function read(saved, variant) {
  const stamp = readKind(saved, STAMP);
  if (stamp?.version > VERSION) throw text("fault-newer");
  const kept = readKind(saved, kind(variant.players.length));
  if (kept?.version !== VERSION || kept.game?.variant !== variant.id) throw text("fault-damaged", { what: `version ${stamp?.version}` });
  try {
    const session = Session.fromSaved(kept.game);
    return { ...kept, variant, session, options: session.options() };
  } catch (error) {
    throw faultOf(error);
  }
}
