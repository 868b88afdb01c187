// The own games that are kept in this browser, as they are shown: their definitions as they stand in the storage. This needs no program.

import { list, number, or, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";

/** Before the id of a game that is kept: its definition. */
const DEFINITION = "menagerie.own.";

/** What the workshop keeps: the text that it goes on with. */
export const WORKSHOP_TEXT = "menagerie.workshop";

/** Before the id of the same: the picture of its start. */
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
 * @typedef {object} OwnCard A kept game as it is shown.
 * @property {string} id
 * @property {string} name
 * @property {string} about
 * @property {[files: number, ranks: number] | null} size none where the definition cannot be read
 * @property {number} players
 * @property {number} kinds
 * @property {string} picture the start, packed; empty where nobody has drawn it yet
 * @property {Map<string, string>} letters of pieces, by their pictures
 */

/** The ids of the games that are kept. */
export const keptIds = () => lasting.keys(DEFINITION).map((key) => key.slice(DEFINITION.length)).sort();

/** The definition of a kept game, or null. */
export const keptDefinition = (/** @type {string} */ id) => lasting.read(DEFINITION + id);

/** Whether the start of a kept game has been drawn. */
export const isDrawn = (/** @type {string} */ id) => lasting.read(PICTURE + id) !== null;

/** Keeps a game. Gives null, or why it cannot be kept. */
export function keepDefinition(/** @type {string} */ id, /** @type {string} */ definition) {
  return lasting.write(DEFINITION + id, definition);
}

/** Keeps the picture of a game's start, packed. What has no room is drawn another time. */
export const keepPicture = (/** @type {string} */ id, /** @type {string} */ packed) => lasting.write(PICTURE + id, packed);

/** Keeps a game no longer. Games of it that are saved still open. Gives what keeps it again. */
export function forgetDefinition(/** @type {string} */ id) {
  const [definition, picture] = [keptDefinition(id), lasting.read(PICTURE + id)];
  lasting.remove(DEFINITION + id);
  lasting.remove(PICTURE + id);
  return () => {
    if (picture !== null) keepPicture(id, picture);
    return definition === null ? null : keepDefinition(id, definition);
  };
}

/** The kept games, as they are shown. */
export const ownCards = () => keptIds().map((id) => ownCard(id, keptDefinition(id) ?? "", lasting.read(PICTURE + id) ?? ""));

/** A game as it is shown, by its definition. @returns {OwnCard} */
export function ownCard(/** @type {string} */ id, /** @type {string} */ definition, picture = "") {
  const defined = readJson(definition, DEFINED);
  if (!defined) return { id, name: id, about: "", size: null, players: 0, kinds: 0, picture: "", letters: new Map() };
  const { name, about, inventor, board, players, pieces } = defined;
  const letters = new Map(pieces.map(({ letter, art }) => [art, letter]));
  return { id, name, about: about || inventor, size: [board.files, board.ranks], players: players.length, kinds: pieces.length, picture, letters };
}
