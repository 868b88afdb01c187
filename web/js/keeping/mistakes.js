// Mistakes from the person's own games in the browser's storage. They are puzzles: the position before the mistake, and the best move.

import { count, list, named, oneOf, or, readJson, record, text } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { lasting } from "../base/storage.js";

/**
 * @typedef {object} Mistake
 * @property {string} game the id of the game that was played
 * @property {Record<string, boolean>} options
 * @property {string} position the position before it, as FEN
 * @property {string} played the move, as people write it
 * @property {string} best the best moves, in coordinates
 * @property {string} from the id of the saved game
 * @property {number} date milliseconds
 * @property {boolean} solved
 */

const KEY = "menagerie.mistakes";

const VERSION = 1;

/** The number of mistakes that are kept: the oldest ones go first, those that are solved before others. */
const MOST = 300;

const SCHEMA = record({
  version: count,
  all: list(record({
    game: text(200),
    options: or(named(oneOf([true, false])), /** @type {Record<string, boolean>} */ ({})),
    position: text(600),
    played: text(80),
    best: text(400),
    from: or(text(80), ""),
    date: or(count, 0),
    solved: or(oneOf([true, false]), false),
  })),
});

/** All of them, the oldest first. What cannot be read is set aside. @returns {Mistake[]} */
export function allMistakes() {
  const kept = lasting.read(KEY);
  const found = kept === null ? undefined : readJson(kept, SCHEMA);
  if (kept !== null && !found) setAside(KEY, "mistakes");
  return found?.all ?? [];
}

/** Keeps some more. A position that is kept already stays as it is. */
export function keepMistakes(/** @type {Mistake[]} */ more) {
  const all = allMistakes();
  const added = more.filter((mistake) => !all.some((other) => isSame(other, mistake)));
  if (added.length > 0) write([...all, ...added]);
}

/** One of them is solved. */
export function solveMistake(/** @type {Pick<Mistake, "game" | "position">} */ solved) {
  write(allMistakes().map((mistake) => (isSame(mistake, solved) ? { ...mistake, solved: true } : mistake)));
}

function write(/** @type {Mistake[]} */ all) {
  const [done, open] = [all.filter(({ solved }) => solved), all.filter(({ solved }) => !solved)];
  const left = new Set([...done, ...open].slice(-MOST));
  lasting.write(KEY, JSON.stringify({ version: VERSION, all: all.filter((mistake) => left.has(mistake)) }));
}

/** @typedef {Pick<Mistake, "game" | "position">} MistakePlace */

const isSame = (/** @type {MistakePlace} */ one, /** @type {MistakePlace} */ other) => one.game === other.game && one.position === other.position;
