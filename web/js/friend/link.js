// The link of a game with a friend.

import { faultOf } from "../base/faults.js";
import { addressFor } from "../base/reach.js";
import { text } from "../base/texts.js";
import { withLibrary } from "../game/own-games.js";
import { lettersOfFriend } from "../game/shared-link.js";
import { FriendGame } from "../program.js";
import { isSigned, sign } from "./keys.js";

/** @import { FriendPart } from "../game/friend-part.js" */

/** The errors of a link that are shown unchanged. */
const PASSED_ON = ["link-no-game", "fault-definition", "definition-too-long"];

/** The link with all actions, signed by the local player. Throws a text where browsers cannot sign. */
export async function linkOf(/** @type {FriendPart} */ friend) {
  return addressOf(`friend.${await signedLetters(friend)}${liveSuffix(friend.live ?? null)}`);
}

/** The suffix of a link's text if the game is played live. */
const liveSuffix = (/** @type {string | null} */ live) => (live === null ? "" : live ? `.live.${live}` : ".live");

/** The text of a link with all actions, signed by the local player. Throws a text where browsers cannot sign. */
export async function signedLetters(/** @type {FriendPart} */ { game, player, secret }) {
  const key = game.state().seats[player]?.key ?? "";
  const message = game.message(player);
  const signature = await sign({ key, secret }, message);
  // There may have been an action while it was signed.
  if (game.message(player) === message) game.sign(player, signature);
  return game.link();
}

/** The address of the page with a game in it. */
const addressOf = (/** @type {string} */ fragment) => addressFor(`#${fragment}`);

/**
 * The game of a link, with checked signatures. Throws a text if it is damaged, or a signature is wrong.
 * @param {string} address a whole address, or its fragment, the part after `#`
 */
export async function readLink(address) {
  const letters = lettersOfFriend(address.includes("#") ? address.slice(address.indexOf("#")) : address);
  if (letters === null) throw text("friend-no-link");
  const game = await withLibrary(() => read(letters));
  const signed = await Promise.all(game.claims().map(isSigned));
  // Only a link all of whose claims hold can be merged.
  signed.forEach((holds, claim) => game.answerClaim(claim, holds));
  if (signed.every(Boolean)) return game;
  game.free();
  throw text("friend-forged");
}

function read(/** @type {string} */ letters) {
  try {
    return FriendGame.fromLink(letters);
  } catch (error) {
    const fault = faultOf(error);
    // Errors of the game's rules, or a missing game, are reported unchanged.
    if (PASSED_ON.includes(fault.text)) throw fault;
    throw fault.text === "fault-newer" ? text("friend-newer") : text("friend-damaged");
  }
}
