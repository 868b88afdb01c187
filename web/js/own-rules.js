// The rules page of somebody's own game: made of the definition that this browser keeps.

import "./base/trusted-types.js";
import { byId, find, make, setText } from "./base/dom.js";
import { loadReader } from "./base/reader.js";
import { list, or, readJson, record, text } from "./base/schema.js";
import { keptDefinition } from "./keeping/own-cards.js";
import { showTrial } from "./trial/panel.js";

/** @import { Fitting } from "./base/schema.js" */

const SENTENCES = list(text(100_000));
const SECTION = record({ id: text(100), title: text(1000), sentences: SENTENCES });
const PIECE = record({ name: text(1000), letter: text(20), betza: or(text(10_000), ""), sentences: SENTENCES });
const ANSWER = record({ name: text(10_000), rules: list(SECTION), pieces: list(PIECE) });
const ABOUT = record({ about: or(text(10_000), "") });

/** Shows the game that the address names. */
async function show() {
  const id = new URLSearchParams(location.search).get("game") ?? "";
  const definition = keptDefinition(id);
  const trouble = byId("trouble");
  if (definition === null) return setText(trouble, trouble.dataset.missing ?? "");
  const reader = await loadReader();
  const game = readJson(reader.readGame(definition, undefined, document.documentElement.lang), ANSWER);
  if (!game) return setText(trouble, trouble.dataset.broken ?? "");
  trouble.hidden = true;
  document.title = `${game.name} · Menagerie`;
  setText(byId("name"), game.name);
  setText(byId("about"), readJson(definition, ABOUT)?.about ?? "");
  setText(byId("definition"), definition);
  for (const door of document.querySelectorAll("a.to-play")) {
    if (door instanceof HTMLAnchorElement) door.search = `?game=${encodeURIComponent(id)}`;
  }
  for (const link of document.querySelectorAll("a[hreflang]")) {
    if (link instanceof HTMLAnchorElement) link.search = location.search;
  }
  byId("start").append(diagram({ fen: "start", tray: "no" }));
  byId("cards").append(...game.pieces.map(card));
  const sections = game.rules.filter((section) => section.id !== "pieces");
  byId("sections").append(...sections.map(section));
  const contents = [...sections.map((it) => [`rules-${it.id}`, it.title]), ["trial", byId("trial").textContent]];
  byId("contents").append(...contents.map(([id, title]) => make("li", {}, make("a", { href: `#${id}`, textContent: title }))));
  byId("game").hidden = false;
  await showTrial(byId("quick-games"), definition, { names: Object.fromEntries(game.pieces.map(({ letter, name }) => [letter, name])) });
}

/** A diagram of this game. */
function diagram(/** @type {Record<string, string>} */ attributes) {
  const element = document.createElement("move-diagram");
  for (const [name, value] of Object.entries({ definition: "#definition", ...attributes })) element.setAttribute(name, value);
  return element;
}

function card(/** @type {Fitting<typeof PIECE>} */ { name, letter, betza, sentences }) {
  const card = document.importNode(find("card", HTMLTemplateElement).content, true);
  const put = (/** @type {string} */ selector, /** @type {string} */ words) => card.querySelector(selector)?.append(words);
  put("h3", name);
  put("b", letter);
  put(".moves", sentences.join(" "));
  put("code", betza || "–");
  if (betza) card.querySelector(".diagram")?.append(diagram({ piece: letter, description: "no" }));
  return card;
}

function section(/** @type {Fitting<typeof SECTION>} */ { id, title, sentences }) {
  const heading = make("h2", { id: `rules-${id}`, textContent: title });
  const section = make("section", {}, heading, make("ul", {}, ...sentences.map((sentence) => make("li", { textContent: sentence }))));
  section.setAttribute("aria-labelledby", heading.id);
  return section;
}

show().catch((error) => {
  console.warn(error);
  setText(byId("trouble"), byId("trouble").dataset.broken ?? "");
});
