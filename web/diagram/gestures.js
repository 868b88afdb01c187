// Pointer on the board and the tray: hovering, clicking, dragging.

import { svg } from "./dom.js";
import { pawn } from "./pictures.js";

/** @import { DiagramElements } from "./elements.js" */
/** @import { View } from "./view.js" */

/**
 * @typedef {object} Press A pointer that is down.
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {number} square the square where it went down; -1 on a piece of the tray
 * @property {HTMLElement | null} chip the piece of the tray
 * @property {boolean} dragged whether it has moved too far for a click
 */

/** The most distance of a click, in CSS pixels. */
const THRESHOLD = 5;

/** Handles the pointer. */
export class Gestures {
  #view;
  #picture;
  #board;
  /** @type {Press | null} */
  #press = null;
  /** The dragged piece, under the pointer. @type {SVGGElement | null} */
  #image = null;
  #hovered = -1;
  /** Whether a piece of the tray has just been dragged, and not clicked. */
  dragged = false;

  /**
   * @param {View} view
   * @param {DiagramElements} elements
   */
  constructor(view, { picture, board, chips }) {
    this.#view = view;
    this.#picture = picture;
    this.#board = board;
    const on = (/** @type {Element} */ target, /** @type {string} */ name, /** @type {(event: PointerEvent) => void} */ listener) => {
      target.addEventListener(name, view.guard((event) => event instanceof PointerEvent && listener(event)));
    };
    on(picture, "pointermove", (event) => this.#hover(event));
    on(picture, "pointerleave", (event) => event.pointerType === "mouse" && this.#leave());
    for (const target of [picture, chips.friend, chips.enemy]) {
      on(target, "pointerdown", (event) => this.#down(event, target instanceof HTMLElement ? target : null));
      on(target, "pointermove", (event) => this.#move(event));
      on(target, "pointerup", (event) => this.#up(event));
      on(target, "pointercancel", () => this.drop());
    }
  }

  /** Cancels the current action. */
  drop() {
    this.#press = null;
    this.#image?.remove();
    this.#image = null;
    this.#picture.classList.remove("dragging");
  }

  /** The square under the pointer; -1 outside the board. */
  #square(/** @type {PointerEvent} */ event) {
    const point = this.#point(event);
    return point && this.#view.diagram ? this.#view.diagram.square_at(point.x, point.y) : -1;
  }

  #point(/** @type {PointerEvent} */ event) {
    const matrix = this.#picture.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  }

  #down(/** @type {PointerEvent} */ event, /** @type {HTMLElement | null} */ chip) {
    if (!this.#view.diagram || event.button !== 0 || this.#press) return;
    const square = chip ? -1 : this.#square(event);
    this.#press = { id: event.pointerId, x: event.clientX, y: event.clientY, square, chip, dragged: false };
    if (!chip && event.pointerType === "mouse") event.preventDefault();
    if (!chip) this.#board.focus({ preventScroll: true });
  }

  #move(/** @type {PointerEvent} */ event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId || !this.#view.diagram) return;
    if (!press.dragged) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      // A finger on the board scrolls the page, and moves pieces by tapping.
      if (!press.chip && (event.pointerType === "touch" || !this.#view.canLift(press.square))) return;
      press.dragged = true;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      if (!press.chip) this.#view.lift(press.square);
      this.#carry(press);
    }
    const point = this.#point(event);
    if (point) this.#image?.setAttribute("transform", `translate(${point.x - 55} ${point.y - 55}) scale(1.1)`);
  }

  /** Draws the dragged piece under the pointer. */
  #carry(/** @type {Press} */ press) {
    const { diagram } = this.#view;
    if (!diagram) return;
    const image = svg("g", { class: "drag", opacity: ".85" });
    if (press.chip) {
      const colour = diagram.sides()[press.chip.dataset.what === "friend" ? 0 : 1];
      image.setAttribute("class", `drag ${colour}`);
      image.append(pawn());
    } else {
      diagram.draw_piece(image, press.square);
    }
    this.#image = image;
    this.#picture.append(image);
    this.#picture.classList.add("dragging");
  }

  #up(/** @type {PointerEvent} */ event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId || !this.#view.diagram) return;
    this.drop();
    const square = this.#square(event);
    if (!press.dragged) {
      // A click on a chip is handled by the button.
      if (!press.chip && square === press.square) this.#view.press(square);
    } else if (press.chip) {
      if (square >= 0) this.#view.put(square, press.chip.dataset.what ?? "");
      // A click after this is ignored.
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
    } else {
      this.#view.carry(press.square, square);
    }
  }

  #hover(/** @type {PointerEvent} */ event) {
    if (event.pointerType !== "mouse" || this.#press || !this.#view.diagram) return;
    const square = this.#square(event);
    if (square === this.#hovered) return;
    this.#hovered = square;
    this.#view.imagine(square);
  }

  #leave() {
    this.#hovered = -1;
    if (this.#view.diagram && !this.#press) this.#view.imagine(-1);
  }
}
