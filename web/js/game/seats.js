// Who plays for which player.

/** @import { VariantInfo } from "../program.js" */
/** @import { GameData, Orientation, Seat } from "./game-store.js" */

/** Whether the computer plays for this player; for nobody, it does not, and for none while a person practises. */
export function isComputer(/** @type {GameData} */ { seats, practice }, /** @type {number | null} */ player) {
  return player !== null && !practice && seats[player] === "computer";
}

/** Whether a person may move now, here. A game with a friend has no variations as long as it goes on. */
export function isPersonsTurn(/** @type {GameData} */ { state: { over, turn, atTip }, seats, friend, practice }) {
  if (over || turn === null) return false;
  return Boolean(practice) || (seats[turn] === "human" && (atTip || !friend || friend.game.over));
}

/** The levels of the computers that play, each once; those of all seats where none plays. */
export function levelsOf(/** @type {Pick<GameData, "seats" | "levels">} */ { seats, levels }) {
  const playing = levels.filter((_, player) => seats[player] === "computer");
  return [...new Set(playing.length > 0 ? playing : levels)];
}

/** Whether no person plays. */
export const onlyComputers = (/** @type {GameData} */ { seats }) => seats.every((who) => who === "computer");

/** The usual seats: the first player is a person, the others are computers. */
export const usualSeats = (/** @type {VariantInfo} */ { players }) =>
  players.map((_, index) => /** @type {Seat} */ (index === 0 ? "human" : "computer"));

/** How the board is turned next: half round for two players, a quarter for four. */
export const nextOrientation = (/** @type {GameData} */ { seats }, /** @type {Orientation} */ orientation) =>
  /** @type {Orientation} */ ((orientation + (seats.length > 2 ? 1 : 2)) % 4);

/** How the board is turned so that the first person has their pieces at the bottom. */
export function orientationOf(/** @type {VariantInfo} */ { players }, /** @type {Seat[]} */ seats) {
  const first = Math.max(0, seats.indexOf("human"));
  return /** @type {Orientation} */ (players[first].turns);
}
