// What a day's results change: the opponent of the next small game, and the streak of days.

import { nextStrength, streakOn, streakWith } from "../program.js";
import { localDay, opponentIn, week, writeWeek } from "./week.js";

/** The most days that are looked ahead for the end of a streak. */
const AHEAD = 30;

/**
 * Adapts the opponent to the result of a small game: `points` from 0 to 1, and from 0 to 1 how clear it was.
 * @param {string} game
 * @param {number} points
 * @param {number} clear
 */
export function adaptOpponent(game, points, clear) {
  const { strength, played } = opponentIn(game);
  const kept = week();
  writeWeek({ ...kept, opponents: { ...kept.opponents, [game]: { strength: nextStrength(strength, played, points, clear), played: played + 1 } } });
}

/** A step of today is done: the day counts. One missed day does not break the streak, and does not count. */
export function countToday() {
  const kept = week();
  const { count, best, last } = kept.streak;
  const today = localDay();
  const now = streakWith(count, last, today);
  let until = Math.max(last, today);
  while (until < today + AHEAD && streakOn(now, Math.max(last, today), until + 1) > 0) until += 1;
  writeWeek({ ...kept, streak: { count: now, best: Math.max(best, now), last: Math.max(last, today), until } });
}
