// The graph of a game: the expected points of each player at each position. Two players share the area, four have a line each.

import { draw, make } from "../base/dom.js";

/** @import { GameReview, VariantInfo } from "../program.js" */

/** The drawing's units: the width of a position, and the height. */
const STEP = 10;
const HEIGHT = 100;

/** Four lines are distinguished by their strokes as well as by their colours. */
const DASHES = ["", "14 5", "3 5", "14 5 3 5"];

/** Draws reviews, and reports clicks. */
export class Graph {
  #svg = draw("svg", { preserveAspectRatio: "none", "aria-hidden": "true" });
  #cursor = make("span", { className: "cursor" });
  #dots = make("span", { className: "dots" });
  #count = 1;
  element = make("div", { className: "review-graph", tabIndex: 0 }, this.#svg, this.#dots, this.#cursor);

  /** @param {(ply: number) => void} go shows a position */
  constructor(go) {
    const { element } = this;
    element.setAttribute("role", "slider");
    element.setAttribute("aria-valuemin", "0");
    const point = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      const ply = Math.round(((clientX - left) / width) * (this.#count - 1));
      go(Math.min(Math.max(ply, 0), this.#count - 1));
    };
    element.onpointerdown = (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      point(event);
    };
    element.onpointermove = (event) => element.hasPointerCapture(event.pointerId) && point(event);
    element.onkeydown = (event) => {
      const at = Number(element.getAttribute("aria-valuenow"));
      const step = { PageUp: -10, PageDown: 10 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(Math.min(Math.max(at + step, 0), this.#count - 1));
    };
  }

  /** Draws the results. */
  show(/** @type {GameReview} */ { positions }, /** @type {VariantInfo} */ { players }) {
    this.#count = positions.length;
    const width = Math.max(positions.length - 1, 1) * STEP;
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    this.element.classList.toggle("four", players.length > 2);
    const known = positions.flatMap(({ expectations }, ply) => (expectations ? [{ x: ply * STEP, expectations }] : []));
    const most = players.length > 2 ? Math.max(0.5, ...known.flatMap(({ expectations }) => expectations)) : 1;
    const y = (/** @type {number} */ part) => ((1 - part / most) * HEIGHT).toFixed(1);
    const line = (/** @type {number} */ player) => known.map(({ x, expectations }) => `${x},${y(expectations[player])}`).join(" ");
    this.#svg.replaceChildren(...(players.length > 2 ? players.flatMap(({ colour }, player) => [
      draw("polyline", { points: line(player), class: `edge ${colour}` }),
      draw("polyline", { points: line(player), class: `line ${colour}`, "stroke-dasharray": DASHES[player] }),
    ]) : area(known, line(0), width)));
    const scale = 100 / Math.max(positions.length - 1, 1);
    this.#dots.replaceChildren(...positions.flatMap(({ mark, expectations, player }, ply) => {
      if (!expectations || !mark || !["inaccuracy", "mistake", "blunder"].includes(mark)) return [];
      const dot = make("span", { className: `dot ${mark}` });
      dot.style.left = `${ply * scale}%`;
      dot.style.top = `${y(expectations[players.length > 2 ? player : 0])}%`;
      return [dot];
    }));
  }

  /** Marks the current position, and describes its evaluation. */
  point(/** @type {number} */ ply, /** @type {string} */ words) {
    this.#cursor.style.left = `${(100 * ply) / Math.max(this.#count - 1, 1)}%`;
    this.element.setAttribute("aria-valuenow", String(ply));
    this.element.setAttribute("aria-valuemax", String(this.#count - 1));
    this.element.setAttribute("aria-valuetext", words);
  }
}

/** The first player's area is below the line, the other's above it. Unknown parts are left out. */
function area(/** @type {{ x: number }[]} */ known, /** @type {string} */ line, /** @type {number} */ width) {
  const middle = draw("line", { x1: 0, x2: width, y1: HEIGHT / 2, y2: HEIGHT / 2, class: "middle" });
  if (known.length === 0) return [middle];
  const [from, to] = [known[0].x, known[known.length - 1].x];
  return [
    draw("rect", { x: from, y: 0, width: to - from, height: HEIGHT, class: "second" }),
    draw("polygon", { points: `${from},${HEIGHT} ${line} ${to},${HEIGHT}`, class: "first" }),
    middle,
    draw("polyline", { points: line, class: "contour" }),
  ];
}
