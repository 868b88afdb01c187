// Facts about a kind of piece: how it moves, as a small diagram, and its value.

import { draw } from "../base/dom.js";
import { decimal } from "../base/numbers.js";
import { say } from "../base/texts.js";

/** @import { KindCard, MiniDiagram } from "../program.js" */

/** The side of a square of a diagram, in its own units. */
const SQUARE = 10;

/** The value of a piece: from its source, or approximately as the computer calculates it. */
export function valueInWords(/** @type {KindCard} */ { value, reckoned }) {
  if (value === null) return "";
  return say(reckoned ? "card-value-about" : "card-value", { value: decimal(value) });
}

/** A picture of how the piece moves, in the colours and shapes of the marks on the board; none for an unknown kind. */
export function miniDiagram(/** @type {MiniDiagram | undefined} */ diagram) {
  if (!diagram) return [];
  const { radius, squares, screens } = diagram;
  const side = 2 * radius + 1;
  const at = (/** @type {{ file: number, rank: number }} */ { file, rank }) => [(file + radius) * SQUARE, (radius - rank) * SQUARE];
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
  return [svg];
}

/** @type {Record<string, () => SVGElement>} */
const MARKS = {
  slide: () => draw("circle", { r: 5.5, fill: "#ffd83d", stroke: "#1c1a14", "stroke-width": 1.2 }),
  leap: () => draw("path", { d: "M0-7.5 7.5 0 0 7.5-7.5 0Z", fill: "#f57c1f", stroke: "#1c1a14", "stroke-width": 1.2 }),
  move: () => draw("circle", { r: 5, fill: "none", stroke: "#1fa350", "stroke-width": 3.4 }),
  capture: () => draw("path", { d: "M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3", fill: "none", stroke: "#dc2a23", "stroke-width": 3.4 }),
  hop: () => draw("path", { d: "M0-7.5 7.5 6H-7.5Z", fill: "#8b3fd1", stroke: "#1c1a14", "stroke-width": 1.2 }),
};

const mark = (/** @type {string} */ kind) => MARKS[kind]();
