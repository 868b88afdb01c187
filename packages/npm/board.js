// The board on a canvas: it shows scenes and reports gestures. It knows no rules, and needs none: its program is a separate one.

import pictures from "./diagram/pieces/index.js";
import { letters } from "./letters.js";
import { compiled, once } from "./packed.js";
import start, { BoardView as Program } from "./programs/board.js";

/** @import { BoardArrow, BoardMarks, BoardTheme, Gesture } from "./page.js" */
/** @typedef {import("./page.js").Scene} ProgramScene */
/** @import { Scene, SquareName } from "./rules.js" */

/** Loads the board's program. A board does it by itself. */
export const init = once(async () => {
  const { default: packed } = await import("./programs/board.packed.js");
  await start({ module_or_path: await compiled(packed) });
});

/** What the program throws, as an error. */
function inWords(/** @type {unknown} */ error) {
  if (typeof error === "string") return new Error(error);
  const words = Object(Object(error).args).words;
  return typeof words === "string" ? new Error(words) : error;
}

/** The longest wait for the size of a canvas, in milliseconds: a page in the background reports none. */
const PATIENCE = 100;

/** Waits until the browser has reported the size of a canvas, to the board as well. */
async function observed(/** @type {HTMLCanvasElement} */ canvas) {
  /** @type {ResizeObserver | undefined} */
  let observer;
  const reported = new Promise((resolve) => (observer = new ResizeObserver(resolve)).observe(canvas));
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  observer?.disconnect();
}

/** A board drawn on a canvas. */
export class BoardView {
  /** The board of the program, once that is loaded. @type {Promise<Program>} */
  #loading;
  /** @type {Program | null} */
  #program = null;
  #over = false;
  /** @type {Map<string, Promise<void>>} */
  #drawn = new Map();
  /** Counts the scenes: one that has waited for its pictures must not replace a later one. */
  #shown = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(gesture: Gesture) => void} [onGesture]
   */
  constructor(canvas, onGesture = () => {}) {
    this.#loading = this.#begin(canvas, onGesture);
    // Who shows something hears of it.
    this.#loading.catch(() => {});
  }

  async #begin(/** @type {HTMLCanvasElement} */ canvas, /** @type {(gesture: Gesture) => void} */ onGesture) {
    await init();
    if (this.#over) throw new Error("This board has been ended");
    this.#program = new Program(canvas, onGesture);
    await observed(canvas);
    return this.#program;
  }

  /** Has the program do something, once it is loaded; nothing on a board that has been ended. */
  async #ask(/** @type {(program: Program) => void} */ act) {
    if (this.#over) return;
    const program = await this.#loading.catch((error) => {
      if (this.#over) return null;
      throw error;
    });
    if (!program || this.#over) return;
    try {
      act(program);
    } catch (error) {
      throw inWords(error);
    }
  }

  /** Shows a scene, as soon as the pictures of its pieces are there. */
  async show(/** @type {Scene} */ scene, { animate = true } = {}) {
    const turn = ++this.#shown;
    const ids = new Set(scene.pieces.map(({ art }) => art));
    await Promise.all([...ids].map((id) => this.#draw(id)));
    await this.#ask((program) => turn === this.#shown && program.setScene(/** @type {ProgramScene} */ (scene), animate));
  }

  /** Shows marks over the scene instead of those before: arrows and circles, premoves and others. */
  async setMarks(/** @type {BoardMarks} */ marks) {
    await this.#ask((program) => program.setMarks(marks));
  }

  /** Shows the best lines as arrows, instead of those before. */
  async setArrows(/** @type {BoardArrow[]} */ arrows) {
    await this.#ask((program) => program.setArrows(arrows));
  }

  /** Chooses what the board looks like. */
  async setTheme(/** @type {BoardTheme} */ theme) {
    await this.#ask((program) => program.setTheme(theme));
  }

  /** Chooses whether pieces glide. */
  async setMotion(/** @type {boolean} */ on) {
    await this.#ask((program) => program.setMotion(on));
  }

  /** Chooses whether fingers and the wheel can enlarge a part of the board. */
  async setZoomable(/** @type {boolean} */ on) {
    await this.#ask((program) => program.setZoomable(on));
  }

  /** Where a square lies on the canvas, in CSS pixels from its top left. */
  squareBox(/** @type {SquareName} */ square) {
    if (this.#over) throw new Error("This board has been ended");
    if (!this.#program) throw new Error("This board has shown nothing yet: wait for show()");
    try {
      const [left, top, side] = Array.from(this.#program.squareBox(square));
      return { left, top, side };
    } catch (error) {
      throw inWords(error);
    }
  }

  /** The square under a place on the canvas, in CSS pixels from its top left; null beside the board. */
  squareAt(/** @type {number} */ x, /** @type {number} */ y) {
    return this.#program?.placeAt(x, y).square ?? null;
  }

  /** Ends the board: the canvas is left as it is, and nothing is heard of it any more. */
  free() {
    this.#over = true;
    this.#program?.free();
    this.#program = null;
  }

  /** Loads a picture once; a piece without one is drawn as its letter on a disc. */
  #draw(/** @type {string} */ id) {
    const known = this.#drawn.get(id) ?? this.#give(id);
    this.#drawn.set(id, known);
    return known;
  }

  async #give(/** @type {string} */ id) {
    const letter = letters.get(id);
    const picture = await pictureOf(id);
    await this.#ask((program) => {
      if (letter) program.setLetter(id, letter);
      if (picture) program.setArt(id, picture);
    });
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
