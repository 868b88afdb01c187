// Creates the elements of a diagram, and sets their names, sizes and visibility. The view fills them.

import { html, svg } from "./dom.js";
import { pawn } from "./pictures.js";
import { tagOf } from "./words.js";

/** @import { DiagramMode } from "./outline.js" */
/** @import { ViewOptions } from "./view.js" */
/** @import { Words } from "./words.js" */

/** @typedef {ReturnType<typeof makeElements>} DiagramElements The elements of a diagram. */
/** @typedef {"friend" | "enemy"} Chip A piece of the tray. */

/** The buttons that step through a line of moves. @type {readonly ["first", "back", "on", "last"]} */
export const STEPS = ["first", "back", "on", "last"];
/** The pieces of the tray. @type {readonly Chip[]} */
export const CHIPS = ["friend", "enemy"];

/** Makes the elements of a diagram. */
export function makeElements() {
  const definitions = svg("defs");
  const picture = svg("svg", { class: "picture unseen-yet", part: "picture", "aria-hidden": "true" });
  picture.append(definitions);
  const help = html("span", { id: "help" });
  const description = html("p", { id: "description", part: "description" });
  const unseenDescription = html("span", { id: "unseen" });
  const unseen = html("div", { class: "unseen" }, help, unseenDescription);
  const board = html("div", {
    class: "board", part: "board", tabindex: "0", role: "grid", "aria-describedby": "description unseen help",
  }, picture);
  const hint = html("p", { class: "hint", part: "hint", role: "status" });
  const status = html("p", { class: "status", part: "status", role: "status" });
  const button = (/** @type {string} */ d) => {
    const image = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" });
    image.append(svg("path", { d, fill: "currentColor" }));
    return html("button", { type: "button", part: "button" }, image);
  };
  const controls = {
    first: button("M4 4h3v16H4ZM20 4v16L8 12Z"), back: button("M18 4v16L6 12Z"),
    on: button("M6 4v16l12-8Z"), last: button("M17 4h3v16h-3ZM4 4v16l12-8Z"),
    reset: html("button", { type: "button", part: "button" }),
  };
  // Drawn with separate lines: WebKit shows nothing for a `<use>` of a symbol that comes later, or is in another picture.
  const chip = (/** @type {Chip} */ name) => {
    const image = svg("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" });
    const piece = pawn();
    image.append(piece);
    return { piece, button: html("button", { type: "button", class: "chip", part: "chip", "data-what": name }, image) };
  };
  const [friend, enemy] = CHIPS.map(chip);
  const chips = { friend: friend.button, enemy: enemy.button };
  const chipPieces = { friend: friend.piece, enemy: enemy.piece };
  const tray = html("span", { class: "bar", part: "tray" }, chips.friend, chips.enemy);
  const bar = html("div", { class: "bar", part: "controls" },
    controls.first, controls.back, controls.on, controls.last, html("span", { class: "spring" }), tray, controls.reset);
  const line = html("ol", { class: "line", part: "line" });
  const promotion = html("div", { class: "promotion", part: "promotion", role: "group" });
  promotion.hidden = true;
  const legend = html("ul", { class: "legend", part: "legend" });
  const legendTitle = html("span", { class: "unseen", id: "legend-title" });
  legend.setAttribute("aria-labelledby", "legend-title");
  const squaresTitle = html("summary");
  const squaresText = html("p");
  const squares = html("details", { part: "squares" }, squaresTitle, squaresText);
  const problem = html("div", { class: "problem", part: "problem", role: "alert" });
  problem.hidden = true;
  const instead = html("div", { class: "instead" }, problem, html("slot"));
  const notes = html("p", { class: "notes", part: "notes", role: "status" });
  notes.hidden = true;
  const words = html("div", { class: "words", part: "words" }, description, legendTitle, legend);
  const figure = html("figure", { part: "figure" },
    board, unseen, hint, notes, promotion, status, bar, line, words, squares);
  return {
    figure, instead, notes, words, board, picture, definitions, chipPieces, help, hint, status, controls, chips, tray, bar, line, promotion,
    description, unseenDescription, legend, legendTitle, squares, squaresTitle, squaresText, problem,
  };
}

/** The surrounding page may be in another language, and right-to-left: the diagram is not. */
export function sayIn(/** @type {HTMLElement} */ element, /** @type {Words} */ words) {
  element.lang = tagOf(words);
  element.dir = "ltr";
}

/** Sets the names of the elements in a language. */
export function label(/** @type {DiagramElements} */ elements, /** @type {Words} */ words) {
  const { figure, board, help, controls, chips, legendTitle, squaresTitle, promotion, line } = elements;
  sayIn(figure, words);
  help.textContent = words.help;
  board.setAttribute("aria-roledescription", words.board);
  for (const name of /** @type {const} */ ([...STEPS, "reset"])) {
    controls[name].setAttribute("aria-label", words[name]);
    controls[name].title = words[name];
  }
  controls.reset.textContent = words.reset;
  for (const name of CHIPS) {
    chips[name].setAttribute("aria-label", words[name]);
    chips[name].title = words[name];
  }
  legendTitle.textContent = words.legend;
  squaresTitle.textContent = words.squares;
  promotion.setAttribute("aria-label", words.promote);
  line.setAttribute("aria-label", words.moves);
}

/**
 * Sets the size of the board.
 * @param {DiagramElements} elements
 * @param {HTMLElement} host
 * @param {string} size a CSS length, or nothing
 * @param {number} columns
 * @param {number} rows
 */
export function measure({ board, instead, figure }, host, size, columns, rows) {
  for (const part of [figure, instead]) part.style.inlineSize = size;
  board.style.aspectRatio = instead.style.aspectRatio = `${columns} / ${rows}`;
  board.style.setProperty("--columns", String(columns));
  board.style.setProperty("--rows", String(rows));
  host.style.maxInlineSize = size ? "100%" : "";
}

/**
 * Reserves the height of a piece's description, so that nothing on the page moves when a piece is picked up. Diagrams that start with a picked piece,
 * or pick one up for every move, reserve enough for most pieces; the others three lines. Longer texts scroll.
 * @param {DiagramElements} elements
 * @param {boolean} picked whether a piece is picked
 * @param {ViewOptions} options
 */
export function steady({ figure, words, squares }, picked, { legend, description }) {
  const often = picked || figure.dataset.mode === "play";
  figure.style.setProperty("--room", !often ? "4.6em" : legend && description ? "11.5em" : legend ? "5.4em" : "5.8em");
  words.hidden = !legend && !description;
  squares.classList.toggle("unused", !picked);
}

/**
 * Shows the parts of a diagram of this kind.
 * @param {DiagramElements} elements
 * @param {Words} words
 * @param {DiagramMode} mode
 * @param {number} players
 */
export function arrange({ figure, controls }, words, mode, players) {
  figure.dataset.mode = mode;
  figure.dataset.players = String(players);
  for (const step of STEPS) controls[step].hidden = mode !== "line";
  controls.back.hidden = mode !== "line" && mode !== "play";
  const name = words[mode === "play" ? "take-back" : "back"];
  controls.back.setAttribute("aria-label", name);
  controls.back.title = name;
}
