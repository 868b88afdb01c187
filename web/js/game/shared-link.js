// A game in an address: the session's letters, then who plays it and how strong the computer is: `….hc5`.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";
import { Session, levels } from "../program.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { GameData, Seat } from "./game-store.js" */

/** The letters of the game, of its seats, and the level; older links have the first alone. */
const FORM = /^([\w-]+=*)(?:\.([hc]+)(\d*))?$/;

/** What programs that find addresses in texts take along with them. */
const TRAILING = /[^\w=-]+$/;

/** The letters of a game in the part of an address behind `#`. */
export const linkTextOf = (/** @type {string} */ fragment) => fragment.replace(/^#/, "").replace(TRAILING, "");

/** Games with friends have letters of their own: `friend.…`. */
const FRIEND = /^friend\.([\w-]+=*)$/;

/** Whether the part of an address behind `#` has a game with a friend in it. */
export const isFriendLink = (/** @type {string} */ fragment) => linkTextOf(fragment).startsWith("friend.");

/** The letters of a game with a friend in the part of an address behind `#`, or null. */
export const lettersOfFriend = (/** @type {string} */ fragment) => FRIEND.exec(linkTextOf(fragment.trim()))?.[1] ?? null;

/** A game in letters that may stand in an address. */
export const writeLink = (/** @type {GameData} */ { session, seats, level }) => `${session.link()}.${seats.map((who) => who[0]).join("")}${level}`;

/**
 * What `writeLink` has written; seats and level may be missing. Throws a text if it is damaged.
 * @param {string} letters
 * @param {(id: string) => VariantInfo} variantOf describes a game
 */
export function readLink(letters, variantOf) {
  const [, game, seated, level] = FORM.exec(letters) ?? [];
  if (!game) throw text("fault-damaged", { what: letters });
  try {
    const session = Session.fromLink(game);
    const seats = seated ? [...seated].map(seatOf) : undefined;
    if (seats && seats.length !== variantOf(session.variant).players.length) throw text("fault-damaged", { what: seated });
    const known = levels().find((one) => String(one.level) === level);
    return { session, seats, level: known?.level };
  } catch (error) {
    throw faultOf(error);
  }
}

/** @type {(letter: string) => Seat} */
const seatOf = (letter) => (letter === "h" ? "human" : "computer");
