// A game in an address: the session's letters, then who plays it and how strong the computer is: `….hc5`.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";
import { Session, levels } from "../program.js";
import { levelsOf } from "./seats.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { GameData, Seat } from "./game-store.js" */

/**
 * The letters of the game, then those of its seats, each with a level or without. A computer without one has that of the next seat that
 * has one: `hc5`, `hccc5`, and of computers that differ `c3c6`. Older links have the first letters alone.
 */
const FORM = /^([\w-]+=*)(?:\.((?:[hc]\d*)+))?$/;

/** What programs that find addresses in texts take along with them. */
const TRAILING = /[^\w=-]+$/;

/** The letters of a game in the part of an address behind `#`. */
export const linkTextOf = (/** @type {string} */ fragment) => fragment.replace(/^#/, "").replace(TRAILING, "");

/** Games with friends have letters of their own: `friend.…`; those that are played live, and where: `friend.….live`, `friend.….live.…`. */
const FRIEND = /^friend\.([\w-]+=*)(?:\.live(?:\.([\w-]+))?)?$/;

/** Whether the part of an address behind `#` has a game with a friend in it. */
export const isFriendLink = (/** @type {string} */ fragment) => linkTextOf(fragment).startsWith("friend.");

/** The letters of a game with a friend in the part of an address behind `#`, or null. */
export const lettersOfFriend = (/** @type {string} */ fragment) => FRIEND.exec(linkTextOf(fragment.trim()))?.[1] ?? null;

/** The letters of the relays where such a game is played live: none for the usual ones; null if it is not played live. */
export function liveLettersOf(/** @type {string} */ fragment) {
  const found = FRIEND.exec(linkTextOf(fragment.trim()));
  return found && /\.live\b/.test(found[0]) ? found[2] ?? "" : null;
}

/** A game in letters that may stand in an address. */
export function writeLink(/** @type {GameData} */ { session, seats, levels }) {
  const playing = levelsOf({ seats, levels });
  const letters = seats.map((who, player) => (who === "computer" && playing.length > 1 ? `c${levels[player]}` : who[0]));
  return `${session.link()}.${letters.join("")}${playing.length === 1 ? playing[0] : ""}`;
}

/**
 * What `writeLink` has written; seats and level may be missing. Throws a text if it is damaged.
 * @param {string} letters
 * @param {(id: string) => VariantInfo} variantOf describes a game
 */
export function readLink(letters, variantOf) {
  const [, game, seated] = FORM.exec(letters) ?? [];
  if (!game) throw text("fault-damaged", { what: letters });
  try {
    const session = Session.fromLink(game);
    const all = [...(seated ?? "").matchAll(/([hc])(\d*)/g)];
    const seats = seated ? all.map(([, letter]) => seatOf(letter)) : undefined;
    if (seats && seats.length !== variantOf(session.variant).players.length) throw text("fault-damaged", { what: seated });
    return { session, seats, levels: levelsIn(all.map(([, , level]) => level)) };
  } catch (error) {
    throw faultOf(error);
  }
}

/** The levels of seats, where any is named that there is. @returns {number[] | undefined} */
function levelsIn(/** @type {string[]} */ named) {
  const known = named.map((level) => levels().find((one) => String(one.level) === level)?.level);
  const last = known.findLast((level) => level !== undefined);
  if (last === undefined) return undefined;
  return known.map((_, seat) => known.slice(seat).find((level) => level !== undefined) ?? last);
}

/** @type {(letter: string) => Seat} */
const seatOf = (letter) => (letter === "h" ? "human" : "computer");
