// The games that are not built in: own games, and those of the library that were chosen.

import { faultOf } from "../base/faults.js";
import { Session } from "../program.js";

/** @import { VariantInfo } from "../program.js" */

/** The prefix of the ids of own games. */
const OWN = "own-";

/** Is called with games that are added to the list. */
let listener = (/** @type {VariantInfo[]} */ _games) => {};

/** The games that the page begins with: those that come with it. In a saved file it is only that of the file. */
export const offered = { games: async () => Session.variants() };

/** Sets the function for games that are added to the list: the part that draws pieces is in a later folder. */
export function onNewGames(/** @type {(games: VariantInfo[]) => void} */ listen) {
  listener = listen;
}

/** Registers an own game, given as the JSON of its definition, and returns its entry in the list. Throws a text if it is wrong. */
export function register(/** @type {VariantInfo[]} */ variants, /** @type {string} */ json) {
  return listed(variants, Session.addGame(json).id);
}

/** The entry of the game with this id; a registered game without one is added. Throws a text if there is no such game. */
export function listed(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  return variants.find((variant) => variant.id === id) ?? list(variants, Session.variantInfo(id));
}

/** Adds a game to the list. */
export function list(/** @type {VariantInfo[]} */ variants, /** @type {VariantInfo} */ game) {
  variants.push(game);
  listener([game]);
  return game;
}

/** Whether a game is an own game. */
export const isOwn = (/** @type {string} */ id) => id.startsWith(OWN);

/** Loads the module for games of the library. */
export const library = () => import("./library.js");

/** The game with this id or name, from the library if necessary; null if there is none. Throws a text if the library cannot be reached. */
export async function wanted(/** @type {VariantInfo[]} */ variants, /** @type {string} */ name) {
  const id = Session.idOf(name) ?? (await (await library()).fromLibrary(name));
  return id === null ? null : listed(variants, id);
}

/**
 * Does something that may need a game of the library; if it is missing, fetches it and tries again.
 * @template T
 * @param {() => T | Promise<T>} act throws a text, and changes nothing, where it does not know a game
 */
export async function withLibrary(act) {
  try {
    return await act();
  } catch (error) {
    const name = missingIn(error);
    if (name === null || (await (await library()).fromLibrary(name)) === null) throw error;
    return act();
  }
}

/** The missing game, if that is the error. */
function missingIn(/** @type {unknown} */ error) {
  const fault = faultOf(error);
  const name = fault.text === "link-no-game" ? fault.args?.game : null;
  return typeof name === "string" ? name : null;
}
