// The squares of a board for screen readers: a grid over the picture, whose cells are read, explored by touch and pressed.

import { html } from "./dom.js";

/** @import { View } from "./view.js" */

/** The cells are over the drawn squares; the pointer passes through them to the picture. */
export class Grid {
  #board;
  #layer = html("div", { class: "cells" });
  /** The cells by square. @type {Map<number, HTMLElement>} */
  #cells = new Map();

  /**
   * @param {View} view is called when a screen reader presses a square
   * @param {HTMLElement} board
   */
  constructor(view, board) {
    this.#board = board;
    board.append(this.#layer);
    this.#layer.addEventListener("click", view.guard(({ target }) => {
      for (const [square, cell] of this.#cells) if (cell === target) view.press(square);
    }));
  }

  /**
   * Builds a cell for each square, the rows from top to bottom.
   * @param {number} columns
   * @param {number} rows
   * @param {(column: number, row: number) => number} squareAt
   */
  build(columns, rows, squareAt) {
    this.#cells.clear();
    this.#layer.replaceChildren(...Array.from({ length: rows }, (_, row) => html("div", { role: "row" }, ...Array.from({ length: columns }, (_, column) => {
      const square = squareAt(column, row);
      const cell = html("div", { role: "gridcell", id: `square-${square}` });
      this.#cells.set(square, cell);
      return cell;
    }))));
  }

  /**
   * Sets the name of each square, and marks the one with the picked piece.
   * @param {(square: number) => string} words
   * @param {number} picked
   */
  name(words, picked) {
    for (const [square, cell] of this.#cells) {
      for (const [name, value] of [["aria-label", words(square)], ["aria-selected", String(square === picked)]]) {
        if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
      }
    }
  }

  /** Focuses a square, or none. */
  point(/** @type {number} */ square) {
    if (square < 0) this.#board.removeAttribute("aria-activedescendant");
    else this.#board.setAttribute("aria-activedescendant", `square-${square}`);
  }
}
