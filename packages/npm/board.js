// The board on a canvas: it shows scenes and reports gestures. It knows no rules.

import pictures from "./diagram/pieces/index.js";
import { BoardView as Program } from "./js/program.js";
import { letters } from "./letters.js";
import { ask, init } from "./load.js";

/** @import { Gesture } from "./board.js" */
/** @typedef {import("./page.js").Scene} ProgramScene */
/** @import { Scene, SquareName } from "./rules.js" */

export { init };

/** A board drawn on a canvas. It follows the canvas's size on the page and stays sharp on any screen. */
export class BoardView {
  /** @type {Program | null} */
  #program;
  /** @type {Map<string, Promise<void>>} */
  #loaded = new Map();
  /** Counts the scenes: one that has waited for its pictures must not replace a later one. */
  #shown = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(gesture: Gesture) => void} [onGesture]
   */
  constructor(canvas, onGesture = () => {}) {
    this.#program = ask(() => new Program(canvas, onGesture));
  }

  /** Shows a scene, as soon as the pictures of its pieces are there. */
  async show(/** @type {Scene} */ scene) {
    const turn = ++this.#shown;
    const ids = new Set(scene.pieces.map(({ art }) => art));
    await Promise.all([...ids].map((id) => this.#load(id)));
    const program = this.#program;
    // An orientation that there is not is refused by the program, in words.
    if (turn === this.#shown && program) ask(() => program.setScene(/** @type {ProgramScene} */ (scene)));
  }

  /** Where a square lies on the canvas, in CSS pixels from its top left. */
  squareBox(/** @type {SquareName} */ square) {
    const program = this.#program;
    if (!program) throw new Error("This board has been ended");
    const [left, top, side] = ask(() => Array.from(program.squareBox(square)));
    return { left, top, side };
  }

  /** Ends the board: the canvas is left as it is, and nothing is heard of it any more. */
  free() {
    this.#program?.free();
    this.#program = null;
  }

  /** Loads a picture once; a piece without one is drawn as its letter on a disc. */
  #load(/** @type {string} */ id) {
    if (!this.#loaded.has(id)) this.#loaded.set(id, this.#draw(id));
    return this.#loaded.get(id);
  }

  async #draw(/** @type {string} */ id) {
    const letter = letters.get(id);
    if (letter) this.#program?.setLetter(id, letter);
    const picture = await pictureOf(id);
    if (picture) this.#program?.setArt(id, picture);
  }
}

/** What the ids of pictures begin with that are all of the picture: those of own games. */
const OWN = "paths-";

/** The text of a picture, if there is one. */
async function pictureOf(/** @type {string} */ id) {
  if (id.startsWith(OWN)) return (await import("./js/board/own-picture.js")).svgText(id);
  return Object.hasOwn(pictures, id) ? svg((await pictures[id]()).default) : null;
}

/** A picture as the board reads it. */
function svg(/** @type {[role: string, width: string, cap: string, shape: string][]} */ parts) {
  const paths = parts.map(
    ([role, width, cap, shape]) => `<path data-role="${role}" stroke-width="${width}" stroke-linecap="${cap}" d="${shape}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${paths.join("")}</svg>`;
}
