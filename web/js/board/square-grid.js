// The squares of a board for screen readers: a grid over the canvas, whose cells are read, explored by touch and pressed.

import { make, targetOf } from "../base/dom.js";

let count = 0;

/** The cells are over the drawn squares; the pointer passes through them to the canvas. */
export class SquareGrid {
  element = make("div", { className: "square-grid", tabIndex: 0 });
  #name = `squares-${++count}`;
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  #box;

  /**
   * @param {HTMLCanvasElement} canvas the board under the grid
   * @param {string} label the text that names it
   * @param {object} acts
   * @param {(square: string) => ArrayLike<number>} acts.box gives left, top and side of a square on the canvas
   * @param {(square: string) => void} acts.press is called with the square that a screen reader presses
   */
  constructor(canvas, label, { box, press }) {
    this.#box = box;
    this.element.setAttribute("role", "grid");
    this.element.dataset.textLabel = label;
    this.element.onclick = (event) => {
      const square = targetOf(event)?.getAttribute("data-square");
      if (square) press(square);
    };
    canvas.setAttribute("aria-hidden", "true");
    canvas.after(make("div", { className: "square-grid-place" }, this.element));
    // If the pixel ratio changes with the size, the drawn board follows a moment later.
    new ResizeObserver(() => {
      this.place();
      requestAnimationFrame(() => requestAnimationFrame(() => this.place()));
    }).observe(canvas);
  }

  /** Builds the cells of a board in its orientation, the rows from top to bottom. */
  build(/** @type {number} */ files, /** @type {number} */ ranks) {
    const placed = squareNames(files, ranks).map((square) => {
      const [left, top] = Array.from(this.#box(square));
      return { square, left, top, cell: this.#cell(square) };
    });
    /** @type {Map<number, HTMLElement[]>} */
    const rows = new Map();
    for (const { top, cell } of placed.sort((one, other) => one.top - other.top || one.left - other.left)) {
      const row = Math.round(top);
      rows.set(row, [...(rows.get(row) ?? []), cell]);
    }
    this.#cells = new Map(placed.map(({ square, cell }) => [square, cell]));
    this.element.replaceChildren(...[...rows.values()].map((row) => {
      const element = make("div", {}, ...row);
      element.setAttribute("role", "row");
      return element;
    }));
    this.place();
  }

  /** What is on a square, in words. */
  name(/** @type {string} */ square, /** @type {string} */ words) {
    this.#cells.get(square)?.setAttribute("aria-label", words);
  }

  /** Marks the square of the piece picked up, or none. */
  select(/** @type {string | null} */ square) {
    for (const [name, cell] of this.#cells) cell.setAttribute("aria-selected", String(name === square));
  }

  /** Focuses a square, or none. */
  point(/** @type {string | null} */ square) {
    const cell = square && this.#cells.get(square);
    if (cell) this.element.setAttribute("aria-activedescendant", cell.id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  #cell(/** @type {string} */ square) {
    const cell = make("div", { id: `${this.#name}-${square}` });
    cell.setAttribute("role", "gridcell");
    cell.dataset.square = square;
    return cell;
  }

  /** Moves the cells over the drawn squares. */
  place() {
    // A removed canvas still reports a last size.
    const squares = [...this.#cells.keys()];
    if (squares.length === 0 || !this.element.isConnected) return;
    const [left, top] = Array.from(this.#box(squares[0]));
    const [right, bottom, side] = Array.from(this.#box(squares[squares.length - 1]));
    const place = { left, top, width: right + side - left, height: bottom + side - top };
    for (const [key, value] of Object.entries(place)) this.element.style.setProperty(key, `${value}px`);
  }
}

/** The names of all squares of a board, rank by rank from below. */
export const squareNames = (/** @type {number} */ files, /** @type {number} */ ranks) =>
  Array.from({ length: files * ranks }, (_, index) => `${String.fromCharCode(97 + (index % files))}${1 + Math.floor(index / files)}`);
