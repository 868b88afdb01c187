// The board of a new game while the program is loaded: the position that it begins with, on which the first move can be made already. The page plays that
// move when the program is there.

import { SIDE, cornerOf, drag, pictureAt, pieceOn, shown, slide } from "./picture-elements.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Shows the picture at an address.
 * @param {HTMLElement} place
 * @param {string} address
 * @param {boolean} mayMove whether a person makes the first move
 */
export async function showAwaitedBoard(place, address, mayMove) {
  const picture = await pictureAt(address);
  const table = place.closest("main");
  const { first } = picture.dataset;
  // The program may have been faster, and a start by chance has no picture.
  if (!table?.hidden || first === undefined) return;
  const { width, height } = picture.viewBox.baseVal;
  table.style.setProperty("--columns", String(width / SIDE));
  table.style.setProperty("--rows", String(height / SIDE));
  place.replaceChildren(shown(picture));
  place.hidden = false;
  if (!mayMove || first === "") return;
  // All else is invisible until then.
  table.inert = false;
  place.classList.add("movable");
  new FirstMove(place, picture, first);
}

/** The first move, by two presses or by dragging. It is written to the place, as `data-move`. */
class FirstMove {
  #place;
  #picture;
  /** The targets of each piece. @type {Map<string, string[]>} */
  #targets = new Map();
  /** The square of the selected piece. @type {string | null} */
  #from = null;
  #marks = document.createElementNS(SVG, "g");

  /**
   * @param {HTMLElement} place
   * @param {SVGSVGElement} picture
   * @param {string} first the legal moves: groups of a square and its targets
   */
  constructor(place, picture, first) {
    this.#place = place;
    this.#picture = picture;
    for (const group of first.split(";")) {
      const [from, ...to] = group.split(" ");
      this.#targets.set(from, to);
    }
    picture.append(this.#marks);
    place.onpointerdown = (event) => event.button === 0 && this.#press(event);
  }

  #press(/** @type {PointerEvent} */ down) {
    const square = this.#squareAt(down);
    if (this.#reaches(square)) {
      this.#play(square, false);
      return;
    }
    const again = square === this.#from;
    this.#select(this.#targets.has(square) ? square : null);
    if (this.#from === null) return;
    // A second press on the selected piece deselects it.
    drag(this.#picture, square, this.#place, down, (up, moved) => {
      const target = this.#squareAt(up);
      if (moved && this.#reaches(target)) this.#play(target, true);
      else if (!moved && again) this.#select(null);
    });
  }

  #reaches(/** @type {string} */ square) {
    return this.#from !== null && (this.#targets.get(this.#from) ?? []).includes(square);
  }

  #select(/** @type {string | null} */ square) {
    this.#from = square;
    const targets = square === null ? [] : (this.#targets.get(square) ?? []);
    this.#marks.replaceChildren(...(square === null ? [] : [this.#frame(square)]), ...targets.map((target) => this.#target(target)));
  }

  async #play(/** @type {string} */ to, /** @type {boolean} */ dragged) {
    const move = `${this.#from}${to}`;
    this.#select(null);
    this.#place.onpointerdown = null;
    this.#place.classList.remove("movable");
    this.#place.dataset.move = move;
    await slide(this.#picture, move, { dragged });
  }

  /** The square under a pointer. */
  #squareAt(/** @type {PointerEvent} */ { clientX, clientY }) {
    const matrix = this.#picture.getScreenCTM();
    if (!matrix) return "";
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return `${String.fromCharCode(97 + Math.floor(x / SIDE))}${Math.ceil((this.#picture.viewBox.baseVal.height - y) / SIDE)}`;
  }

  #frame(/** @type {string} */ square) {
    const [x, y] = cornerOf(this.#picture, square);
    return drawn("rect", { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6, fill: "none", stroke: "rgb(20 90 60 / 75%)", "stroke-width": 6 });
  }

  #target(/** @type {string} */ square) {
    const [x, y] = cornerOf(this.#picture, square);
    const at = { cx: x + SIDE / 2, cy: y + SIDE / 2 };
    return pieceOn(this.#picture, square)
      ? drawn("circle", { ...at, r: 44, fill: "none", stroke: "rgb(170 40 30 / 70%)", "stroke-width": 8 })
      : drawn("circle", { ...at, r: 14, fill: "rgb(20 90 60 / 65%)" });
  }
}

function drawn(/** @type {string} */ name, /** @type {Record<string, number | string>} */ attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
