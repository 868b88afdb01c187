// The small card beside a piece that says what it is and what it does.

import { placeClear } from "./popover-place.js";
import { make } from "../base/dom.js";
import { picture } from "./piece-art.js";
import { diagram, value } from "../page/piece-list.js";
import { say, words } from "../base/texts.js";

/** Milliseconds that a pointer rests on a piece before its card is shown: who only passes by wants none. */
const REST = 350;

/** For so long after a card, the next one is shown at once: who looks at one piece after the other does not wait. */
const WARM = 600;

export class HoverCard {
  #element = make("div", { className: "hover-card", role: "tooltip", hidden: true });
  #timer = null;
  #hiddenAt = -Infinity;
  #of = null;

  /** Puts the card, hidden, into the page. */
  constructor(parent) {
    parent.append(this.#element);
    addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
  }

  /**
   * Shows a piece's card (`card`, in its `colour`) with its diagram (`mini()`), near its square of the window, and away
   * from those it reaches and from the other pieces (`standing()` names their squares, `box(square)` tells where they lie): after
   * a while, or `soon`.
   */
  show(card, colour, { mini, box, standing, soon = false }) {
    if (this.#of === card.square) return;
    this.hide();
    this.#of = card.square;
    const wait = soon || performance.now() - this.#hiddenAt < WARM ? 0 : REST;
    const open = () => this.#open(card, colour, { mini, box, standing });
    if (wait === 0) open();
    else this.#timer = setTimeout(open, wait);
  }

  /** Takes the card away. */
  hide() {
    clearTimeout(this.#timer);
    if (!this.#element.hidden) this.#hiddenAt = performance.now();
    this.#element.hidden = true;
    this.#of = null;
  }

  #open(card, colour, { mini, box, standing }) {
    const { art, letter, line, name, promotes, reach, square } = card;
    const title = make("span", { className: "title" }, make("b", { textContent: words(name) }), make("span", { className: "letter", textContent: letter }));
    const facts = [value(card), promotes.length > 0 ? say("card-promotes", { pieces: promotes.map(({ name }) => name) }) : ""];
    const text = make("span", { className: "words" }, title, make("span", { className: "line", textContent: words(line) }), make("span", { className: "facts", textContent: facts.filter(Boolean).join(" · ") }));
    const drawing = mini() ?? null;
    this.#element.replaceChildren(picture(art, colour), text, ...(drawing ? [diagram(drawing)] : []));
    this.#element.hidden = false;
    const others = new Set([...reach.map((target) => target.square), ...standing()]);
    placeClear(this.#element, box(square), [...others].map(box));
  }
}
