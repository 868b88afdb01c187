// The link of a game with a friend.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";
import { withLibrary } from "../game/own-games.js";
import { lettersOfFriend } from "../game/shared-link.js";
import { FriendGame } from "../program.js";
import { isSigned, sign } from "./keys.js";

/** @import { FriendPart } from "../game/friend-part.js" */

/** What is told of a link as it is. */
const TOLD = ["link-no-game", "fault-definition", "definition-too-long"];

/** The link that tells all that was done, signed by who sits here. Throws a text where browsers cannot sign. */
export async function linkOf(/** @type {FriendPart} */ friend) {
  return addressOf(`friend.${await signedLetters(friend)}${liveSuffix(friend.live ?? null)}`);
}

/** What stands behind a link's letters if the game is played live. */
const liveSuffix = (/** @type {string | null} */ live) => (live === null ? "" : live ? `.live.${live}` : ".live");

/** The letters of a link that tells all that was done, signed by who sits here. Throws a text where browsers cannot sign. */
export async function signedLetters(/** @type {FriendPart} */ { game, player, secret }) {
  const key = game.state().seats[player]?.key ?? "";
  const message = game.message(player);
  const signature = await sign({ key, secret }, message);
  // Something may have been done while it was signed.
  if (game.message(player) === message) game.sign(player, signature);
  return game.link();
}

/** The address of this page with a game in it. */
const addressOf = (/** @type {string} */ fragment) => new URL(`#${fragment}`, location.href.replace(/[?#].*/, "")).href;

/**
 * The game of a link, with what its players have signed. Throws a text if it is damaged, or not theirs.
 * @param {string} address a whole address, or what stands behind its `#`
 */
export async function readLink(address) {
  const letters = lettersOfFriend(address.includes("#") ? address.slice(address.indexOf("#")) : address);
  if (letters === null) throw text("friend-no-link");
  const game = await withLibrary(() => read(letters));
  const signed = await Promise.all(game.claims().map(isSigned));
  if (signed.every(Boolean)) return game;
  game.free();
  throw text("friend-forged");
}

function read(/** @type {string} */ letters) {
  try {
    return FriendGame.fromLink(letters);
  } catch (error) {
    const fault = faultOf(error);
    // What is wrong with the game's rules, or that nobody here has them, is told as it is.
    if (TOLD.includes(fault.text)) throw fault;
    throw fault.text === "fault-newer" ? text("friend-newer") : text("friend-damaged");
  }
}
