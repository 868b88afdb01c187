// What is learned, in the browser's storage: for each game and each kind of piece the steps that are done. What cannot be read is set aside.

import { count, list, named, or, own, readJson, record, shallow, text } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { lasting } from "../base/storage.js";

/**
 * @typedef {object} PieceProgress What is done of a lesson.
 * @property {string[]} done the steps
 * @property {number} all how many steps it has
 */

/** @typedef {Record<string, PieceProgress>} GameProgress By the kind of piece. */

const KEY = "menagerie.school";

/** The version of what is written. A later one is kept as it is, and read as far as it can be. */
const VERSION = 1;

const SCHEMA = record({
  version: or(count, VERSION),
  games: named(named(record({ done: list(text(40)), all: or(count, 0) }))),
});

/** How many steps every lesson has, but for special moves. */
const BASIC_STEPS = 4;

/** Everything that is learned; nothing if nothing is, or it cannot be read. @returns {{ version: number, games: Record<string, GameProgress> }} */
function read() {
  const saved = lasting.read(KEY);
  const found = saved === null ? undefined : readJson(saved, (value) => SCHEMA(shallow(value)));
  if (saved !== null && !found) setAside(KEY, "school");
  return found ?? { version: VERSION, games: {} };
}

/** What is learned of a game. */
export const progressOf = (/** @type {string} */ game) => own(read().games, game) ?? {};

/** What is done of the lesson on a kind. @returns {PieceProgress} */
export const pieceProgress = (/** @type {GameProgress} */ progress, /** @type {string} */ kind) => own(progress, kind) ?? { done: [], all: BASIC_STEPS };

/** Whether all of its steps are done. */
export const isLearned = (/** @type {PieceProgress} */ { done, all }) => all > 0 && done.length >= all;

/** How many pieces are learned, in all games. */
export const learnedPieces = () => Object.values(read().games).flatMap((pieces) => Object.values(pieces)).filter(isLearned).length;

/** Keeps that a step is done. `steps` are all of the lesson. */
export function keepStep(/** @type {string} */ game, /** @type {string} */ kind, /** @type {string} */ step, /** @type {string[]} */ steps) {
  const all = read();
  const progress = own(all.games, game) ?? {};
  const before = pieceProgress(progress, kind).done;
  const done = steps.filter((one) => one === step || before.includes(one));
  lasting.write(KEY, JSON.stringify({ ...all, games: { ...all.games, [game]: { ...progress, [kind]: { done, all: steps.length } } } }));
}

/** Keeps that kinds are known without a lesson: all steps of each, which are given by kind, are done. */
export function keepKnown(/** @type {string} */ game, /** @type {Map<string, string[]>} */ kinds) {
  const all = read();
  const known = [...kinds].map(([kind, steps]) => [kind, { done: steps, all: steps.length }]);
  lasting.write(KEY, JSON.stringify({ ...all, games: { ...all.games, [game]: { ...own(all.games, game), ...Object.fromEntries(known) } } }));
}

/** Forgets what is learned of a game. */
export function forget(/** @type {string} */ game) {
  const all = read();
  delete all.games[game];
  lasting.write(KEY, JSON.stringify(all));
}
