// The games that do not come with the page: own games, and those of the library that were chosen.

import { faultOf } from "../base/faults.js";
import { Session } from "../program.js";

/** @import { VariantInfo } from "../program.js" */

/** What the ids of own games begin with. */
const OWN = "own-";

/** Who hears of a game that comes into the list. */
let hears = (/** @type {VariantInfo[]} */ _games) => {};

/** Says who hears of a game that comes into the list: what draws pieces, which is a room further on. */
export function tellOfNew(/** @type {(games: VariantInfo[]) => void} */ hear) {
  hears = hear;
}

/** Takes an own game in, as the JSON of its definition, and gives it as it is listed. Throws a text if it is wrong. */
export function bring(/** @type {VariantInfo[]} */ variants, /** @type {string} */ json) {
  return listed(variants, Session.bring(json).id);
}

/** The game with this id in the list; one that a link or a saved game has brought comes into it. Throws a text if there is none. */
export function listed(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  return variants.find((variant) => variant.id === id) ?? list(variants, Session.variantInfo(id));
}

/** Puts a game into the list. */
export function list(/** @type {VariantInfo[]} */ variants, /** @type {VariantInfo} */ game) {
  variants.push(game);
  hears([game]);
  return game;
}

/** Whether a game is somebody's own. */
export const isOwn = (/** @type {string} */ id) => id.startsWith(OWN);

/** What fetches games of the library. */
export const library = () => import("./library.js");

/** The game of this id or name, from the library if it has to be; null if there is none. Throws a text if the library cannot be reached. */
export async function wanted(/** @type {VariantInfo[]} */ variants, /** @type {string} */ name) {
  const id = Session.idOf(name) ?? (await (await library()).fromLibrary(name));
  return id === null ? null : listed(variants, id);
}

/**
 * Does what may be of a game of the library; once that has been fetched, it is done again.
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

/** The game that is not known, if this is what is wrong. */
function missingIn(/** @type {unknown} */ error) {
  const fault = faultOf(error);
  const name = fault.text === "link-no-game" ? fault.args?.game : null;
  return typeof name === "string" ? name : null;
}
