// The part of the New Game dialog for the start: one of several, a handicap, or a smaller army for both sides.

import { fill, make, said, setText } from "../base/dom.js";
import { Session } from "../program.js";
import { playerName, say, words } from "../base/texts.js";
import { thumbnail, thumbnailData } from "../board/thumbnail.js";
import { StartNumberFields } from "./start-number-fields.js";
import { editorOf, endingsOf, handicapSteps, isLarge, pressedSquare, shortForm } from "./starts.js";

/** @import { HandicapStep } from "./starts.js" */
/** @import { VariantInfo } from "../program.js" */

/** The entries of the first list besides handicaps. */
const [WHOLE, HALF, CHOSEN, EVEN, WON] = ["whole", "half", "chosen", "ending-balanced", "ending-won"];

/** The start of a game. */
export class StartFields {
  #what = make("select", { onchange: () => this.#showFields() });
  #who = make("select", { onchange: () => this.#draw() });
  #squares = make("input", { type: "text", autocomplete: "off", spellcheck: false, oninput: () => this.#draw() });
  #numbers = new StartNumberFields();
  #board = make("div", { className: "start-board" });
  #problem = make("p", { className: "message wrong", hidden: true });
  #givers;
  #clicking;
  /** @type {VariantInfo | null} */
  #variant = null;
  /** @type {Record<string, boolean>} */
  #options = {};
  /** @type {HandicapStep[]} */
  #steps = [];
  /** The chosen random ending. */
  #ending = "";

  /** The elements of the part. */
  element;

  constructor() {
    this.#problem.setAttribute("role", "alert");
    const what = make("label", { className: "field" }, said("span", "start-from"), this.#what);
    this.#givers = make("label", { className: "field" }, said("span", "gives"), this.#who);
    this.#clicking = make("label", { className: "field" }, said("span", "taken-off"), this.#squares);
    this.#board.onclick = (event) => this.#press(event);
    this.element = make("div", { className: "start-fields" }, what, this.#numbers.element, this.#givers, this.#clicking, this.#board, this.#problem);
  }

  /**
   * Shows the choices of a game.
   * @param {VariantInfo} variant
   * @param {Record<string, boolean>} options
   */
  show(variant, options) {
    const before = this.#variant?.id === variant.id ? this.#what.value : WHOLE;
    this.#variant = variant;
    this.#options = options;
    this.#steps = handicapSteps(variant, options);
    const given = this.#steps.map(({ name }, index) => /** @type {[string, string]} */ ([String(index), say("without-piece", { piece: name })]));
    const short = isLarge(variant) ? [HALF, ...(variant.players.length === 2 ? [EVEN, WON] : [])] : [];
    const names = short.map((id) => /** @type {[string, string]} */ ([id, say(id === HALF ? "half-army" : id)]));
    fill(this.#what, [[WHOLE, say("whole-army")], ...names, ...given, [CHOSEN, say("choose-by-clicking")]]);
    this.#what.value = before;
    if (this.#what.selectedIndex < 0) this.#what.value = WHOLE;
    fill(this.#who, variant.players.map((player, index) => [index, words(playerName(player))]));
    this.#squares.value = "";
    this.#numbers.show(variant, options);
    this.#showFields();
  }

  /** The initial position: empty for the standard one, null if the choice cannot be played. */
  get position() {
    if (!this.#variant || this.#what.value === WHOLE) return "";
    const { position, problem } = this.#made();
    setText(this.#problem, problem);
    this.#problem.hidden = !problem;
    if (problem) this.#problem.scrollIntoView({ block: "nearest" });
    return problem ? null : position;
  }

  /** The number of the start, or `random`; none if there is another position. */
  get number() {
    return this.#numbers.value;
  }

  #showFields() {
    const what = this.#what.value;
    this.#numbers.wanted = what === WHOLE;
    this.#givers.hidden = !this.#steps[Number(what)];
    this.#clicking.hidden = what !== CHOSEN;
    this.#board.hidden = what === WHOLE;
    this.#ending = "";
    if (what === EVEN || what === WON) this.#drawEnding(what === EVEN);
    this.#draw();
  }

  /** Chooses one of the endings at random. */
  async #drawEnding(/** @type {boolean} */ balanced) {
    const variant = this.#variant;
    const what = this.#what.value;
    const found = variant ? await endingsOf(variant.id) : [];
    if (variant !== this.#variant || what !== this.#what.value) return;
    const fitting = found.filter((ending) => ending.balanced === balanced);
    this.#ending = fitting[Math.floor(Math.random() * fitting.length)]?.position ?? "";
    this.#draw();
  }

  /** The chosen start, and its errors. */
  #made() {
    if (!this.#variant) return { position: "", problem: "" };
    if (this.#what.value === EVEN || this.#what.value === WON) return { position: this.#ending, problem: this.#ending ? "" : say("ending-not-loaded") };
    if (this.#what.value === HALF) return { position: shortForm(this.#variant, this.#options), problem: "" };
    const step = this.#steps[Number(this.#what.value)];
    const squares = step ? [step.squares[Number(this.#who.value)]] : squaresIn(this.#squares.value);
    const editor = editorOf(this.#variant.id, this.#options);
    try {
      for (const square of squares) editor.remove(square);
      return { position: editor.fen(), problem: words(editor.problems()) };
    } catch (error) {
      console.warn(error);
      return { position: "", problem: say("taken-off-wrong") };
    } finally {
      editor.free();
    }
  }

  /** Draws the chosen start. */
  #draw() {
    this.#problem.hidden = true;
    if (!this.#variant || this.#board.hidden) return;
    const { position } = this.#made();
    if (!position) return;
    try {
      const session = Session.fromPosition(this.#variant.id, this.#options, position);
      this.#board.replaceChildren(thumbnail(thumbnailData(session.placement(), 0)));
      session.free();
    } catch {
      // Errors are shown when the game is to start; the picture stays as it was.
    }
  }

  /** Pressing a piece removes it, or restores it. */
  #press(/** @type {MouseEvent} */ event) {
    const picture = this.#board.querySelector("svg");
    if (this.#what.value !== CHOSEN || !picture || !this.#variant) return;
    const square = pressedSquare(picture, event, this.#variant);
    const all = squaresIn(this.#squares.value);
    this.#squares.value = (all.includes(square) ? all.filter((other) => other !== square) : [...all, square]).join(" ");
    this.#draw();
  }
}

/** The squares in a text. @returns {string[]} */
const squaresIn = (/** @type {string} */ text) => text.toLowerCase().match(/[a-p]\d{1,2}/g) ?? [];
