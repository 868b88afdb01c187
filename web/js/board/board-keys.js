// The board with keyboard and screen reader: a cursor that the arrow keys move, and a name for every square.

import { make, setText } from "../base/dom.js";
import { SquareGrid, squareNames } from "./square-grid.js";
import { language, playerName, say } from "../base/texts.js";
import { isCommand } from "../base/keys.js";

/** @import { ShownSquare, Text } from "../program.js" */

/**
 * @typedef {object} KeyActs The actions of keys on the board.
 * @property {(square: string) => ArrayLike<number>} box returns left, top and side of a square on the canvas
 * @property {(square: string, right: number, down: number) => string} beside returns the square at a distance from another, on the screen
 * @property {() => string} start returns the first square of the cursor
 * @property {() => void} show shows the cursor where it is now
 * @property {(square: string) => void} press presses a square
 * @property {(square: string) => void} [remove] removes the piece on a square, where that is possible
 */

/** @type {Record<string, [right: number, down: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The value for a square without a piece or a mark. */
const EMPTY = { art: null, colour: null, mark: null, reverts: false };

export class BoardKeys {
  #acts;
  #squares;
  #liveRegion = make("p", { className: "visually-hidden", "aria-live": "polite" });
  /** @type {string | null} */
  #last = null;
  #built = "";
  /** The last described state of each square. @type {Map<string, string>} */
  #shown = new Map();
  /** The cursor's square while the board has the focus. @type {string | null} */
  cursor = null;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{ label: string, help: string }} texts the name of the board, and the explanation of its keys
   * @param {KeyActs} acts
   */
  constructor(canvas, { label, help }, acts) {
    this.#acts = acts;
    this.#squares = new SquareGrid(canvas, label, { box: acts.box, press: acts.press });
    const { element } = this.#squares;
    const about = make("p", { id: help, className: "visually-hidden", textContent: say(help) });
    about.dataset.text = help;
    element.setAttribute("aria-label", say(label));
    element.setAttribute("aria-describedby", help);
    element.after(about, this.#liveRegion);
    element.addEventListener("keydown", (event) => this.#hear(event));
    // The mouse never moves the focus here (see below), so the cursor is wanted.
    element.addEventListener("focus", () => this.#moveTo(this.#last ?? acts.start()));
    element.addEventListener("blur", () => this.#leave());
    canvas.addEventListener("pointerdown", () => this.#leave());
    // The mouse does not move the focus here: the arrow keys still step through the game.
    canvas.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** The element that has the focus while it is on the board. */
  get element() {
    return this.#squares.element;
  }

  /** Forgets the cursor's square, for another board. */
  reset() {
    this.cursor = this.#last = null;
    this.#squares.point(null);
  }

  /**
   * Names the squares of a board.
   * @param {{ files: number, ranks: number, orientation: number }} board
   * @param {ShownSquare[]} squares those with a piece or a mark
   * @param {Map<string, Text>} names the names of the pieces by their pictures
   * @param {{ name: string, colour: string }[]} players
   * @param {Map<string, string>} [more] additional descriptions of squares
   */
  name({ files, ranks, orientation }, squares, names, players, more = new Map()) {
    const layout = `${files} ${ranks} ${orientation} ${language()}`;
    if (layout !== this.#built) {
      this.#squares.build(files, ranks);
      this.#shown = new Map();
      this.#squares.point(this.cursor);
    }
    this.#built = layout;
    const shown = new Map(squares.map((square) => [square.square, square]));
    for (const square of squareNames(files, ranks)) {
      const { art, colour, mark, reverts } = shown.get(square) ?? EMPTY;
      const key = `${art} ${colour} ${mark} ${reverts} ${more.get(square)}`;
      if (this.#shown.get(square) === key) continue;
      this.#shown.set(square, key);
      const player = players.find((player) => player.colour === colour);
      const what = art && player ? say("square-piece", { square, piece: names.get(art) ?? art, player: playerName(player) }) : say("square-empty", { square });
      this.#squares.name(square, [what, reverts ? say("square-reverts") : "", mark ? say(`square-${mark}`) : "", more.get(square)].filter(Boolean).join(", "));
    }
    this.#squares.select(squares.find(({ mark }) => mark === "picked")?.square ?? null);
  }

  /** Updates the places of the squares after a zoom. */
  place() {
    this.#squares.place();
  }

  /** Focuses a square. */
  goTo(/** @type {string} */ square) {
    this.#last = square;
    if (document.activeElement === this.element) this.#moveTo(square);
    else this.element.focus({ preventScroll: true });
  }

  /** Announces something to screen readers. */
  announce(/** @type {string} */ words) {
    setText(this.#liveRegion, words);
  }

  #hear(/** @type {KeyboardEvent} */ event) {
    if (isCommand(event)) return;
    const { key } = event;
    if (key in ARROWS) this.#moveTo(this.cursor ? this.#acts.beside(this.cursor, ...ARROWS[key]) : (this.#last ?? this.#acts.start()));
    else if ((key === "Enter" || key === " ") && this.cursor) this.#acts.press(this.cursor);
    else if ((key === "Delete" || key === "Backspace") && this.cursor && this.#acts.remove) this.#acts.remove(this.cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #moveTo(/** @type {string} */ square) {
    this.cursor = square;
    this.#last = square;
    this.#squares.point(square);
    this.#acts.show();
  }

  #leave() {
    if (!this.cursor) return;
    this.cursor = null;
    this.#squares.point(null);
    this.#acts.show();
  }
}
