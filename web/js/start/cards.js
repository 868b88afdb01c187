// The cards of all games: what each shows, and on which shelves it stands. They are a file of the site, so that the page stays small for those who
// come for one game.

import { list, named, number, oneOf, readJson, record, text } from "../base/schema.js";
import { fetched } from "../base/library-index.js";
import { SITE } from "../site.js";

/** @import { Fitting } from "../base/schema.js" */

/** Words in each language of the page, by its tag. */
const words = named(text(2000));

const CARD = record({
  id: text(80),
  name: words,
  about: words,
  /** The inventor and the year, as far as they are known. */
  maker: words,
  files: number(1, 16),
  ranks: number(1, 16),
  players: number(2, 4),
  minutes: number(1, 1000),
  difficulty: oneOf(/** @type {const} */ (["easy", "medium", "hard"])),
  /** The players in the definition, in their order. */
  sides: list(text(80)),
  shelves: list(text(40)),
});

/** @typedef {Fitting<typeof CARD>} Card */

/** @type {Promise<Card[]> | null} */
let coming = null;

/** The cards that are there already, by the game. @type {Map<string, Card>} */
const there = new Map();

/** The cards, in their order. Fails if they cannot be fetched; then it is tried again the next time. */
export function cards() {
  coming ??= load();
  coming.catch(() => (coming = null));
  return coming;
}

async function load() {
  const all = readJson(await fetched(new URL("games/cards.json", SITE)), list(CARD));
  if (!all) throw new Error("the cards of the games cannot be read");
  for (const card of all) there.set(card.id, card);
  return all;
}

/** The card of a game, if it is known by now. */
export const cardOf = (/** @type {string} */ game) => there.get(game);

/** Words in the language of the page. */
export const spoken = (/** @type {Record<string, string>} */ words) => words[document.documentElement.lang] ?? words.en ?? "";
