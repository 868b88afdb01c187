// How a saved game against computers ended, from what is saved with it: neither its moves nor its rules are needed.

import { list, number, oneOf, or, readJson, record, shallow } from "../base/schema.js";

/** @import { SavedGame } from "./kept-game.js" */

/**
 * @typedef {object} KeptOutcome
 * @property {string} variant
 * @property {"won" | "lost" | "drawn"} result
 * @property {number} level the weakest computer that played
 */

/** @type {number[]} */
const NO_LEVELS = [];

const PLAYED = record({
  seats: list(oneOf(/** @type {const} */ (["human", "computer"]))),
  level: or(number(1, 99), 0),
  levels: or(list(number(1, 99)), NO_LEVELS),
  friend: or(shallow, null),
});

/**
 * The outcome; nothing if the game is not over, or was not played by one person against computers.
 * @param {SavedGame} saved
 * @param {string[]} sides the names of the players, in their order
 * @returns {KeptOutcome | null}
 */
export function keptOutcome({ variant, over, status: [ending], saved }, sides) {
  const played = readJson(saved, PLAYED);
  if (!over || !ending || !played || played.friend !== null) return null;
  const person = played.seats.indexOf("human");
  const computers = played.seats.flatMap((who, index) => (who === "computer" ? [played.levels[index] ?? played.level] : []));
  if (person < 0 || computers.length !== played.seats.length - 1 || computers.length === 0) return null;
  const winner = Object(ending.args?.player).text;
  // Games that nobody has won, and those that several have won, name no player.
  const result = typeof winner !== "string" ? "drawn" : winner === `player-${sides[person]}` ? "won" : "lost";
  return { variant, result, level: Math.min(...computers) };
}
