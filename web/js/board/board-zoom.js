// The zoom of the board: its settings, and the button that shows the whole board again.

import { button } from "../base/dom.js";
import { translate } from "../base/texts.js";

/** @import { BoardView } from "../program.js" */

/** The zoom of the board on the page. */
export class BoardZoom {
  #view;
  #canvas;
  /** The button that shows the whole board; it exists while a part of it is enlarged. @type {HTMLButtonElement | null} */
  #button = null;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {BoardView} view
   */
  constructor(canvas, view) {
    this.#view = view;
    this.#canvas = canvas;
    view.setZoomable(true);
    // If the page itself is zoomed, fingers must scroll it, on the board too.
    const page = window.visualViewport;
    const follow = () => {
      const enlarged = (page?.scale ?? 1) > 1.01;
      view.setZoomable(!enlarged);
      canvas.classList.toggle("enlarged-page", enlarged);
    };
    page?.addEventListener("resize", follow);
  }

  /** Shows the button while a part of the board is enlarged, and removes it otherwise. */
  show(/** @type {boolean} */ whole) {
    this.#canvas.classList.toggle("zoomed", !whole);
    if (whole === !this.#button) return;
    if (whole) {
      this.#button?.remove();
      this.#button = null;
      return;
    }
    this.#button = button("whole-board", { picture: "whole", className: "whole-board", onclick: () => this.leave() });
    this.#canvas.parentElement?.append(this.#button);
    translate(this.#button);
  }

  /** Shows the whole board, unless a dialog is open, which Escape and its own buttons close. */
  leave() {
    if (!document.querySelector("dialog[open]")) this.#view.zoomOut();
  }
}
