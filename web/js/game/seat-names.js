// What the players are called, by who plays for them.

import { playerName, say, words } from "../base/texts.js";
import { friendName } from "./friend-part.js";

/** @import { GameData } from "./game-store.js" */

/** @typedef {Pick<GameData, "variant" | "seats" | "levels" | "friend">} Seated The players of a game. */
/** @typedef {Seated & Pick<GameData, "session">} Named The same with the text that the game was read from. */

/** The colour of a player in words: “White”. */
export const colourName = (/** @type {Seated} */ { variant }, /** @type {number} */ player) => words(playerName(variant.players[player]));

/**
 * Who plays for a player: “You”, “Menagerie, level 4”, a friend's name, a name in the text of the game. Empty where several people play at
 * this screen: their colours distinguish them.
 */
export function whoPlays(/** @type {Named} */ { variant, seats, levels, friend, session }, /** @type {number} */ player) {
  if (friend) return friendName(friend, player);
  if (seats[player] === "computer") return say("seat-computer", { level: levels[player] });
  const alone = seats.every((who, other) => (other === player ? who === "human" : who === "computer"));
  if (alone) return say("seat-you");
  const [, named] = session.tags().find(([tag]) => tag === variant.players[player].name) ?? ["", ""];
  return /^[?-]?$/.test(named) ? "" : named;
}

/** The name of a player: who plays, or the colour. Four players go by their colours. */
export const seatName = (/** @type {Named} */ data, /** @type {number} */ player) =>
  (data.seats.length > 2 ? "" : whoPlays(data, player)) || colourName(data, player);
