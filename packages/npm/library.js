// The games of the library: their definitions, in one packed module.

import { once, unpackedJson } from "./packed.js";

/** @import { Definition } from "./definition.js" */

const all = once(async () => /** @type {Record<string, Definition>} */ (unpackedJson((await import("./programs/library.packed.js")).default)));

/** The games there are: `[{ id, name }]`. */
export const games = async () => Object.values(await all()).map(({ id, name }) => ({ id, name }));

/** The definition of the game with this id; null if there is none. */
export async function definition(/** @type {string} */ id) {
  const known = await all();
  return Object.hasOwn(known, id) ? known[id] : null;
}

/** The same as text, for diagrams. */
export default async function text(/** @type {string} */ id) {
  const found = await definition(id);
  return found && JSON.stringify(found);
}
