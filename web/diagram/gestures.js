// Pointer on the board and the tray: hovering, clicking, dragging.

import { svg } from "./dom.js";

/** So far, in CSS pixels, a press is still a click. */
const THRESHOLD = 5;

export class Gestures {
  #view;
  #picture;
  #figure;
  #press = null;
  #image = null;
  #hovered = -1;
  /** Whether a piece of the tray has just been dragged, and not clicked. */
  dragged = false;

  constructor(view, { picture, figure, chips }) {
    this.#view = view;
    this.#picture = picture;
    this.#figure = figure;
    const on = (target, name, listener) => target.addEventListener(name, view.guard(listener));
    on(picture, "pointermove", (event) => this.#hover(event));
    on(picture, "pointerleave", (event) => event.pointerType === "mouse" && this.#leave());
    for (const target of [picture, ...Object.values(chips)]) {
      on(target, "pointerdown", (event) => this.#down(event, target === picture ? null : target));
      on(target, "pointermove", (event) => this.#move(event));
      on(target, "pointerup", (event) => this.#up(event));
      on(target, "pointercancel", () => this.drop());
    }
  }

  /** Gives up what is going on. */
  drop() {
    this.#press = null;
    this.#image?.remove();
    this.#image = null;
    this.#picture.classList.remove("dragging");
  }

  /** The square under the pointer; -1 outside the board. */
  #square(event) {
    const point = this.#point(event);
    return point && this.#view.diagram ? this.#view.diagram.square_at(point.x, point.y) : -1;
  }

  #point(event) {
    const matrix = this.#picture.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  }

  #down(event, chip = null) {
    if (!this.#view.diagram || event.button !== 0 || this.#press) return;
    const square = chip ? -1 : this.#square(event);
    this.#press = { id: event.pointerId, x: event.clientX, y: event.clientY, square, chip, dragged: false };
    if (!chip && event.pointerType === "mouse") event.preventDefault();
    if (!chip) this.#figure.querySelector(".board").focus({ preventScroll: true });
  }

  #move(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId || !this.#view.diagram) return;
    if (!press.dragged) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      // A finger on the board scrolls the page, and moves pieces by tapping.
      if (!press.chip && (event.pointerType === "touch" || !this.#view.canLift(press.square))) return;
      press.dragged = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!press.chip) this.#view.lift(press.square);
      this.#carry(press);
    }
    const point = this.#point(event);
    this.#image?.setAttribute("transform", `translate(${point.x - 55} ${point.y - 55}) scale(1.1)`);
  }

  /** Draws what is dragged under the pointer. */
  #carry(press) {
    const { diagram } = this.#view;
    if (press.chip) {
      const colour = diagram.sides()[press.chip.dataset.what === "friend" ? 0 : 1];
      this.#image = svg("g", { class: `drag ${colour}`, opacity: ".85" });
      this.#image.append(svg("use", { href: "#pawn", width: 100, height: 100 }));
    } else {
      this.#image = svg("g", { class: "drag", opacity: ".85" });
      diagram.draw_piece(this.#image, press.square);
    }
    this.#picture.append(this.#image);
    this.#picture.classList.add("dragging");
  }

  #up(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId || !this.#view.diagram) return;
    this.drop();
    const square = this.#square(event);
    if (!press.dragged) {
      // A click on a chip is the button's own.
      if (!press.chip && square === press.square) this.#view.press(square);
    } else if (press.chip) {
      if (square >= 0) this.#view.put(square, press.chip.dataset.what);
      // Should a click follow, it is not meant.
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
    } else {
      this.#view.carry(press.square, square);
    }
  }

  #hover(event) {
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
