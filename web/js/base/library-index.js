// The list of the library: other games of the site, each in a separate file. It is fetched on demand, and needs no program.

import { SITE } from "../site.js";
import { list, named, number, or, readJson, record, text } from "./schema.js";

/** @import { Fitting } from "./schema.js" */

/** Words in each language of the page, by its tag. */
const words = named(text(2000));

/** @type {Record<string, Record<string, string>>} */
const NONE = {};

const GAME = record({
  id: text(80),
  /** All its names. */
  names: list(text(200)),
  name: words,
  about: words,
  inventor: words,
  year: words,
  files: number(1, 16),
  ranks: number(1, 16),
  players: number(2, 4),
  kinds: number(1, 1000),
  /** The names of its pieces in other languages, by language and by name. */
  pieces: or(named(named(text(80))), NONE),
});

/** @typedef {Fitting<typeof GAME>} LibraryGame */

/** The address of the list. */
export const INDEX = new URL("games/index.json", SITE);

/** The address of a game's definition. */
export const definitionAddress = (/** @type {string} */ id) => new URL(`games/${encodeURIComponent(id)}.json`, SITE);

/** The picture of a game's start. */
export const pictureAddress = (/** @type {string} */ id) => new URL(`games/starts/${encodeURIComponent(id)}.svg`, SITE);

/** @type {Promise<LibraryGame[]> | null} */
let coming = null;

/** The games of the library. Fails if the list cannot be fetched; then it is tried again the next time. */
export function libraryIndex() {
  coming ??= load();
  coming.catch(() => (coming = null));
  return coming;
}

async function load() {
  const games = readJson(await fetched(INDEX), list(GAME));
  if (!games) throw new Error("the list of the library cannot be read");
  return games;
}

/** The text of a file. Fails if it does not exist. */
export async function fetched(/** @type {URL} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer.text();
}
