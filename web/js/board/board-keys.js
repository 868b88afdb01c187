// The board by keyboard and by screen reader: a cursor that the arrow keys move, and a name for every square.

import { make, setText } from "../base/dom.js";
import { SquareGrid, squareNames } from "./square-grid.js";
import { language, playerName, say } from "../base/texts.js";
import { isCommand } from "../base/keys.js";

/** @import { ShownSquare, Text } from "../program.js" */

/**
 * @typedef {object} KeyActs What keys on the board do.
 * @property {(square: string) => ArrayLike<number>} box gives left, top and side of a square on the canvas
 * @property {(square: string, right: number, down: number) => string} beside gives the square so far from another, as the board is seen
 * @property {() => string} start gives the square where the cursor begins
 * @property {() => void} show shows the cursor where it is now
 * @property {(square: string) => void} press presses a square
 * @property {(square: string) => void} [remove] takes the piece on a square away, where that can be done
 */

/** @type {Record<string, [right: number, down: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What is shown on a square of which nothing is told. */
const EMPTY = { art: null, colour: null, mark: null, reverts: false };

export class BoardKeys {
  #acts;
  #squares;
  #liveRegion = make("p", { className: "visually-hidden", "aria-live": "polite" });
  /** @type {string | null} */
  #last = null;
  #laid = "";
  /** What is shown on each square, as it was when it was last put into words. @type {Map<string, string>} */
  #shown = new Map();
  /** The cursor's square while the keyboard is on the board. @type {string | null} */
  cursor = null;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{ label: string, help: string }} texts what names the board, and what explains its keys
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
    // The mouse never brings the keyboard here (see below), so whoever arrives wants the cursor.
    element.addEventListener("focus", () => this.#moveTo(this.#last ?? acts.start()));
    element.addEventListener("blur", () => this.#leave());
    canvas.addEventListener("pointerdown", () => this.#leave());
    // The mouse does not bring the keyboard here: the arrow keys go on walking through the game.
    canvas.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** What has the keyboard while it is on the board. */
  get element() {
    return this.#squares.element;
  }

  /** Forgets where the cursor was, as on another board. */
  reset() {
    this.cursor = this.#last = null;
    this.#squares.point(null);
  }

  /**
   * Names the squares of a board.
   * @param {{ files: number, ranks: number, orientation: number }} board
   * @param {ShownSquare[]} squares what is shown on those that are neither empty nor free of marks
   * @param {Map<string, Text>} names the names of the pieces by their pictures
   * @param {{ name: string, colour: string }[]} players
   * @param {Map<string, string>} [more] what else there is to tell of squares
   */
  name({ files, ranks, orientation }, squares, names, players, more = new Map()) {
    const laid = `${files} ${ranks} ${orientation} ${language()}`;
    if (laid !== this.#laid) {
      this.#squares.lay(files, ranks);
      this.#shown = new Map();
      this.#squares.point(this.cursor);
    }
    this.#laid = laid;
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

  /** Lies where the squares are now: the board has been enlarged, or is whole again. */
  place() {
    this.#squares.place();
  }

  /** Gives the keyboard to a square. */
  goTo(/** @type {string} */ square) {
    this.#last = square;
    if (document.activeElement === this.element) this.#moveTo(square);
    else this.element.focus({ preventScroll: true });
  }

  /** Says something to who cannot see it. */
  tell(/** @type {string} */ words) {
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
