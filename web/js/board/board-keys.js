// The board by keyboard and by screen reader: a cursor that the arrow keys move, and a name for every square.

import { make, setText } from "../base/dom.js";
import { Squares } from "./square-grid.js";
import { language, playerName, say } from "../base/texts.js";
import { held } from "../base/typing.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class BoardKeys {
  #acts;
  #squares;
  #voice = make("p", { className: "unseen", ariaLive: "polite" });
  #last = null;
  #laid = "";
  /** What is shown on each square, as it was when it was last put into words. */
  #shown = new Map();
  /** The cursor's square while the keyboard is on the board. */
  cursor = null;

  /**
   * Listens to the keys on a canvas, which is called `label` and explained by `help`. `acts` does what they mean:
   * `box(square)`, `beside(square, right, down)`, `start()` gives the first square, `show()`, `press(square)`; where
   * there is such a thing, `remove(square)`.
   */
  constructor(canvas, { label, help }, acts) {
    this.#acts = acts;
    this.#squares = new Squares(canvas, label, { box: acts.box, press: acts.press });
    const { element } = this.#squares;
    const about = make("p", { id: help, className: "unseen", textContent: say(help) });
    about.dataset.text = help;
    element.setAttribute("aria-label", say(label));
    element.setAttribute("aria-describedby", help);
    element.after(about, this.#voice);
    element.addEventListener("keydown", (event) => this.#hear(event));
    // The mouse never brings the keyboard here (see below), so whoever arrives wants the cursor.
    element.addEventListener("focus", () => this.#moveTo(this.#last ?? acts.start()));
    element.addEventListener("blur", () => this.#leave());
    canvas.addEventListener("pointerdown", () => this.#leave());
    // The mouse does not bring the keyboard here: the arrow keys go on walking through the game.
    canvas.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Forgets where the cursor was, as on another board. */
  reset() {
    this.cursor = this.#last = null;
    this.#squares.point(null);
  }

  /** Names the squares of a scene; `names` are those of the pieces by their pictures, `players` those of a game. */
  name({ files, ranks, orientation = 0, pieces, selected = null, targets = [] }, names, players) {
    const laid = `${files} ${ranks} ${orientation} ${language()}`;
    if (laid !== this.#laid) {
      this.#squares.lay(files, ranks);
      this.#shown = new Map();
      this.#squares.point(this.cursor);
    }
    this.#laid = laid;
    const standing = new Map(pieces.map((piece) => [piece.square, piece]));
    const reached = new Set(targets.map(({ square }) => square));
    for (let index = 0; index < files * ranks; index += 1) {
      const square = `${String.fromCharCode(97 + (index % files))}${1 + Math.floor(index / files)}`;
      const piece = standing.get(square);
      const more = square === selected ? "square-picked" : !reached.has(square) ? "" : piece ? "square-takes" : "square-target";
      const key = `${piece?.art} ${piece?.colour} ${more}`;
      if (this.#shown.get(square) === key) continue;
      this.#shown.set(square, key);
      const player = piece && players.find(({ colour }) => colour === piece.colour);
      const what = piece ? say("square-piece", { square, piece: names.get(piece.art), player: playerName(player) }) : say("square-empty", { square });
      this.#squares.name(square, more ? `${what}, ${say(more)}` : what);
    }
    this.#squares.select(selected);
  }

  /** Says something to who cannot see it. */
  tell(words) {
    setText(this.#voice, words);
  }

  #hear(event) {
    if (held(event)) return;
    const { key } = event;
    if (ARROWS[key] && !this.cursor) this.#moveTo(this.#last ?? this.#acts.start());
    else if (ARROWS[key]) this.#moveTo(this.#acts.beside(this.cursor, ...ARROWS[key]));
    else if ((key === "Enter" || key === " ") && this.cursor) this.#acts.press(this.cursor);
    else if ((key === "Delete" || key === "Backspace") && this.cursor && this.#acts.remove) this.#acts.remove(this.cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #moveTo(square) {
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
