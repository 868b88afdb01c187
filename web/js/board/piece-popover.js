// The popover beside a piece with its name and its moves.

import { placeClear } from "./popover-place.js";
import { make } from "../base/dom.js";
import { picture } from "./piece-art.js";
import { miniDiagram, valueInWords } from "./piece-facts.js";
import { say, words } from "../base/texts.js";

/** @import { MiniDiagram, PieceCard } from "../program.js" */
/** @import { SquareBox } from "./popover-place.js" */

/**
 * @typedef {object} Surroundings
 * @property {() => MiniDiagram | undefined} mini how the piece moves
 * @property {(square: string) => SquareBox} box the position of a square in the window
 * @property {() => string[]} standing the squares of all pieces
 */

/** The time in milliseconds that a pointer rests on a piece before its card is shown, so that passing over pieces shows none. */
const REST = 350;

/** For this long after a card, the next one is shown at once. */
const WARM = 600;

/** One popover, for the piece under the pointer. */
export class PiecePopover {
  #element = make("div", { className: "piece-popover", role: "tooltip", hidden: true });
  /** @type {number | undefined} */
  #timer;
  #hiddenAt = -Infinity;
  /** The square of its piece. @type {string | null} */
  #square = null;

  /** Adds the hidden popover to the page. */
  constructor(/** @type {HTMLElement} */ parent) {
    parent.append(this.#element);
    addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
  }

  /**
   * Shows the information about a piece, after a delay or `soon`: near its square, away from its targets and from other pieces.
   * @param {PieceCard} card
   * @param {string} colour of the piece
   * @param {Surroundings} surroundings
   * @param {{ soon?: boolean }} [when]
   */
  show(card, colour, surroundings, { soon = false } = {}) {
    if (this.#square === card.square) return;
    this.hide();
    this.#square = card.square;
    const wait = soon || performance.now() - this.#hiddenAt < WARM ? 0 : REST;
    const open = () => this.#open(card, colour, surroundings);
    if (wait === 0) open();
    else this.#timer = setTimeout(open, wait);
  }

  /** Suppresses the popover for now, or no longer. */
  wait(/** @type {boolean} */ waits) {
    this.#element.classList.toggle("waits", waits);
  }

  /** Hides the popover. */
  hide() {
    clearTimeout(this.#timer);
    if (!this.#element.hidden) this.#hiddenAt = performance.now();
    this.#element.hidden = true;
    this.#square = null;
  }

  #open(/** @type {PieceCard} */ card, /** @type {string} */ colour, /** @type {Surroundings} */ { mini, box, standing }) {
    const { art, letter, line, name, promotes, reach, reverts, square } = card;
    const title = make("span", { className: "title" }, make("b", { textContent: words(name) }), make("span", { className: "letter", textContent: letter }));
    const facts = [valueInWords(card), promotes.length > 0 ? say("card-promotes", { pieces: promotes.map(({ name }) => name) }) : "", reverts ? say("card-reverts", { piece: reverts }) : ""];
    const text = make("span", { className: "words" }, title, make("span", { className: "line", textContent: words(line) }), make("span", { className: "facts", textContent: facts.filter(Boolean).join(" · ") }));
    this.#element.replaceChildren(picture(art, colour), text, ...miniDiagram(mini()));
    this.#element.hidden = false;
    const others = new Set([...reach.map((target) => target.square), ...standing()]);
    placeClear(this.#element, box(square), [...others].map(box));
  }
}
