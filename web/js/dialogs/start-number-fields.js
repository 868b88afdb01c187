// The part of the dialogs for new games that chooses one of several starts: at random, by number, by set-ups or on a small board.

import { draw, fill, make, said, setText } from "../base/dom.js";
import { Session } from "../program.js";
import { language, say, words } from "../base/texts.js";
import { thumbnail, thumbnailData } from "../board/thumbnail.js";
import { BY_CHANCE } from "../game/first-position.js";
import { pressedSquare } from "./starts.js";

/** @import { StartChoice, VariantInfo } from "../program.js" */

const [STANDARD, SETUPS, NUMBERED] = ["standard", "setups", "numbered"];

/** Random, the standard start, or another one. */
export class StartNumberFields {
  #which = make("select", { onchange: () => {
    this.#showFields();
    // The small board should be completely visible; sticky edges of the dialog would cover it.
    if (!this.#board.hidden) this.#board.scrollIntoView({ block: "center" });
  } });
  #number = make("input", { type: "number", min: "0", step: "1", required: true, oninput: () => this.#draw() });
  #words = make("span");
  #field = make("label", { className: "field" }, this.#words, this.#number);
  #setups = make("div", { className: "start-fields" });
  #board = make("div", { className: "start-board", onclick: (event) => this.#press(event) });
  #hint = said("p", "start-swap", { className: "about" });
  #problem = make("p", { className: "message wrong", hidden: true });
  /** The game with these starts. @type {VariantInfo | null} */
  #variant = null;
  /** @type {Record<string, boolean>} */
  #options = {};
  #many = false;
  #wanted = true;
  /** The number of the standard start. @type {string | undefined} */
  #standard;
  /** The set-ups that can be chosen by name. @type {StartChoice[]} */
  #choices = [];
  /** The squares of the pieces to swap. @type {string[]} */
  #movable = [];
  /** The first pressed square. */
  #pressed = "";

  /** The elements of the part. */
  element;

  constructor() {
    this.#problem.setAttribute("role", "alert");
    // The browser's own message would not be in the page's language.
    this.#number.oninvalid = (event) => {
      event.preventDefault();
      this.#complain(say("start-number-wrong", { most: this.#number.max }));
      this.#number.focus();
      // Sticky edges of a small dialog would cover an element that is only just scrolled into view.
      this.element.scrollIntoView({ block: "center" });
    };
    const which = make("label", { className: "field" }, said("span", "start-position"), this.#which);
    this.element = make("div", { className: "start-fields" }, which, this.#setups, this.#field, this.#board, this.#hint, this.#problem);
  }

  /**
   * Shows the choices of a game.
   * @param {VariantInfo} variant
   * @param {Record<string, boolean>} options
   */
  show(variant, options) {
    const session = new Session(variant.id, options);
    const { startCount, standardStart, startsByChance } = session;
    this.#many = startCount > 1;
    this.#standard = standardStart?.toString();
    this.#choices = session.startChoices(language());
    this.#number.max = String(startCount - 1);
    this.#movable = this.#many ? session.placement().pieces.map(({ square }) => square).filter((square) => session.swappedStart(standardStart ?? 0, square, square) !== undefined) : [];
    session.free();
    setText(this.#words, say("start-number", { most: this.#number.max }));
    /** @typedef {[string, string]} Item */
    const chance = /** @type {Item} */ ([BY_CHANCE, say("start-random", { count: startCount })]);
    const standard = /** @type {Item[]} */ (this.#standard === undefined ? [] : [[STANDARD, say("start-default", { number: this.#standard })]]);
    const others = /** @type {Item[]} */ ([...(this.#choices.length > 0 ? [[SETUPS, say("start-setups")]] : []), [NUMBERED, say("start-numbered")]]);
    const before = variant.id === this.#variant?.id ? this.#which.value : "";
    // The default comes first.
    fill(this.#which, startsByChance ? [chance, ...standard, ...others] : [...standard, ...others, chance]);
    if (before) this.#which.value = before;
    else this.#number.value = this.#standard ?? "0";
    if (this.#which.selectedIndex < 0) this.#which.selectedIndex = 0;
    [this.#variant, this.#options] = [variant, options];
    this.#showSetups();
    this.#showFields();
  }

  /** Sets whether the game starts from one of its starts at all. */
  set wanted(/** @type {boolean} */ wanted) {
    this.#wanted = wanted;
    this.#showFields();
  }

  /** The number of the chosen start, or `random`; none where there is no choice. */
  get value() {
    if (this.element.hidden) return undefined;
    const which = this.#which.value;
    if (which === BY_CHANCE) return BY_CHANCE;
    return which === STANDARD ? this.#standard : String(this.#number.valueAsNumber);
  }

  /** A list of set-ups for each player. The number of the start determines the chosen ones. */
  #showSetups() {
    this.#setups.replaceChildren(...this.#choices.map(({ player, names, worth }) => {
      const list = make("select", { onchange: () => {
        this.#number.value = String(this.#valid - digitOf(this.#valid, worth, names) * worth + list.selectedIndex * worth);
        this.#draw();
      } });
      fill(list, names.map((name, index) => [index, name]));
      const label = player ? say("start-setup-of", { player: words(player) }) : say("start-setup");
      return make("label", { className: "field" }, make("span", { textContent: label }), list);
    }));
  }

  #showFields() {
    const which = this.#which.value;
    this.element.hidden = !(this.#many && this.#wanted);
    this.#field.hidden = which !== NUMBERED;
    this.#setups.hidden = which !== SETUPS;
    this.#board.hidden = this.#hint.hidden = which !== NUMBERED && which !== SETUPS;
    // A hidden invalid field must not block the dialog.
    this.#number.disabled = this.element.hidden || this.#board.hidden;
    this.#pressed = "";
    this.#draw();
  }

  /** The written number, if it is valid; otherwise that of the standard start. */
  get #valid() {
    const number = this.#number.valueAsNumber;
    return Number.isInteger(number) && number >= 0 && number <= Number(this.#number.max) ? number : Number(this.#standard ?? 0);
  }

  /** Draws the chosen start, and marks the pieces to swap. */
  #draw() {
    this.#complain("");
    if (!this.#variant || this.#board.hidden || this.element.hidden) return;
    for (const [index, list] of [...this.#setups.querySelectorAll("select")].entries()) {
      const { worth, names } = this.#choices[index];
      list.selectedIndex = digitOf(this.#valid, worth, names);
    }
    const standard = new Session(this.#variant.id, this.#options);
    const session = standard.withStart(String(this.#valid));
    const picture = thumbnail(thumbnailData(session.placement(), 0));
    session.free();
    standard.free();
    const { ranks } = this.#variant;
    picture.append(...this.#movable.map((square) => {
      const [x, y] = [square.charCodeAt(0) - 97, ranks - Number(square.slice(1))].map((place) => place * 10 + 0.5);
      return draw("rect", { class: square === this.#pressed ? "movable pressed" : "movable", x, y, width: 9, height: 9, rx: 1 });
    }));
    this.#board.replaceChildren(picture);
  }

  /** Pressing two pieces swaps them, if that is a start. */
  #press(/** @type {MouseEvent} */ event) {
    const picture = this.#board.querySelector("svg");
    if (!picture || !this.#variant) return;
    const square = pressedSquare(picture, event, this.#variant);
    if (!this.#movable.includes(square)) return;
    const session = new Session(this.#variant.id, this.#options);
    const swapped = this.#pressed ? session.swappedStart(this.#valid, this.#pressed, square) : undefined;
    session.free();
    if (swapped !== undefined) this.#number.value = String(swapped);
    this.#pressed = swapped === undefined ? square : "";
    this.#draw();
  }

  #complain(/** @type {string} */ problem) {
    setText(this.#problem, problem);
    this.#problem.hidden = !problem;
  }
}

/** The set-ups of the start with this number. */
const digitOf = (/** @type {number} */ number, /** @type {number} */ worth, /** @type {string[]} */ names) => Math.floor(number / worth) % names.length;
