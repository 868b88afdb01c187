// What this browser has of a game with a friend: what was done, as the links tell it, and the seat that was taken here.

import { count, number, record, shallow, text as letters } from "../base/schema.js";
import { say } from "../base/texts.js";
import { FriendGame } from "../program.js";

/** @import { Schema } from "../base/schema.js" */

/**
 * @typedef {object} FriendPart
 * @property {FriendGame} game what was done, signed by who has done it
 * @property {number} player the player who sits here
 * @property {string} secret what signs for that player: the private half of the key
 * @property {string | null} [live] the letters of the relays where it is played live; null if it is not. It is not kept.
 * @property {number} sent how much of what was done the last link told that was sent from here or came; -1 if there was none
 */

/** @typedef {{ game: string, player: number, secret: string, sent: number }} SavedFriend */

/** @typedef {"turn" | "send" | "waiting" | "over"} FriendStanding What is to be done now: to move or to answer, to send the link, to wait, or nothing any more. */

const FIELDS = record({ game: letters(1_000_000), player: count, secret: letters(200), sent: number(-1, 1_000_000) });

/** Older games have none; one that is damaged makes the game damaged. @type {Schema<SavedFriend | null>} */
export const friendSchema = (value) => (value === undefined ? null : FIELDS(shallow(value)));

/** @returns {SavedFriend} */
export const writeFriend = (/** @type {FriendPart} */ { game, player, secret, sent }) => ({ game: game.saved(), player, secret, sent });

/** Throws a text if it is damaged. @returns {FriendPart} */
export const readFriend = (/** @type {SavedFriend} */ { game, player, secret, sent }) => ({ game: FriendGame.fromSaved(game), player, secret, sent });

/** Who plays for whom. After the end everybody may try moves. */
export function friendSeats(/** @type {FriendPart} */ { game, player }) {
  return game.state().seats.map((_, index) => /** @type {"human" | "friend"} */ (index === player || game.over ? "human" : "friend"));
}

/** Whether somebody else has sat down. */
export const isJoined = (/** @type {FriendPart} */ { game, player }) => game.state().seats.some((seat, index) => seat && index !== player);

/** Whether the player here may not move yet: an offer was sent that is not answered. */
export function isHeldBack(/** @type {FriendPart} */ { game, player, sent }) {
  const { offer, actions } = game.state();
  return offer?.player === player && sent >= actions;
}

/** What is to be done now. @returns {FriendStanding} */
export function standing(/** @type {FriendPart} */ { game, player, sent }) {
  const { over, offer, turn, actions } = game.state();
  if (actions > sent && (actions > 0 || turn !== player)) return "send";
  if (over) return "over";
  return (offer && offer.player !== player) || (turn === player && offer?.player !== player) ? "turn" : "waiting";
}

/** What a player is called here: by name, or as who it is. */
export function friendName(/** @type {FriendPart} */ { game, player }, /** @type {number} */ index) {
  if (index === player) return say("friend-you");
  const seat = game.state().seats[index];
  return seat ? seat.name || say("friend-seat-theirs") : say("friend-seat-free");
}
