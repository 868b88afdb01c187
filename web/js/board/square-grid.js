// The squares of a board for who does not see it: a grid over the canvas, whose cells are read, felt for and pressed.

import { make } from "../base/dom.js";

let count = 0;

/** The cells lie where the squares are drawn; the pointer goes through them to the canvas. */
export class Squares {
  element = make("div", { className: "squares", tabIndex: 0 });
  #name = `squares-${++count}`;
  #cells = new Map();
  #box;

  /** Over a canvas; `box(square)` gives `[left, top, side]` on it, `press(square)` hears what screen readers press. */
  constructor(canvas, label, { box, press }) {
    this.#box = box;
    this.element.setAttribute("role", "grid");
    this.element.dataset.textLabel = label;
    this.element.onclick = ({ target }) => target.dataset.square && press(target.dataset.square);
    canvas.setAttribute("aria-hidden", "true");
    canvas.after(make("div", { className: "squares-place" }, this.element));
    // Where the pixels of the screen change with the size, the drawn board follows a moment later.
    new ResizeObserver(() => {
      this.#place();
      requestAnimationFrame(() => requestAnimationFrame(() => this.#place()));
    }).observe(canvas);
  }

  /** Lays cells for the squares of a board as it is turned, the rows from top to bottom. */
  lay(files, ranks) {
    const names = Array.from({ length: files * ranks }, (_, index) => `${String.fromCharCode(97 + (index % files))}${1 + Math.floor(index / files)}`);
    const placed = names.map((square) => [square, ...this.#box(square)]);
    const rows = Map.groupBy(placed.sort((one, other) => one[2] - other[2] || one[1] - other[1]), ([, , top]) => Math.round(top));
    this.#cells = new Map(placed.map(([square]) => [square, this.#cell(square)]));
    this.element.replaceChildren(...[...rows.values()].map((row) => {
      const element = make("div", {}, ...row.map(([square]) => this.#cells.get(square)));
      element.setAttribute("role", "row");
      return element;
    }));
    this.#place();
  }

  /** What is on a square, in words. */
  name(square, words) {
    this.#cells.get(square).setAttribute("aria-label", words);
  }

  /** Marks the square of the piece picked up, or none. */
  select(square) {
    for (const [name, cell] of this.#cells) cell.setAttribute("aria-selected", String(name === square));
  }

  /** Puts the keyboard on a square, or nowhere. */
  point(square) {
    if (square) this.element.setAttribute("aria-activedescendant", this.#cells.get(square).id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  #cell(square) {
    const cell = make("div", { id: `${this.#name}-${square}` });
    cell.setAttribute("role", "gridcell");
    cell.dataset.square = square;
    return cell;
  }

  #place() {
    // The last thing that is heard of a canvas is that it is gone.
    if (this.#cells.size === 0 || !this.element.isConnected) return;
    const boxes = [this.#cells.keys().next().value, [...this.#cells.keys()].at(-1)].map((square) => this.#box(square));
    const [[left, top], [right, bottom, side]] = boxes;
    const place = { left, top, width: right + side - left, height: bottom + side - top };
    for (const [key, value] of Object.entries(place)) this.element.style.setProperty(key, `${value}px`);
  }
}
