// The files of puzzles: one for each game, loaded on demand.

import { count, list, number, readJson, record, text } from "../base/schema.js";
import { SITE } from "../site.js";

/**
 * @typedef {object} Puzzle
 * @property {string} game the id of its game
 * @property {number} index its index in the file
 * @property {string} kind `mate-1`, `mate-2`, `mate-3`, `win`, `escape`, `promote` or `points`
 * @property {number} rating
 * @property {string} position a position of the game
 * @property {string[]} moves the solution in coordinates, replies included
 * @property {Capture[]} captures with four players: the gain and loss of each capture
 */

/**
 * @typedef {object} Capture
 * @property {string} move
 * @property {number} wins
 * @property {number} loses
 * @property {string[]} replies the moves that cause the loss
 */

const index = record({ version: oneVersion, games: list(text(40)) });
const file = record({ version: oneVersion, puzzles: list(record({ kind: text(20), rating: number(0, 4000), position: text(600), moves: text(200), captures: (value) => text(4000)(value ?? "") })) });

/** The version of the format. */
function oneVersion(/** @type {unknown} */ value) {
  return count(value) === 1 ? 1 : undefined;
}

/** @type {Map<string, Promise<Puzzle[]>>} */
const files = new Map();

/** The ids of the games that have puzzles. */
export async function gamesWithPuzzles() {
  return (await load("index", index)).games;
}

/** The puzzles of a game. Fails if they cannot be loaded or read. */
export function puzzlesOf(/** @type {string} */ game) {
  const found = files.get(game) ?? load(game, file).then(({ puzzles }) => puzzles.map((puzzle, index) => ({ ...puzzle, game, index, moves: puzzle.moves.split(" "), captures: captures(puzzle.captures) })));
  files.set(game, found);
  // A failed load is tried again the next time.
  found.catch(() => files.delete(game));
  return found;
}

/**
 * @template T
 * @param {string} name
 * @param {(value: unknown) => T | undefined} schema
 */
async function load(name, schema) {
  const answer = await fetch(new URL(`puzzles/${encodeURIComponent(name)}.json`, SITE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const read = readJson(await answer.text(), schema);
  if (read === undefined) throw new Error(`${name}: ?`);
  return read;
}

/** @returns {Capture[]} */
function captures(/** @type {string} */ words) {
  return words.split(",").filter(Boolean).map((one) => {
    const [move, wins, loses, ...replies] = one.split(" ");
    return { move, wins: Number(wins), loses: Number(loses), replies };
  });
}
