// Statistics of the saved games: their number, results, durations and first moves.

import { atEnd } from "../game/record.js";
import { readSaved } from "../game/saved-game.js";
import { opponentsOf } from "./open-levels.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { SavedGame } from "./kept-game.js" */

/** @typedef {"won" | "lost" | "drawn" | "open"} Result How a game ended for the person who played it. */

/**
 * @typedef {object} KeptGame The data of a saved game for statistics.
 * @property {string} variant
 * @property {Result | null} result null if several people played, or none
 * @property {number | null} level the weakest computer that played; null against people
 * @property {boolean} over
 * @property {number} moves the moves of all players
 * @property {number} time the milliseconds from its beginning to its last change
 * @property {string} first the first move of the person, or of the first player; empty if there is none
 * @property {number} date
 */

/** The longest duration that counts, in milliseconds: a game that waited for a night did not take one. */
const MAX_DURATION = 3 * 60 * 60 * 1000;

/** Reads the data of a saved game; nothing if it cannot be read. @returns {KeptGame | null} */
export function readKept(/** @type {SavedGame} */ kept, /** @type {VariantInfo} */ variant) {
  try {
    const { session, seats, levels, strength } = readSaved(kept.saved, variant);
    try {
      const { state } = atEnd({ session, state: session.state(), tree: session.tree() });
      const opponents = opponentsOf({ seats, levels: levels ?? seats.map(() => 0), strength });
      const player = opponents?.person ?? 0;
      return {
        variant: kept.variant,
        result: opponents && resultOf(state, opponents.person),
        level: opponents?.level || null,
        over: state.over,
        moves: state.moves.length,
        time: kept.begun > 0 ? Math.min(Math.max(kept.date - kept.begun, 0), MAX_DURATION) : 0,
        first: state.moves[player]?.text ?? "",
        date: kept.date,
      };
    } finally {
      session.free();
    }
  } catch (error) {
    // The list of games reports it, and sets it aside.
    console.info(error);
    return null;
  }
}

/** @returns {Result} */
function resultOf(/** @type {{ over: boolean, winners: number[] }} */ { over, winners }, /** @type {number} */ person) {
  if (!over) return "open";
  if (winners.length === 0) return "drawn";
  if (!winners.includes(person)) return "lost";
  return winners.length === 1 ? "won" : "drawn";
}

/** Counts of games. @typedef {Record<Result, number> & { games: number }} Tally */

/** The number of these games by result. @returns {Tally} */
export function tally(/** @type {KeptGame[]} */ games) {
  const count = (/** @type {Result} */ wanted) => games.filter(({ result }) => result === wanted).length;
  return { games: games.length, won: count("won"), lost: count("lost"), drawn: count("drawn"), open: count("open") };
}

/** The longest streak of wins, and the current one; unfinished games do not end a streak. */
export function streaks(/** @type {KeptGame[]} */ games) {
  let [longest, now] = [0, 0];
  const decided = games.filter(({ result }) => result !== null && result !== "open");
  for (const { result } of decided.sort((one, other) => one.date - other.date)) {
    now = result === "won" ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

/** Games by the value of `of`, the most frequent first. @type {<Key>(games: KeptGame[], of: (game: KeptGame) => Key) => [Key, KeptGame[]][]} */
export function grouped(games, of) {
  const groups = new Map();
  for (const game of games) groups.set(of(game), [...(groups.get(of(game)) ?? []), game]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** The mean of some numbers; 0 without any. */
export const mean = (/** @type {number[]} */ numbers) => (numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
