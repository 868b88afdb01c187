// The board enlarged: what may enlarge it, and the button that shows all of it again.

import { button } from "../base/dom.js";
import { translate } from "../base/texts.js";

/** @import { BoardView } from "../program.js" */

/** The enlargement of the board on the page. */
export class BoardZoom {
  #view;
  #canvas;
  /** Shows all of the board; there while a part of it is enlarged. @type {HTMLButtonElement | null} */
  #button = null;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {BoardView} view
   */
  constructor(canvas, view) {
    this.#view = view;
    this.#canvas = canvas;
    view.setZoomable(true);
    // Whoever has enlarged the page itself moves about on it with fingers, on the board too.
    const page = window.visualViewport;
    const follow = () => {
      const enlarged = (page?.scale ?? 1) > 1.01;
      view.setZoomable(!enlarged);
      canvas.classList.toggle("enlarged-page", enlarged);
    };
    page?.addEventListener("resize", follow);
  }

  /** Shows the button while a part of the board is enlarged, and takes it away when all of it is seen. */
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

  /** Shows all of the board, unless a dialog is open, which Escape and its own buttons close. */
  leave() {
    if (!document.querySelector("dialog[open]")) this.#view.zoomOut();
  }
}
