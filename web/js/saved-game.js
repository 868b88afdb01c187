// A game as it is kept: the session's game, and what the page adds to it.

import { faultOf } from "./faults.js";
import { Searcher, Session } from "./program.js";
import { text } from "./texts.js";

/** Changes when what is written can no longer be read by what came before. */
const VERSION = 1;

const LEVELS = () => JSON.parse(Searcher.levels()).map(({ level }) => level);

/** Everything there is to keep of a game, as a text. */
export function write({ session, seats, level, orientation, clocks }) {
  const game = JSON.parse(session.saved());
  return JSON.stringify({ version: VERSION, game, seats, level, orientation, clock: clocks.settings, clocks: clocks.saved() });
}

/** What `write` has written, with a new session; throws a text if it is damaged. */
export function read(saved, variant) {
  try {
    const { version, game, seats, ...rest } = JSON.parse(saved);
    const { level, orientation } = rest;
    if (!LEVELS().includes(level)) delete rest.level;
    if (![0, 1, 2, 3].includes(orientation)) delete rest.orientation;
    const known = Array.isArray(seats) && seats.length === variant.players.length && seats.every((who) => who === "human" || who === "computer");
    if (version > VERSION) throw text("fault-newer");
    if (version !== VERSION || game?.variant !== variant.id || !known) throw text("fault-damaged", { what: `version ${version}` });
    return { ...rest, variant, seats, session: Session.fromSaved(JSON.stringify(game)), options: game.options ?? {} };
  } catch (error) {
    throw faultOf(error);
  }
}
