// The saved own games as cards: their definitions from the storage. This needs no program.

import { list, number, or, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";

/** The prefix of the key for the definition of a saved game, before its id. */
const DEFINITION = "menagerie.own.";

/** The key of the workshop's current text. */
export const WORKSHOP_TEXT = "menagerie.workshop";

/** The prefix of the key for the picture of its start, before its id. */
const PICTURE = "menagerie.start.";

const DEFINED = record({
  name: text(1000),
  about: or(text(10_000), ""),
  inventor: or(text(1000), ""),
  board: record({ files: number(1, 16), ranks: number(1, 16) }),
  players: list(record({ name: text(1000) })),
  pieces: list(record({ letter: or(text(20), ""), art: or(text(200), "") })),
});

/**
 * @typedef {object} OwnCard The card of a saved game.
 * @property {string} id
 * @property {string} name
 * @property {string} about
 * @property {[files: number, ranks: number] | null} size null if the definition cannot be read
 * @property {number} players
 * @property {string[]} sides the names of the players, in lower case
 * @property {number} kinds
 * @property {string} picture the start, packed; empty if it was not rendered yet
 * @property {Map<string, string>} letters the letters of pieces, by their pictures
 */

/** The ids of the saved games. */
export const keptIds = () => lasting.keys(DEFINITION).map((key) => key.slice(DEFINITION.length)).sort();

/** The definition of a saved game, or null. */
export const keptDefinition = (/** @type {string} */ id) => lasting.read(DEFINITION + id);

/** Whether the picture of a saved game's start exists. */
export const hasPicture = (/** @type {string} */ id) => lasting.read(PICTURE + id) !== null;

/** Saves a game. Returns null, or why that failed. */
export function keepDefinition(/** @type {string} */ id, /** @type {string} */ definition) {
  return lasting.write(DEFINITION + id, definition);
}

/** Saves the picture of a game's start, packed. If there is no room, it is rendered another time. */
export const keepPicture = (/** @type {string} */ id, /** @type {string} */ packed) => lasting.write(PICTURE + id, packed);

/** Deletes a game. Saved games of it can still be opened. Returns a function that restores it. */
export function forgetDefinition(/** @type {string} */ id) {
  const [definition, picture] = [keptDefinition(id), lasting.read(PICTURE + id)];
  lasting.remove(DEFINITION + id);
  lasting.remove(PICTURE + id);
  return () => {
    if (picture !== null) keepPicture(id, picture);
    return definition === null ? null : keepDefinition(id, definition);
  };
}

/** The cards of the saved games. */
export const ownCards = () => keptIds().map((id) => ownCard(id, keptDefinition(id) ?? "", lasting.read(PICTURE + id) ?? ""));

/** The card of a game, from its definition. @returns {OwnCard} */
export function ownCard(/** @type {string} */ id, /** @type {string} */ definition, picture = "") {
  const defined = readJson(definition, DEFINED);
  if (!defined) return { id, name: id, about: "", size: null, players: 0, sides: [], kinds: 0, picture: "", letters: new Map() };
  const { name, about, inventor, board, players, pieces } = defined;
  const letters = new Map(pieces.map(({ letter, art }) => [art, letter]));
  return { id, name, about: about || inventor, size: [board.files, board.ranks], players: players.length, sides: players.map(({ name }) => name.toLowerCase()), kinds: pieces.length, picture, letters };
}
