// Who plays for which player.

import { levels } from "../program.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { GameData, Orientation, Seat } from "./game-store.js" */

/** Whether the computer plays for this player; it plays for no player while a person practises. */
export function isComputer(/** @type {GameData} */ { seats, practice }, /** @type {number | null} */ player) {
  return player !== null && !practice && seats[player] === "computer";
}

/** Whether the local person may move now. A game with a friend has no variations while it is running. */
export function isPersonsTurn(/** @type {GameData} */ { state: { over, turn, atTip }, seats, friend, practice }) {
  if (over || turn === null) return false;
  return Boolean(practice) || (seats[turn] === "human" && (atTip || !friend || friend.game.over));
}

/** The levels of the computers that play, each once; those of all seats if none plays. */
export function levelsOf(/** @type {Pick<GameData, "seats" | "levels">} */ { seats, levels }) {
  const playing = levels.filter((_, player) => seats[player] === "computer");
  return [...new Set(playing.length > 0 ? playing : levels)];
}

/** The level nearest to a strength in hundredths of a level. */
export function nearestLevel(/** @type {number} */ strength) {
  const all = levels().map(({ level }) => level);
  return all.reduce((best, level) => (Math.abs(100 * level - strength) < Math.abs(100 * best - strength) ? level : best));
}

/** Whether no person plays. */
export const onlyComputers = (/** @type {GameData} */ { seats }) => seats.every((who) => who === "computer");

/** The default seats: the first player is a person, the others are computers. */
export const defaultSeats = (/** @type {VariantInfo} */ { players }) =>
  players.map((_, index) => /** @type {Seat} */ (index === 0 ? "human" : "computer"));

/** The next orientation of the board: a half turn for two players, a quarter turn for four. */
export const nextOrientation = (/** @type {GameData} */ { seats }, /** @type {Orientation} */ orientation) =>
  /** @type {Orientation} */ ((orientation + (seats.length > 2 ? 1 : 2)) % 4);

/** The orientation with the first person's pieces at the bottom. */
export function orientationOf(/** @type {VariantInfo} */ { players }, /** @type {Seat[]} */ seats) {
  const first = Math.max(0, seats.indexOf("human"));
  return /** @type {Orientation} */ (players[first].turns);
}
