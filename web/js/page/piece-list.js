// The drawer: every piece of this game, with what it does, what it is worth and what it becomes.

import { draw, make } from "../base/dom.js";
import { decimal } from "../base/numbers.js";
import { picture } from "../board/piece-art.js";
import { language, say, words } from "../base/texts.js";

/** The side of a square of a diagram, in its own units. */
const SQUARE = 10;

/** The list; built anew for each game and language, and only while it is to be seen. */
export class PieceList {
  #list;
  #game;
  #shown = "";
  /** As the browser has told: to ask it would style or lay out the whole page at every move. */
  #inSight = false;

  constructor(list, game) {
    this.#list = list;
    this.#game = game;
    // Built when it comes into sight: the tab is opened, or the window is widened.
    const look = (entries) => {
      this.#inSight = entries.at(-1).isIntersecting;
      this.show();
    };
    new IntersectionObserver(look).observe(list.parentElement);
  }

  show() {
    const game = this.#game;
    if (!game.variant || !this.#inSight) return;
    const key = `${game.variant.id} ${language()} ${JSON.stringify(game.options)}`;
    if (key === this.#shown) return;
    this.#shown = key;
    const colour = game.variant.players[0].colour;
    this.#list.replaceChildren(...game.pieceList().map((card) => item(card, colour, game)));
  }
}

function item(card, colour, game) {
  const { art, letter, line, name, page, promotes, kind } = card;
  const title = make("b", { textContent: words(name) });
  const head = make("span", { className: "title" }, title, make("span", { className: "letter", textContent: letter, title: say("card-letter") }));
  const about = make("span", { className: "line", textContent: words(line) });
  const facts = make("span", { className: "facts" });
  const worth = value(card);
  if (worth) facts.append(make("span", { textContent: worth }));
  if (promotes.length > 0) facts.append(make("span", { textContent: say("card-promotes", { pieces: promotes.map(({ name }) => name) }) }));
  if (page) facts.append(make("a", { href: say("rules-pages") + page, textContent: say("card-rules") }));
  const text = make("span", { className: "words" }, head, about, facts);
  return make("li", {}, picture(art, colour), text, diagram(game.mini(kind)));
}

/** What a piece is worth: as its source says, or about so much as the computer reckons. */
export function value({ value, reckoned }) {
  if (value === null) return "";
  return say(reckoned ? "card-value-about" : "card-value", { value: decimal(value) });
}

/** How the piece moves, in the colours and shapes of the marks on the board. */
export function diagram({ radius, squares, screens }) {
  const side = 2 * radius + 1;
  const at = ({ file, rank }) => [(file + radius) * SQUARE, (radius - rank) * SQUARE];
  const svg = draw("svg", { class: "mini", viewBox: `0 0 ${side * SQUARE} ${side * SQUARE}`, "aria-hidden": "true" });
  svg.append(draw("rect", { class: "ground", width: side * SQUARE, height: side * SQUARE }));
  for (let index = 1; index < side; index += 1) {
    svg.append(draw("path", { class: "line", d: `M${index * SQUARE} 0v${side * SQUARE}M0 ${index * SQUARE}h${side * SQUARE}` }));
  }
  const [x, y] = at({ file: 0, rank: 0 });
  svg.append(draw("circle", { class: "self", cx: x + SQUARE / 2, cy: y + SQUARE / 2, r: 3.6 }));
  for (const square of screens) {
    const [x, y] = at(square);
    svg.append(draw("rect", { class: "screen", x: x + 2, y: y + 2, width: SQUARE - 4, height: SQUARE - 4 }));
  }
  for (const square of squares) {
    const [x, y] = at(square);
    svg.append(draw("svg", { x, y, width: SQUARE, height: SQUARE, viewBox: "-10 -10 20 20" }, mark(square.kind)));
  }
  return svg;
}

const MARKS = {
  slide: () => draw("circle", { r: 5.5, fill: "#ffd83d", stroke: "#1c1a14", "stroke-width": 1.2 }),
  leap: () => draw("path", { d: "M0-7.5 7.5 0 0 7.5-7.5 0Z", fill: "#f57c1f", stroke: "#1c1a14", "stroke-width": 1.2 }),
  move: () => draw("circle", { r: 5, fill: "none", stroke: "#1fa350", "stroke-width": 3.4 }),
  capture: () => draw("path", { d: "M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3", fill: "none", stroke: "#dc2a23", "stroke-width": 3.4 }),
  hop: () => draw("path", { d: "M0-7.5 7.5 6H-7.5Z", fill: "#8b3fd1", stroke: "#1c1a14", "stroke-width": 1.2 }),
};

const mark = (kind) => MARKS[kind]();
