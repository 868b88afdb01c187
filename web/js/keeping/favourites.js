// The games with a star: their ids, saved in this browser.

import { list, readJson, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";

const KEY = "menagerie.favourites";
const IDS = list(text(200));

const ids = () => new Set(readJson(lasting.read(KEY) ?? "", IDS));

/** Whether a game has one. */
export const isFavourite = (/** @type {string} */ id) => ids().has(id);

/** Sets or removes the star of a game. Another tab may have changed the others. */
export function markFavourite(/** @type {string} */ id, /** @type {boolean} */ is) {
  const all = ids();
  if (is) all.add(id);
  else all.delete(id);
  lasting.write(KEY, JSON.stringify([...all]));
}
