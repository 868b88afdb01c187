// What the players are called, by who plays for them.

import { playerName, say, words } from "../base/texts.js";
import { friendName } from "./friend-part.js";

/** @import { GameData } from "./game-store.js" */

/** @typedef {Pick<GameData, "variant" | "seats" | "levels" | "friend">} Seated The players of a game. */

/** The colour of a player in words: “White”. */
export const colourName = (/** @type {Seated} */ { variant }, /** @type {number} */ player) => words(playerName(variant.players[player]));

/**
 * Who plays for a player: “You”, “Menagerie, level 4”, a friend's name. Empty where several people play at this screen: their
 * colours distinguish them.
 */
export function whoPlays(/** @type {Seated} */ { seats, levels, friend }, /** @type {number} */ player) {
  if (friend) return friendName(friend, player);
  if (seats[player] === "computer") return say("seat-computer", { level: levels[player] });
  const alone = seats.every((who, other) => (other === player ? who === "human" : who === "computer"));
  return alone ? say("seat-you") : "";
}

/** The name of a player: who plays, or the colour. Four players go by their colours. */
export const seatName = (/** @type {Seated} */ data, /** @type {number} */ player) =>
  (data.seats.length > 2 ? "" : whoPlays(data, player)) || colourName(data, player);
