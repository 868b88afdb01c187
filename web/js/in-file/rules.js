// The rules in a saved file: in words, as they were written when it was saved, with live diagrams.

import { dialog, open } from "../dialogs/dialog.js";
import { make, said } from "../base/dom.js";
import { language, onLanguage, say, translate } from "../base/texts.js";
import { contents } from "./archive.js";
import { idOfGame } from "./only-game.js";

/** @import { PieceInWords, SectionText, ShownExample } from "../../importer.js" */
/** @import { Contents } from "../bundle/contents.js" */

/** @type {HTMLDialogElement | null} */
let element = null;
const body = make("div", { className: "rules-body", tabIndex: 0 });

/** Opens the rules of the game. */
export async function showRules() {
  if (!element) {
    body.setAttribute("role", "group");
    element = dialog("rules", { className: "file-rules" }, body);
    // Diagrams that nobody sees are not kept.
    element.addEventListener("close", () => body.replaceChildren());
    onLanguage(() => element?.open && fill());
  }
  open(element);
  await Promise.all([fill(), import("./diagrams.js")]);
}

async function fill() {
  const all = await contents();
  const { pieces, sections, examples } = all.rules[language()] ?? Object.values(all.rules)[0];
  const rules = sections.filter(({ id }) => id !== "pieces");
  body.setAttribute("aria-label", say("rules"));
  body.replaceChildren(
    make("h3", { className: "game-of-rules", textContent: say(`game-${idOfGame()}`) }),
    make("p", { className: "about", textContent: say(`about-${idOfGame()}`) }),
    diagram(all, { fen: "start", tray: "no" }),
    said("h3", "pieces", {}),
    ...pieces.map((piece) => card(all, piece)),
    ...rules.flatMap(section),
    ...(examples.length > 0 ? [said("h3", "file-examples", {})] : []),
    ...examples.map((example) => step(all, example)),
  );
  translate(body);
  body.scrollTop = 0;
}

/** A diagram of the game. */
function diagram(/** @type {Contents} */ { definition }, /** @type {Record<string, string>} */ attributes) {
  const element = document.createElement("move-diagram");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(make("script", { type: "application/json", textContent: JSON.stringify(definition) }));
  return element;
}

function card(/** @type {Contents} */ all, /** @type {PieceInWords} */ { name, letter, betza, sentences }) {
  const heading = make("h4", {}, name, make("span", { className: "letter", textContent: letter }));
  const picture = betza ? [diagram(all, { piece: letter, description: "no", tray: "no" })] : [];
  return make("article", { className: "piece-card" }, heading, make("p", { textContent: sentences.join(" ") }), ...picture);
}

const section = (/** @type {SectionText} */ { title, sentences }) =>
  [make("h3", { textContent: title }), make("ul", {}, ...sentences.map((sentence) => make("li", { textContent: sentence })))];

/** A rule shown on the board. */
function step(/** @type {Contents} */ all, /** @type {ShownExample} */ { title, caption, fen, moves, select }) {
  const board = diagram(all, { fen, tray: "no", legend: "no", description: "no", ...(moves ? { moves, at: "0" } : {}), ...(select ? { select } : {}) });
  return make("article", { className: "piece-card" }, make("h4", { textContent: title }), make("p", { textContent: caption }), board);
}
