// The chooser between several moves, at their target square: promotions, pieces that enter from the hand, or other differences.

import { placeBeside } from "./popover-place.js";
import { make } from "../base/dom.js";
import { points } from "../base/focus.js";
import { picture } from "./piece-art.js";
import { say, words } from "../base/texts.js";

/** @import { MoveChoice } from "../program.js" */
/** @import { Side, SquareBox } from "./popover-place.js" */

/** @type {Side[]} */
const SIDES = ["below", "above", "right", "left"];

/** The steps of the arrow keys in the row of choices. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A popover with a row of buttons, of which one is chosen by pointer, or by arrows and Enter. Escape closes it. */
export class PromotionChooser {
  #element;
  /** Is called with the index of the pressed button; undefined if none was. @type {((index?: number) => void) | undefined} */
  #answer;

  constructor(/** @type {HTMLElement} */ element) {
    this.#element = element;
    element.onkeydown = (event) => this.#hear(event);
  }

  /**
   * Asks which move is meant. Returns nothing if the chooser was dismissed.
   * @param {SquareBox} square
   * @param {MoveChoice[]} choices
   * @param {string} colour of the piece
   * @returns {Promise<MoveChoice | undefined>}
   */
  async choose(square, choices, colour) {
    const index = await this.#ask(square, choices.map((choice) => {
      const name = words(choice.name);
      const label = choice.sign && !name.includes(choice.sign) ? `${name}, ${choice.sign}` : name;
      const shown = choice.shown === null ? make("span", { className: "nothing" }) : picture(choice.shown, colour);
      const sign = choice.sign ? [make("span", { className: "sign-text", textContent: choice.sign })] : [];
      return make("button", { type: "button", title: label, "aria-label": label }, shown, ...sign);
    }), choices.every(({ shown, sign }) => shown !== null && !sign) ? "promote-to" : "choose-move");
    return index === undefined ? undefined : choices[index];
  }

  /** Asks whether the move to a square is to be played. Returns true or, also when dismissed, false. */
  async confirm(/** @type {SquareBox} */ square) {
    const [play, cancel] = [say("confirm-play"), say("confirm-cancel")];
    const index = await this.#ask(square, [
      make("button", { type: "button", className: "confirm yes", title: play, "aria-label": play, textContent: "✓" }),
      make("button", { type: "button", className: "confirm no", title: cancel, "aria-label": cancel, textContent: "✗" }),
    ]);
    return index === 0;
  }

  /** Closes the chooser without a choice, if it is open. */
  dismiss() {
    this.#finish(undefined);
  }

  /**
   * @param {SquareBox} square
   * @param {HTMLButtonElement[]} buttons
   * @param {string} [label] the text that names what is asked
   * @returns {Promise<number | undefined>}
   */
  #ask(square, buttons, label = "promote-to") {
    this.dismiss();
    this.#element.dataset.textLabel = label;
    this.#element.setAttribute("aria-label", say(label));
    return new Promise((resolve) => {
      const before = document.activeElement;
      this.#answer = (index) => {
        if (this.#element.contains(document.activeElement)) focus(before);
        resolve(index);
      };
      buttons.forEach((button, index) => (button.onclick = () => this.#finish(index)));
      this.#element.replaceChildren(...buttons);
      this.#open(square, buttons[0]);
    });
  }

  #open(/** @type {SquareBox} */ square, /** @type {HTMLElement} */ first) {
    const element = this.#element;
    element.hidden = false;
    placeBeside(element, square, SIDES);
    // With a pointer, Space and Enter have no effect here until a key has moved to a choice.
    element.tabIndex = -1;
    focus(points() ? element : first);
  }

  #finish(/** @type {number | undefined} */ index) {
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.(index);
    this.#element.hidden = true;
    this.#element.replaceChildren();
  }

  #hear(/** @type {KeyboardEvent} */ event) {
    const step = STEPS[event.key];
    const buttons = [...this.#element.children];
    if (step) {
      const at = buttons.findIndex((button) => button === document.activeElement);
      focus(buttons.at(at < 0 && step > 0 ? 0 : (Math.max(at, 0) + step) % buttons.length));
    } else if (event.key === "Escape") {
      this.dismiss();
    } else {
      return;
    }
    event.preventDefault();
    // The keys of the board and of the move list have no effect.
    event.stopPropagation();
  }
}

/** Focuses an element without scrolling the page. */
function focus(/** @type {Element | null | undefined} */ element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
