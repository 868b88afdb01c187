// The rules page of an own game, and its printable card: generated from the definition in this browser.

import "./base/trusted-types.js";
import { buttonById, byId, find, make, setText } from "./base/dom.js";
import { loadImporter } from "./base/importer.js";
import { or, readJson, record, text } from "./base/schema.js";
import { keptDefinition } from "./keeping/own-cards.js";
import { offerFile } from "./bundle/button.js";
import { showTrial } from "./trial/panel.js";

/** @import { PieceInWords, SectionText, ShownExample } from "../importer.js" */

const ABOUT = record({ about: or(text(10_000), "") });

/** Shows the game in the address. */
async function show() {
  const id = new URLSearchParams(location.search).get("game") ?? "";
  const definition = keptDefinition(id);
  const trouble = byId("trouble");
  if (definition === null) return setText(trouble, trouble.dataset.missing ?? "");
  const reader = await loadImporter();
  const language = document.documentElement.lang;
  const game = reader.readGame(definition, undefined, language);
  if ("reasons" in game) return setText(trouble, trouble.dataset.broken ?? "");
  trouble.hidden = true;
  document.title = `${game.name} · Menagerie`;
  setText(byId("name"), game.name);
  setText(byId("about"), readJson(definition, ABOUT)?.about ?? "");
  setText(byId("definition"), definition);
  for (const door of document.querySelectorAll("a.to-play")) {
    if (door instanceof HTMLAnchorElement) door.search = `?game=${encodeURIComponent(id)}`;
  }
  for (const link of document.querySelectorAll("a[hreflang], a.of-game")) {
    if (link instanceof HTMLAnchorElement) link.search = location.search;
  }
  byId("start").append(diagram({ fen: "start", tray: "no" }));
  byId("cards").append(...game.pieces.map(card));
  const sections = game.rules.filter(({ id }) => id !== "pieces");
  if (byId("main").dataset.page === "card") return showCard(sections);
  byId("glance").append(...game.pieces.map(row));
  byId("sections").append(...sections.map(section));
  const toExamples = entry("examples", byId("examples").textContent);
  toExamples.hidden = true;
  byId("contents").append(...sections.map((it) => entry(`rules-${it.id}`, it.title)), toExamples, entry("trial", byId("trial").textContent));
  offerFile(buttonById("save-file"), () => ({ id, name: game.name, own: definition }));
  byId("game").hidden = false;
  await showTrial(byId("quick-games"), definition, { names: Object.fromEntries(game.pieces.map(({ letter, name }) => [letter, name])) });
  // Generating them takes a moment, so everything else comes first.
  const examples = reader.examplesOf(definition, language);
  if (examples.length === 0) return;
  byId("steps").append(...examples.map(example));
  toExamples.hidden = false;
  byId("shown").hidden = false;
}

/** The rules on the card; it can be printed when all diagrams are ready. */
async function showCard(/** @type {SectionText[]} */ sections) {
  const shown = sections.filter(({ id }) => id !== "board");
  byId("sections").append(...shown.map(({ title, sentences }) => make("li", {}, make("b", { textContent: title }), ` – ${sentences.join(" ")}`)));
  byId("game").hidden = false;
  await customElements.whenDefined("move-diagram");
  await Promise.all([...document.querySelectorAll("move-diagram")].map((it) => "ready" in it && it.ready));
  const print = find("print", HTMLButtonElement);
  print.disabled = false;
  print.onclick = () => window.print();
}

/** A diagram of this game. */
function diagram(/** @type {Record<string, string>} */ attributes) {
  const element = document.createElement("move-diagram");
  for (const [name, value] of Object.entries({ definition: "#definition", ...attributes })) element.setAttribute(name, value);
  return element;
}

const anchor = (/** @type {string} */ letter) => `piece-${letter.replace("+", "plus-")}`;

const entry = (/** @type {string} */ id, /** @type {string} */ title) => make("li", {}, make("a", { href: `#${id}`, textContent: title }));

function card(/** @type {PieceInWords} */ { name, letter, betza, sentences }) {
  const card = document.importNode(find("card", HTMLTemplateElement).content, true);
  const put = (/** @type {string} */ selector, /** @type {string} */ words) => card.querySelector(selector)?.append(words);
  put(".piece-name", name);
  put(".piece-letter", letter);
  put(".moves-of", sentences.join(" "));
  put("code", betza || "–");
  card.querySelector("article")?.setAttribute("id", anchor(letter));
  if (betza) card.querySelector(".diagram")?.append(diagram({ piece: letter, description: "no", tray: "no", legend: byId("main").dataset.page === "card" ? "no" : "yes" }));
  return card;
}

/** A piece in a row of the table. */
function row(/** @type {PieceInWords} */ { name, letter, sentences }) {
  const head = make("th", {}, make("a", { href: `#${anchor(letter)}`, textContent: name }));
  head.scope = "row";
  return make("tr", {}, head, make("td", {}, make("b", { textContent: letter })), make("td", { textContent: sentences[0] ?? "" }));
}

function section(/** @type {SectionText} */ { id, title, sentences }) {
  const heading = make("h2", { id: `rules-${id}`, textContent: title });
  const section = make("section", {}, heading, make("ul", {}, ...sentences.map((sentence) => make("li", { textContent: sentence }))));
  section.setAttribute("aria-labelledby", heading.id);
  return section;
}

/** A rule shown on the board. */
function example(/** @type {ShownExample} */ { id, title, caption, fen, moves, select }) {
  const heading = make("h3", { id: `example-${id}`, textContent: title });
  const board = diagram({ fen, tray: "no", legend: "no", description: "no", ...(moves ? { moves, at: "0" } : {}), ...(select ? { select } : {}) });
  const figure = make("figure", { className: "step" }, make("figcaption", {}, heading, make("p", { textContent: caption })), board);
  figure.setAttribute("aria-labelledby", heading.id);
  return figure;
}

show().catch((error) => {
  console.warn(error);
  setText(byId("trouble"), byId("trouble").dataset.broken ?? "");
});
