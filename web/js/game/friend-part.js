// The local data of a game with a friend: the actions from the links, and the local seat.

import { count, number, record, shallow, text as letters } from "../base/schema.js";
import { say } from "../base/texts.js";
import { FriendGame } from "../program.js";

/** @import { Schema } from "../base/schema.js" */

/**
 * @typedef {object} FriendPart
 * @property {FriendGame} game the actions, with their signatures
 * @property {number} player the local player
 * @property {string} secret the private key of that player
 * @property {string | null} [live] the text of the relays if it is played live; null if it is not. It is not saved.
 * @property {number} sent the number of actions in the last link that was sent or received; -1 if there was none
 */

/** @typedef {{ game: string, player: number, secret: string, sent: number }} SavedFriend */

/** @typedef {"turn" | "send" | "waiting" | "over"} FriendStanding What is to be done now: to move or to answer, to send the link, to wait, or nothing any more. */

const FIELDS = record({ game: letters(1_000_000), player: count, secret: letters(200), sent: number(-1, 1_000_000) });

/** Older games have none; a damaged one makes the game damaged. @type {Schema<SavedFriend | null>} */
export const friendSchema = (value) => (value === undefined ? null : FIELDS(shallow(value)));

/** @returns {SavedFriend} */
export const writeFriend = (/** @type {FriendPart} */ { game, player, secret, sent }) => ({ game: game.saved(), player, secret, sent });

/** Throws a text if it is damaged. @returns {FriendPart} */
export const readFriend = (/** @type {SavedFriend} */ { game, player, secret, sent }) => ({ game: FriendGame.fromSaved(game), player, secret, sent });

/** The seats. After the end everybody may try moves. */
export function friendSeats(/** @type {FriendPart} */ { game, player }) {
  return game.state().seats.map((_, index) => /** @type {"human" | "friend"} */ (index === player || game.over ? "human" : "friend"));
}

/** Whether another seat is taken. */
export const isJoined = (/** @type {FriendPart} */ { game, player }) => game.state().seats.some((seat, index) => seat && index !== player);

/** Whether the local player may not move yet, because an offer was sent and is not answered. */
export function isHeldBack(/** @type {FriendPart} */ { game, player, sent }) {
  const { offer, actions } = game.state();
  return offer?.player === player && sent >= actions;
}

/** The next action. @returns {FriendStanding} */
export function standing(/** @type {FriendPart} */ { game, player, sent }) {
  const { over, offer, turn, actions } = game.state();
  if (actions > sent && (actions > 0 || turn !== player)) return "send";
  if (over) return "over";
  return (offer && offer.player !== player) || (turn === player && offer?.player !== player) ? "turn" : "waiting";
}

/** The name of a player, or a description. */
export function friendName(/** @type {FriendPart} */ { game, player }, /** @type {number} */ index) {
  if (index === player) return say("friend-you");
  const seat = game.state().seats[index];
  return seat ? seat.name || say("friend-seat-theirs") : say("friend-seat-free");
}
