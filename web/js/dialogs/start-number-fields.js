// The part of the dialogs for new games that chooses one of many starts, where a game shuffles its pieces.

import { fill, make, said, setText } from "../base/dom.js";
import { Session } from "../program.js";
import { say } from "../base/texts.js";

const [RANDOM, USUAL, NUMBERED] = ["random", "usual", "numbered"];

/** By chance, the usual start, or one by its number. */
export class StartNumberFields {
  #which = make("select", { onchange: () => this.#showFields() });
  #number = make("input", { type: "number", min: "0", step: "1", required: true, oninput: () => this.#complain("") });
  #words = make("span");
  #field = make("label", { className: "field" }, this.#words, this.#number);
  #problem = make("p", { className: "message wrong", hidden: true });
  /** The game whose starts are offered. */
  #id = "";
  #many = false;
  #wanted = true;
  /** The number of the usual start. @type {string | undefined} */
  #usual;

  /** What the dialog shows. */
  element;

  constructor() {
    this.#problem.setAttribute("role", "alert");
    // The browser's own words would not say what is allowed in the language of the page.
    this.#number.oninvalid = (event) => {
      event.preventDefault();
      this.#complain(say("start-number-wrong", { most: this.#number.max }));
      this.#number.focus();
      // What stands at the edges of a small dialog covers what is scrolled only just into sight.
      this.element.scrollIntoView({ block: "center" });
    };
    const which = make("label", { className: "field" }, said("span", "start-position"), this.#which);
    this.element = make("div", { className: "start-fields" }, which, this.#field, this.#problem);
  }

  /**
   * Shows what there is for a game.
   * @param {string} id the game's
   * @param {Record<string, boolean>} options
   */
  show(id, options) {
    const session = new Session(id, options);
    const { startCount, startNumber } = session;
    session.free();
    this.#many = startCount > 1;
    this.#usual = startNumber?.toString();
    this.#number.max = String(startCount - 1);
    setText(this.#words, say("start-number", { most: this.#number.max }));
    const usual = /** @type {[string, string][]} */ (this.#usual === undefined ? [] : [[USUAL, say("start-usual", { number: this.#usual })]]);
    fill(this.#which, [[RANDOM, say("start-random", { count: startCount })], ...usual, [NUMBERED, say("start-numbered")]]);
    if (id !== this.#id) {
      this.#which.value = RANDOM;
      this.#number.value = this.#usual ?? "0";
    }
    this.#id = id;
    this.#showFields();
  }

  /** Says whether the game begins from one of its starts at all. */
  set wanted(/** @type {boolean} */ wanted) {
    this.#wanted = wanted;
    this.#showFields();
  }

  /** The number of the start that is chosen; none if chance is to choose. */
  get value() {
    if (this.element.hidden || this.#which.value === RANDOM) return undefined;
    return this.#which.value === USUAL ? this.#usual : String(this.#number.valueAsNumber);
  }

  #showFields() {
    this.element.hidden = !(this.#many && this.#wanted);
    this.#field.hidden = this.#which.value !== NUMBERED;
    // What is not shown must not keep the dialog from being sent.
    this.#number.disabled = this.element.hidden || this.#field.hidden;
    this.#complain("");
  }

  #complain(/** @type {string} */ problem) {
    setText(this.#problem, problem);
    this.#problem.hidden = !problem;
  }
}
