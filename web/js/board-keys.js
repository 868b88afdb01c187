// The board by keyboard: a cursor that the arrow keys move, and what is under it said aloud.

import { make, setText } from "./dom.js";
import { playerName, say } from "./texts.js";

/** What begins a move that is typed. */
const LETTER = /^[\p{L}\p{N}]$/u;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class BoardKeys {
  #acts;
  #voice = make("p", { className: "unseen", ariaLive: "polite" });
  #last = null;
  /** The cursor's square while the keyboard is on the board. */
  cursor = null;

  /**
   * Listens to the keys on a canvas. `acts` does what they mean: `beside(square, right, down)`, `start()` gives the
   * first square, `show()`, `press(square)`, `type()`, `describe(square)`.
   */
  constructor(canvas, acts) {
    this.#acts = acts;
    const help = make("p", { id: "board-keys", className: "unseen", textContent: say("board-keys") });
    help.dataset.text = "board-keys";
    canvas.after(help, this.#voice);
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-describedby", help.id);
    canvas.addEventListener("keydown", (event) => this.#hear(event));
    // Who types without having chosen anything means a move.
    window.addEventListener("keydown", (event) => event.target === document.body && !held(event) && LETTER.test(event.key) && acts.type());
    canvas.addEventListener("focus", () => canvas.matches(":focus-visible") && this.#moveTo(this.#last ?? acts.start()));
    canvas.addEventListener("blur", () => this.#leave());
    canvas.addEventListener("pointerdown", () => this.#leave());
    // The mouse does not bring the keyboard here: the arrow keys go on walking through the game.
    canvas.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Forgets where the cursor was, as on another board. */
  reset() {
    this.cursor = this.#last = null;
  }

  /** Says again what is under the cursor, as after a move. */
  say() {
    if (this.cursor) setText(this.#voice, describe(this.#acts.describe(this.cursor)));
  }

  #hear(event) {
    if (held(event)) return;
    const { key } = event;
    if (ARROWS[key] && !this.cursor) this.#moveTo(this.#last ?? this.#acts.start());
    else if (ARROWS[key]) this.#moveTo(this.#acts.beside(this.cursor, ...ARROWS[key]));
    else if ((key === "Enter" || key === " ") && this.cursor) this.#acts.press(this.cursor);
    // The letter itself goes where the focus is when its key has been heard.
    else if (LETTER.test(key)) return this.#acts.type();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #moveTo(square) {
    this.cursor = square;
    this.#last = square;
    this.#acts.show();
    this.say();
  }

  #leave() {
    if (!this.cursor) return;
    this.cursor = null;
    this.#acts.show();
  }
}

/** Whether a key is held that makes a command of another. */
const held = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/** What is on a square, in words. */
function describe({ square, card, player, picked, target }) {
  const what = card ? say("square-piece", { square, piece: card.name, player: playerName(player) }) : say("square-empty", { square });
  const more = picked ? say("square-picked") : target ? say("square-target") : "";
  return [what, more].filter(Boolean).join(", ");
}
