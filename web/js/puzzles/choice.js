// Which puzzle comes next.

/** @import { Puzzle } from "./puzzle-file.js" */

/** Chance takes one of so many puzzles whose rating is nearest. */
const NEAREST = 12;

/** So many puzzles of each game take their turn as daily ones: those that are added later change no day. */
const DAILY = 200;

const DAY = 86_400_000;

/** The kinds that can be chosen, with the kinds of the files that they are. */
export const KINDS = /** @type {const} */ ({
  all: [],
  mate: ["mate-1", "mate-2", "mate-3"],
  win: ["win"],
  escape: ["escape"],
  promote: ["promote"],
});

/** @typedef {keyof typeof KINDS} KindChoice */

/**
 * A puzzle of this kind that was not solved yet, about as hard as suits the rating. Once all were solved they come again.
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

/** The day in the world's time, counted from 1970: the same for everybody. */
export const today = () => Math.floor(Date.now() / DAY);

/** The game of a day's puzzle: one after the other. */
export const gameOfDay = (/** @type {string[]} */ games, /** @type {number} */ day) => games[day % games.length];

/** The place of a day's puzzle among those of its game. A step that has no divisor with their number visits all of them. */
export const placeOfDay = (/** @type {number} */ count, /** @type {number} */ games, /** @type {number} */ day) => (Math.floor(day / games) * 67) % Math.min(count, DAILY);
