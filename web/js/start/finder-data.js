// The data by which games are found: the properties of each. It is a file of the site, fetched on demand.

import { named, number, oneOf, readJson, record, text } from "../base/schema.js";
import { fetched } from "../base/library-index.js";
import { loadImporter } from "../base/importer.js";
import { keptDefinition, keptIds } from "../keeping/own-cards.js";
import { SITE } from "../site.js";

/** @import { Fitting } from "../base/schema.js" */

const yes = oneOf([true, false]);

/** The properties of a game. */
const TRAITS = {
  size: oneOf(/** @type {const} */ (["small", "medium", "large"])),
  players: number(2, 4),
  difficulty: oneOf(/** @type {const} */ (["easy", "medium", "hard"])),
  short: yes,
  drops: yes,
  hoppers: yes,
};

const DATA = named(record({ ...TRAITS, keys: text(2000) }));

/** @typedef {import("../../importer.js").TraitIds} GameTraits */
/** @typedef {Fitting<typeof DATA>} FinderData */

/** @type {Promise<FinderData> | null} */
let coming = null;

/** The properties of the site's games. Fails if they cannot be fetched; then it is tried again the next time. */
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

/** The properties of own games, by their definitions. @type {Map<string, GameTraits | null>} */
const known = new Map();

/** The properties of the saved own games, by id. The importer is loaded if one of them is not known yet. */
export async function ownTraits() {
  const kept = keptIds().map((id) => /** @type {const} */ ([id, keptDefinition(id) ?? ""]));
  const unknown = kept.filter(([, definition]) => !known.has(definition));
  if (unknown.length > 0) {
    const reader = await loadImporter();
    for (const [, definition] of unknown) known.set(definition, reader.traitsOf(definition) ?? null);
  }
  return new Map(kept.map(([id, definition]) => [id, known.get(definition) ?? null]));
}
