// The files of puzzles: one for each game, loaded on demand.

import { list, named, number, or, readJson, record, text } from "../base/schema.js";
import { SITE } from "../site.js";

/**
 * @typedef {object} Puzzle
 * @property {string} game the id of its game
 * @property {number} index its index in the file
 * @property {string} kind `mate-1` to `mate-3`, `win-1` to `win-3`, `win`, `escape`, `promote`, `points`, or `mine` for one from the person's games
 * @property {number} rating
 * @property {string} position a position of the game
 * @property {string[]} moves the solution in coordinates, replies included
 * @property {Capture[]} captures with four players: the gain and loss of each capture
 * @property {string[]} themes such as `fork:eagle`: what the solution is about, and the kind of piece that does it
 * @property {Origin | null} origin the game that led to the position, if it is known
 * @property {string} [played] for `mine`: the move that was played in the game
 * @property {Record<string, boolean>} [options] for `mine`: the options of that game
 */

/** @typedef {{ start: string, moves: string[] }} Origin A start as FEN, empty for the game's own, and moves in coordinates. */

/** @typedef {"game" | "daily" | "mine" | "today"} PuzzleSet A game's puzzles, that of the day, the person's mistakes, or those of today's small game. */

/** @typedef {{ id: string, name: Record<string, string> }} PuzzleGame A game with puzzles, and its name by language. */

/**
 * @typedef {object} Capture
 * @property {string} move
 * @property {number} wins
 * @property {number} loses
 * @property {string[]} replies the moves that cause the loss
 */

/** @type {string[]} */
const NO_THEMES = [];

const index = record({ version: knownVersion, games: list(record({ id: text(80), name: named(text(200)) })) });
const file = record({
  version: knownVersion,
  puzzles: list(record({
    kind: text(20),
    rating: number(0, 4000),
    position: text(600),
    moves: text(200),
    captures: (value) => text(4000)(value ?? ""),
    themes: or(list(text(60)), NO_THEMES),
    origin: or(record({ start: text(600), moves: text(20_000) }), null),
  })),
});

/** The versions of the format: the second has themes and origins. */
function knownVersion(/** @type {unknown} */ value) {
  return number(1, 2)(value);
}

/** @type {Map<string, Promise<Puzzle[]>>} */
const files = new Map();

/** The games that have puzzles, in the order in which the puzzle of the day takes turns. */
export async function gamesWithPuzzles() {
  return (await load("index", index)).games;
}

/** The puzzles of a game. Fails if they cannot be loaded or read. */
export function puzzlesOf(/** @type {string} */ game) {
  const found = files.get(game) ?? load(game, file).then(({ puzzles }) => puzzles.map((puzzle, index) => ({
    ...puzzle, game, index, moves: puzzle.moves.split(" "), captures: captures(puzzle.captures),
    origin: puzzle.origin && { ...puzzle.origin, moves: puzzle.origin.moves.split(" ").filter(Boolean) },
  })));
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
