// The person's results: rating, streak, the daily puzzle. They are saved in the browser's storage.

import { count, list, named, number, or, readJson, record } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { lasting } from "../base/storage.js";
import { streakOn, streakWith } from "../program.js";

/** @import { Puzzle } from "./puzzle-file.js" */

const KEY = "menagerie.puzzles";

/** The initial rating. */
const FIRST = 1200;

/** The largest change of the rating by a puzzle: large at first, and smaller later. */
const STEPS = [{ until: 10, step: 80 }, { until: 30, step: 40 }, { until: Infinity, step: 20 }];

const VERSION = 1;

/** Values that are missing in an older format have their initial value. */
const schema = record({
  version: (value) => (count(value) !== undefined && Number(value) <= VERSION ? VERSION : undefined),
  rating: or(number(100, 4000), FIRST),
  played: or(count, 0),
  streak: or(count, 0),
  best: or(count, 0),
  daily: or(count, 0),
  days: or(count, 0),
  solved: or(named(list(count)), {}),
});

/** @typedef {{ version: number, rating: number, played: number, streak: number, best: number, daily: number, days: number, solved: Record<string, number[]> }} Kept `daily` is the day of the last daily puzzle that was solved, and
 * `days` the number of such days in a row. */

/** @returns {Kept} */
const none = () => ({ version: VERSION, rating: FIRST, played: 0, streak: 0, best: 0, daily: 0, days: 0, solved: {} });

/** The score; it is read each time, because another tab may have changed it. */
export class PuzzleScore {
  /** Whether the saved score was unreadable, and was set aside. */
  damaged = false;

  /** @returns {Kept} */
  get now() {
    const text = lasting.read(KEY);
    if (text === null) return this.#last ?? none();
    const kept = readJson(text, schema);
    if (kept) return kept;
    this.damaged = true;
    setAside(KEY, "puzzles");
    return none();
  }

  /** The part that could not be written; it counts until the page is left. @type {Kept | null} */
  #last = null;

  /**
   * Counts a puzzle. Returns the change of the rating.
   * @param {Puzzle} puzzle
   * @param {boolean} right whether it was solved without a mistake and without help
   */
  count({ game, index, rating }, right) {
    const kept = this.now;
    const step = STEPS.find(({ until }) => kept.played < until)?.step ?? 0;
    const change = Math.round(step * (Number(right) - expected(kept.rating, rating)));
    kept.rating = Math.max(100, kept.rating + change);
    kept.played += 1;
    kept.streak = right ? kept.streak + 1 : 0;
    kept.best = Math.max(kept.best, kept.streak);
    if (right) kept.solved = { ...kept.solved, [game]: [...new Set([...(kept.solved[game] ?? []), index])] };
    this.#write(kept);
    return change;
  }

  /** The daily puzzle of this day was solved. One missed day does not break the streak of days. */
  solveDaily(/** @type {number} */ day) {
    const kept = this.now;
    this.#write({ ...kept, daily: Math.max(kept.daily, day), days: streakWith(Math.max(kept.days, Number(kept.daily > 0)), kept.daily, day) });
  }

  /** The streak of daily puzzles on a day. */
  daysOn(/** @type {number} */ day) {
    const { days, daily } = this.now;
    return streakOn(days, daily, day);
  }

  #write(/** @type {Kept} */ kept) {
    this.#last = lasting.write(KEY, JSON.stringify(kept)) === null ? null : kept;
  }
}

/** The expected share of such puzzles, 0 to 1, that are solved with this rating, by Elo's formula. */
const expected = (/** @type {number} */ own, /** @type {number} */ other) => 1 / (1 + 10 ** ((other - own) / 400));
