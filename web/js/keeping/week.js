// The person's daily practice in the browser's storage: the plan of the day, the streak of days, and the opponent's strength in each game. It needs no
// program, so that the start page can read it.

import { count, list, named, number, oneOf, or, readJson, record, text } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { lasting } from "../base/storage.js";

/** @typedef {"won" | "lost" | "drawn"} DayResult */

/**
 * @typedef {object} Plan What is practised on a day.
 * @property {number} day
 * @property {string} game
 * @property {string} piece the kind that is new: `eagle`
 * @property {string} position the start of the small game, as FEN
 * @property {DayResult | ""} result how the small game ended
 * @property {string} saved the id of the small game among the saved games
 * @property {number | null} mistakes how many mistakes of the small game are puzzles; null before somebody has looked
 * @property {string[]} worked the positions of those that are solved, or whose solution was shown
 */

/** @typedef {{ strength: number, played: number }} Opponent The strength of a game's opponent in hundredths of a level, after so many small games. */

/** @typedef {{ count: number, best: number, last: number, until: number }} Streak Days in a row, the last of them, and the day until which they are one streak. */

const KEY = "menagerie.week";

/** The version of what is written. */
const VERSION = 1;

/** The strength of the first opponent: for somebody who is new, and for somebody who plays chess. */
const FIRST = { newcomer: 60, player: 140 };

/** @type {string[]} */
const NONE = [];

/** @type {Plan[]} */
const NO_PLANS = [];

/** @type {Record<string, Opponent>} */
const NOBODY = {};

/** @type {Streak} */
const NO_STREAK = { count: 0, best: 0, last: 0, until: 0 };

const SCHEMA = record({
  version: count,
  game: or(text(80), ""),
  knowsChess: or(oneOf([true, false]), false),
  plans: or(list(record({
    day: count,
    game: text(80),
    piece: text(80),
    position: text(600),
    result: oneOf(/** @type {const} */ (["won", "lost", "drawn", ""])),
    saved: or(text(80), ""),
    mistakes: or(count, null),
    worked: or(list(text(600)), NONE),
  })), NO_PLANS),
  streak: or(record({ count, best: count, last: count, until: count }), NO_STREAK),
  opponents: or(named(record({ strength: number(0, 10_000), played: count })), NOBODY),
});

/** @typedef {{ version: number, game: string, knowsChess: boolean, plans: Plan[], streak: Streak, opponents: Record<string, Opponent> }} Week */

/** Everything that is kept. What cannot be read is set aside. @returns {Week} */
export function week() {
  const kept = lasting.read(KEY);
  const found = kept === null ? undefined : readJson(kept, SCHEMA);
  if (kept !== null && !found) setAside(KEY, "week");
  return found ?? { version: VERSION, game: "", knowsChess: false, plans: [], streak: NO_STREAK, opponents: {} };
}

/** Writes all of it. */
export const writeWeek = (/** @type {Week} */ kept) => void lasting.write(KEY, JSON.stringify(kept));

/** The person's calendar day, numbered. */
export function localDay() {
  const now = new Date(Date.now());
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** Chooses the game that is practised. */
export const chooseGame = (/** @type {string} */ game) => writeWeek({ ...week(), game });

/** The person plays orthodox chess. */
export const keepKnowsChess = () => writeWeek({ ...week(), knowsChess: true });

/** The plan of today for a game, or for the chosen one; null if there is none yet. */
export function planOfToday(game = week().game) {
  const today = localDay();
  return week().plans.find((plan) => plan.day === today && plan.game === game) ?? null;
}

/** Keeps the plan of today for a game. Those of other days are obsolete. */
export function keepPlan(/** @type {Plan} */ plan) {
  const kept = week();
  writeWeek({ ...kept, plans: [...kept.plans.filter(({ day, game }) => day === plan.day && game !== plan.game), plan] });
}

/** Changes the plan of today for a game, if there is one. */
export function changePlan(/** @type {string} */ game, /** @type {Partial<Plan>} */ change) {
  const plan = planOfToday(game);
  if (plan) keepPlan({ ...plan, ...change });
}

/** Forgets the plan of today for a game: another one is made. */
export function dropPlan(/** @type {string} */ dropped) {
  const kept = week();
  writeWeek({ ...kept, plans: kept.plans.filter(({ game }) => game !== dropped) });
}

/** The opponent in small games of a game. @returns {Opponent} */
export function opponentIn(/** @type {string} */ game) {
  const { opponents, knowsChess } = week();
  return Object.hasOwn(opponents, game) ? opponents[game] : { strength: knowsChess ? FIRST.player : FIRST.newcomer, played: 0 };
}

/** The streak as it stands today: 0 days if it is broken. */
export function streakToday() {
  const { streak } = week();
  return { ...streak, count: streak.until >= localDay() ? streak.count : 0 };
}
