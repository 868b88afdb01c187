// A game in an address: the session's text, then the seats and the levels: `….hc5`.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";
import { Session, levels } from "../program.js";
import { levelsOf } from "./seats.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { GameData, Seat } from "./game-store.js" */

/**
 * The text of the game, then the letters of its seats, each with or without a level. A computer without one has that of the next seat with one:
 * `hc5`, `hccc5`, and for different computers `c3c6`. Older links have only the first text.
 */
const FORM = /^([\w-]+=*)(?:\.((?:[hc]\d*)+))?$/;

/** Characters that programs include when they detect addresses in texts. */
const TRAILING = /[^\w=-]+$/;

/** The text of a game in the part of an address after `#`. */
export const linkTextOf = (/** @type {string} */ fragment) => fragment.replace(/^#/, "").replace(TRAILING, "");

/** Games with friends have other texts: `friend.…`; those that are played live, with their relays: `friend.….live`, `friend.….live.…`. */
const FRIEND = /^friend\.([\w-]+=*)(?:\.live(?:\.([\w-]+))?)?$/;

/** Whether the part of an address after `#` has a game with a friend in it. */
export const isFriendLink = (/** @type {string} */ fragment) => linkTextOf(fragment).startsWith("friend.");

/** The text of a game with a friend in the part of an address after `#`, or null. */
export const lettersOfFriend = (/** @type {string} */ fragment) => FRIEND.exec(linkTextOf(fragment.trim()))?.[1] ?? null;

/** The text of the relays of such a live game: empty for the default ones; null if it is not played live. */
export function liveLettersOf(/** @type {string} */ fragment) {
  const found = FRIEND.exec(linkTextOf(fragment.trim()));
  return found && /\.live\b/.test(found[0]) ? found[2] ?? "" : null;
}

/** A game as a text for an address. */
export function writeLink(/** @type {GameData} */ { session, seats, levels }) {
  const playing = levelsOf({ seats, levels });
  const letters = seats.map((who, player) => (who === "computer" && playing.length > 1 ? `c${levels[player]}` : who[0]));
  return `${session.link()}.${letters.join("")}${playing.length === 1 ? playing[0] : ""}`;
}

/**
 * Reads what `writeLink` wrote; seats and level may be missing. Throws a text if it is damaged.
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

/** The levels of seats, where valid ones are given. @returns {number[] | undefined} */
function levelsIn(/** @type {string[]} */ named) {
  const known = named.map((level) => levels().find((one) => String(one.level) === level)?.level);
  const last = known.findLast((level) => level !== undefined);
  if (last === undefined) return undefined;
  return known.map((_, seat) => known.slice(seat).find((level) => level !== undefined) ?? last);
}

/** @type {(letter: string) => Seat} */
const seatOf = (letter) => (letter === "h" ? "human" : "computer");
