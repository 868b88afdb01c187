// The choice of the next puzzle.

/** @import { Puzzle } from "./puzzle-file.js" */

/** The number of puzzles with the nearest ratings, of which one is chosen at random. */
const NEAREST = 12;

/** The part of a game's puzzles, those with the most pieces, from which the daily ones are taken, and the least number of them. */
const FULLEST = 0.25;
const LEAST = 10;

const DAY = 86_400_000;

/** The kinds to choose from, with the kinds in the files. */
export const KINDS = /** @type {const} */ ({
  all: [],
  mate: ["mate-1", "mate-2", "mate-3"],
  "win-game": ["win-1", "win-2", "win-3"],
  win: ["win"],
  escape: ["escape"],
  promote: ["promote"],
});

/** @typedef {keyof typeof KINDS} KindChoice */

/**
 * An unsolved puzzle of this kind and theme, with a rating near the person's. When all are solved they repeat.
 * @param {Puzzle[]} puzzles
 * @param {{ kind: KindChoice, theme: string, rating: number, solved: number[], last: number | null }} how
 */
export function nextPuzzle(puzzles, { kind, theme, rating, solved, last }) {
  /** @type {readonly string[]} */
  const wanted = KINDS[kind];
  const fitting = puzzles.filter((puzzle) => (wanted.length === 0 || wanted.includes(puzzle.kind)) && (theme === "" || puzzle.themes.includes(theme)));
  const done = new Set(solved);
  const other = fitting.filter(({ index }) => index !== last);
  const left = other.filter(({ index }) => !done.has(index));
  const from = left.length > 0 ? left : other.length > 0 ? other : fitting;
  const nearest = [...from].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAREST);
  return nearest[Math.floor(Math.random() * nearest.length)] ?? null;
}

/** The day in UTC, counted from 1970: the same for everybody. */
export const today = () => Math.floor(Date.now() / DAY);

/** The game of the daily puzzle: one after the other. @type {<Game>(games: Game[], day: number) => Game} */
export const gameOfDay = (games, day) => games[day % games.length];

/**
 * The daily puzzle of its game: one with a full board and a known origin, and no mate in one, where there are such puzzles.
 * @param {Puzzle[]} puzzles
 * @param {number} games how many games take turns
 * @param {number} day
 */
export function puzzleOfDay(puzzles, games, day) {
  const known = those(puzzles, ({ origin }) => origin !== null);
  const longer = those(known, ({ kind }) => !kind.endsWith("-1"));
  const fullest = [...longer].sort((one, other) => pieces(other) - pieces(one) || one.index - other.index).slice(0, Math.max(LEAST, longer.length * FULLEST));
  // A step that is coprime to most numbers visits all of them.
  return fullest[(Math.floor(day / games) * 67) % fullest.length];
}

/** The puzzles for which this is true, or all if there are too few of them. */
function those(/** @type {Puzzle[]} */ puzzles, /** @type {(puzzle: Puzzle) => boolean} */ fits) {
  const some = puzzles.filter(fits);
  return some.length >= Math.min(LEAST, puzzles.length) ? some : puzzles;
}

/** The number of pieces on the board of a puzzle: the letters of its placement. */
const pieces = (/** @type {Puzzle} */ { position }) => position.split(" ")[0].replace(/\[.*\]/, "").match(/\p{L}/gu)?.length ?? 0;
