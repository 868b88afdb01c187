// Makes the rules of the game on the board available offline: their page is cached when the game starts, with its parts.

import { find } from "../base/dom.js";
import { language } from "../base/texts.js";
import { SITE, keepForLater } from "../site.js";

/** @import { Game } from "../game/game.js" */

/** The parts of a page; its links are not followed. */
const NAMED = /<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]+)"|\sdata-definition="([^"]+)"/g;

/** A picture of a piece in a page: its diagrams have another form of it. */
const PIECE = /\/pieces\/([a-z0-9-]+)\.svg$/;

/** The cached pages. @type {Set<string>} */
const kept = new Set();

/** Caches the rules of each game that starts, in the current language. */
export function followRules(/** @type {Game} */ game) {
  game.store.on("change", () => keepRules(game.data.variant.id));
  keepRules(game.data.variant.id);
}

async function keepRules(/** @type {string} */ id) {
  // The link to them is on the page.
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
    // Without a network it is tried again after the next move.
    kept.delete(href);
  }
}

/** The parts of a page. */
function parts(/** @type {string} */ page, /** @type {string} */ base) {
  // The build writes some characters as numbers.
  const plain = page.replace(/&#x2f;/gi, "/").replaceAll("&amp;", "&");
  const named = [...plain.matchAll(NAMED)].map(([, address, definition]) => new URL(address ?? definition, base)).filter(({ pathname }) => !pathname.endsWith("/"));
  const pieces = named.flatMap(({ pathname }) => PIECE.exec(pathname)?.[1] ?? []);
  return [...named, ...pieces.map((name) => new URL(`diagram/pieces/${name}.js`, SITE))];
}

/** The parts of every rules page for its diagrams; not all games have each of them. */
const shared = (/** @type {string} */ id) => [
  `diagram/${language()}/menagerie_diagram.js`, `diagram/${language()}/menagerie_diagram.lzma`, "diagram/finding.js",
  `diagram/games/${id}.js`, `diagram/sets/${id}.js`, "trial/texts.js", "css/trial.css",
].map((path) => new URL(path, SITE));

/** The program that reads the definition of an own game. */
const OWN = ["importer.js", "importer_bg.wasm"].map((path) => new URL(path, SITE));
