// The games that a visitor has brought: they stand in the list beside those that come with the page, and are kept in the browser.

import { lasting } from "../base/storage.js";
import { Session } from "../program.js";

/** @import { VariantInfo } from "../program.js" */

const PREFIX = "menagerie.own.";

/** Who hears of a game that comes into the list. */
let hears = (/** @type {VariantInfo[]} */ _games) => {};

/** Says who hears of a game that comes into the list: what draws pieces, which is a room further on. */
export function tellOfNew(/** @type {(games: VariantInfo[]) => void} */ hear) {
  hears = hear;
}

/** Takes the games in that are kept here; one that cannot be read stays where it is. */
export function bringKept(/** @type {VariantInfo[]} */ variants) {
  for (const key of lasting.keys(PREFIX)) {
    try {
      bring(variants, lasting.read(key) ?? "");
    } catch (error) {
      console.warn(key, error);
    }
  }
}

/** Takes a game in, as the JSON of its definition, and gives it as it is listed. Throws a text if it is wrong. */
export function bring(/** @type {VariantInfo[]} */ variants, /** @type {string} */ json) {
  return listed(variants, Session.bring(json).id);
}

/** The game with this id in the list; one that a link or a saved game has brought comes into it. Throws a text if there is none. */
export function listed(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  const known = variants.find((variant) => variant.id === id);
  if (known) return known;
  const found = Session.variantInfo(id);
  variants.push(found);
  hears([found]);
  return found;
}

/** Keeps a game that was brought. Gives null, or why it cannot be kept. */
export const keep = (/** @type {string} */ id) => lasting.write(PREFIX + id, Session.definitionOf(id) ?? "");

/** Whether it is kept. */
export const isKept = (/** @type {string} */ id) => lasting.read(PREFIX + id) !== null;

/** Whether a game was brought, and does not come with the page. */
export const isOwn = (/** @type {string} */ id) => Session.definitionOf(id) !== undefined;

/** Keeps it no longer, and takes it out of the list. Games of it that are saved still open. */
export function forget(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  lasting.remove(PREFIX + id);
  const at = variants.findIndex((variant) => variant.id === id);
  if (at >= 0) variants.splice(at, 1);
}
