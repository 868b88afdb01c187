// By what games are found: what each is like, and the words of the filters. The site has a file of it, which is fetched when it is wanted.

import { named, number, oneOf, readJson, record, text } from "../base/schema.js";
import { fetched } from "../base/library-index.js";
import { loadReader } from "../base/importer.js";
import { keptDefinition, keptIds } from "../keeping/own-cards.js";
import { SITE } from "../site.js";

/** @import { Fitting } from "../base/schema.js" */

const yes = oneOf([true, false]);

/** What a game is like. */
const TRAITS = { size: oneOf(["small", "medium", "large"]), players: number(2, 4), difficulty: oneOf(["easy", "medium", "hard"]), short: yes, drops: yes, hoppers: yes };

const DATA = record({ words: named(named(text(200))), games: named(record({ ...TRAITS, keys: text(2000) })) });
const OWN = record(TRAITS);

/** @typedef {Fitting<typeof OWN>} GameTraits */
/** @typedef {Fitting<typeof DATA>} FinderData */

/** @type {Promise<FinderData> | null} */
let coming = null;

/** What is known of the games of the site. Fails if it cannot be fetched; then it is tried again the next time. */
export function finderData() {
  coming ??= load();
  coming.catch(() => (coming = null));
  return coming;
}

async function load() {
  const data = readJson(await fetched(new URL("games/finder.json", SITE)), DATA);
  if (!data) throw new Error("what games are found by cannot be read");
  return data;
}

/** What the own games are like, by their definitions. @type {Map<string, GameTraits | null>} */
const known = new Map();

/** What the own games are like that are kept, by their ids. The program that tells it is loaded if there is one that is not known yet. */
export async function ownTraits() {
  const kept = keptIds().map((id) => /** @type {const} */ ([id, keptDefinition(id) ?? ""]));
  const unknown = kept.filter(([, definition]) => !known.has(definition));
  if (unknown.length > 0) {
    const reader = await loadReader();
    for (const [, definition] of unknown) known.set(definition, readJson(reader.traitsOf(definition), OWN) ?? null);
  }
  return new Map(kept.map(([id, definition]) => [id, known.get(definition) ?? null]));
}
