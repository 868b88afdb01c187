// The rules of the game on the board can be read without a network: their page is kept when the game is begun, with what it shows.

import { find } from "../base/dom.js";
import { language } from "../base/texts.js";
import { SITE, keepForLater } from "../site.js";

/** @import { Game } from "../game/game.js" */

/** What a page names that belongs to it; where it leads to, nobody keeps. */
const NAMED = /<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]+)"|\sdata-definition="([^"]+)"/g;

/** A picture of a piece that a page shows: its diagrams have it in a form of their own. */
const PIECE = /\/pieces\/([a-z0-9-]+)\.svg$/;

/** The pages that are kept already. @type {Set<string>} */
const kept = new Set();

/** Keeps the rules of each game that is begun, in the language spoken. */
export function followRules(/** @type {Game} */ game) {
  game.store.on("change", () => keepRules(game.data.variant.id));
  keepRules(game.data.variant.id);
}

async function keepRules(/** @type {string} */ id) {
  // The link to them stands on the page.
  const { href } = find("rules", HTMLAnchorElement);
  if (kept.has(href) || !("serviceWorker" in navigator)) return;
  kept.add(href);
  try {
    await navigator.serviceWorker.ready;
    const page = await fetch(href);
    if (!page.ok) return;
    const own = new URL(href).search !== "";
    keepForLater([new URL(href), ...parts(await page.text(), href), ...shared(id), ...(own ? OWN : [])]);
  } catch {
    // Without a network it is tried again with the next move.
    kept.delete(href);
  }
}

/** What a page names. */
function parts(/** @type {string} */ page, /** @type {string} */ base) {
  // The build writes some letters as numbers.
  const plain = page.replace(/&#x2f;/gi, "/").replaceAll("&amp;", "&");
  const named = [...plain.matchAll(NAMED)].map(([, address, definition]) => new URL(address ?? definition, base)).filter(({ pathname }) => !pathname.endsWith("/"));
  const pieces = named.flatMap(({ pathname }) => PIECE.exec(pathname)?.[1] ?? []);
  return [...named, ...pieces.map((name) => new URL(`diagram/pieces/${name}.js`, SITE))];
}

/** What every page of rules loads for its diagrams; not all games have each of it. */
const shared = (/** @type {string} */ id) => [
  `diagram/${language()}/menagerie_diagram.js`, `diagram/${language()}/menagerie_diagram.lzma`, "diagram/finding.js",
  `diagram/games/${id}.js`, `diagram/sets/${id}.js`, "trial/texts.js", "css/trial.css",
].map((path) => new URL(path, SITE));

/** What reads the definition of an own game. */
const OWN = ["importer.js", "importer_bg.wasm"].map((path) => new URL(path, SITE));
