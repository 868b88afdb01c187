// The choice of the next puzzle.

/** @import { Puzzle } from "./puzzle-file.js" */

/** The number of puzzles with the nearest ratings, of which one is chosen at random. */
const NEAREST = 12;

/** The number of puzzles of each game that are used as daily ones: additional puzzles change no day. */
const DAILY = 200;

const DAY = 86_400_000;

/** The kinds to choose from, with the kinds in the files. */
export const KINDS = /** @type {const} */ ({
  all: [],
  mate: ["mate-1", "mate-2", "mate-3"],
  win: ["win"],
  escape: ["escape"],
  promote: ["promote"],
});

/** @typedef {keyof typeof KINDS} KindChoice */

/**
 * An unsolved puzzle of this kind, with a rating near the person's. When all are solved they repeat.
 * @param {Puzzle[]} puzzles
 * @param {{ kind: KindChoice, rating: number, solved: number[], last: number | null }} how
 */
export function nextPuzzle(puzzles, { kind, rating, solved, last }) {
  /** @type {readonly string[]} */
  const wanted = KINDS[kind];
  const fitting = puzzles.filter((puzzle) => wanted.length === 0 || wanted.includes(puzzle.kind));
  const done = new Set(solved);
  const other = fitting.filter(({ index }) => index !== last);
  const left = other.filter(({ index }) => !done.has(index));
  const from = left.length > 0 ? left : other.length > 0 ? other : fitting;
  const nearest = [...from].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAREST);
  return nearest[Math.floor(Math.random() * nearest.length)] ?? null;
}

/** The day in UTC, counted from 1970: the same for everybody. */
export const today = () => Math.floor(Date.now() / DAY);

/** The game of the daily puzzle: one after the other. */
export const gameOfDay = (/** @type {string[]} */ games, /** @type {number} */ day) => games[day % games.length];

/** The index of a daily puzzle among those of its game. A step that is coprime to their number visits all of them. */
export const placeOfDay = (/** @type {number} */ count, /** @type {number} */ games, /** @type {number} */ day) => (Math.floor(day / games) * 67) % Math.min(count, DAILY);
