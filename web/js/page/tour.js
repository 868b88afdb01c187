// The tour for newcomers: three moves in the game on the board. A ring marks what is to be pressed, and each step ends when it is done. The steps follow
// from the position: a mark that has not been explained yet, a capture if there is one, or else a move that is taken back. It is loaded when it is shown.

import { button, byId, make, setText } from "../base/dom.js";
import { say, translate } from "../base/texts.js";
import { isShown } from "../base/visible.js";
import { isPersonsTurn } from "../game/seats.js";

/** @import { Game } from "../game/game.js" */
/** @import { MoveTarget, Session } from "../program.js" */

/** @typedef {ReturnType<Session["legalMoves"]>[number]} LegalMove */

/** The number of moves. */
const MOVES = 3;

/** The distance in pixels from the board and the window, and the least width beside the board. */
const GAP = 8;
const LEAST = 240;

/**
 * @typedef {object} TourStep
 * @property {"move" | "take" | "drop" | "undo"} does
 * @property {string} square of the piece with the ring; empty without one
 */

/** The tour. */
export class Tour {
  #game;
  #ring = make("div", { className: "tour-ring", hidden: true });
  #words = make("p", { role: "status" });
  #count = make("span", { className: "about" });
  #skip = button("tour-skip", { onclick: () => this.close() });
  #element;
  /** How many moves are made. */
  #made = 0;
  /** The moves of the game at the beginning of the step. */
  #before = 0;
  /** @type {TourStep | null} */
  #step = null;
  /** The kinds of marks that are explained. @type {Set<string>} */
  #explained = new Set();

  constructor(/** @type {Game} */ game) {
    this.#game = game;
    this.#element = make("section", { className: "tour", role: "dialog", hidden: true }, this.#words, make("div", { className: "row" }, this.#count, this.#skip));
    this.#element.dataset.textLabel = "tour";
    this.#element.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    document.body.append(this.#ring, this.#element);
    translate(this.#element);
    game.store.on("change", () => this.#follow());
    game.store.on("select", () => this.#follow());
    game.store.on("begin", () => this.close());
    for (const type of ["resize", "scroll"]) addEventListener(type, () => this.#place(), { passive: true });
  }

  /** Starts. */
  open() {
    this.#made = 0;
    this.#step = null;
    this.#explained.clear();
    setText(this.#skip.querySelector("span") ?? this.#skip, say("tour-skip"));
    this.#element.setAttribute("aria-label", say("tour"));
    this.#element.hidden = false;
    this.#follow();
  }

  /** Ends. */
  close() {
    this.#element.hidden = this.#ring.hidden = true;
  }

  /** Goes on with what has happened. */
  #follow() {
    if (this.#element.hidden) return;
    const { data } = this.#game;
    const { moves, over } = data.state;
    const count = moves.length;
    if (this.#step?.does === "undo" && count < this.#before) {
      // The move that comes instead.
      this.#step = this.#choose("again");
      this.#before = count;
    } else if (this.#step && count > this.#before) {
      this.#step = null;
      this.#made += 1;
    }
    if (over || this.#made === MOVES) return this.#end(over);
    setText(this.#count, say("tour-step", { number: this.#made + 1, count: MOVES }));
    if (!isPersonsTurn(data)) {
      setText(this.#words, say("tour-answer"));
      return this.#place();
    }
    if (!this.#step) {
      this.#step = this.#choose();
      this.#before = count;
    }
    setText(this.#words, this.#text(this.#step));
    this.#place();
  }

  #end(/** @type {boolean} */ over) {
    if (over) return this.close();
    this.#ring.hidden = true;
    setText(this.#words, say("tour-done"));
    setText(this.#count, "");
    setText(this.#skip.querySelector("span") ?? this.#skip, say("tour-end"));
    this.#step = null;
    this.#place();
  }

  /** The next step. @returns {TourStep} */
  #choose(/** @type {"again" | undefined} */ how = undefined) {
    const { session } = this.#game.data;
    const legal = session.legalMoves();
    const fromBoard = legal.filter(({ from, to }) => from && to);
    const capture = fromBoard.find(({ takes }) => takes);
    if (capture && !this.#explained.has("take")) return { does: "take", square: capture.from ?? "" };
    const last = this.#made === MOVES - 1;
    if (last && how !== "again" && this.#undo) return { does: "undo", square: "" };
    if (fromBoard.length === 0) return { does: "drop", square: "" };
    return { does: "move", square: this.#mostTelling(fromBoard) };
  }

  /** The square of the piece whose marks explain the most that is new, and of these the one with the most moves, in the middle of the board. */
  #mostTelling(/** @type {LegalMove[]} */ legal) {
    const squares = [...new Set(legal.map(({ from }) => from ?? ""))];
    const middle = 96 + (this.#game.data.variant.files + 1) / 2;
    const worth = (/** @type {string} */ square) => {
      const targets = this.#targets(square);
      const fresh = [...new Set(targets.map(({ kind }) => kind))].filter((kind) => !this.#explained.has(kind)).length;
      return fresh * 1000 + targets.length - Math.abs(square.charCodeAt(0) - middle) / 100;
    };
    return squares.map((square) => ({ square, worth: worth(square) })).reduce((best, one) => (one.worth > best.worth ? one : best)).square;
  }

  /** @returns {MoveTarget[]} */
  #targets(/** @type {string} */ square) {
    return square ? this.#game.data.session.targets(square) : [];
  }

  /** The button that takes a move back, if it can. */
  get #undo() {
    const found = byId("undo");
    return this.#game.data.state.canUndo && found instanceof HTMLButtonElement && isShown(found) && !found.disabled ? found : null;
  }

  #text(/** @type {TourStep} */ { does, square }) {
    if (does === "undo") return say("tour-undo");
    if (does === "drop") return say("tour-drop");
    const { session, selected } = this.#game.data;
    const piece = session.pieceCard(square)?.name ?? "";
    if (selected !== square) return say(does === "take" ? "tour-capture" : "tour-pick", { piece });
    if (does === "take") {
      this.#explained.add("take");
      return say("tour-take");
    }
    const kinds = [...new Set(this.#targets(square).map(({ kind }) => kind))];
    for (const kind of kinds) this.#explained.add(kind);
    return [...kinds.map((kind) => say(`tour-mark-${kind}`)), say("tour-go")].join(" ");
  }

  /** Puts the ring on the piece or the button, and the words where they cover neither that nor the board. */
  #place() {
    if (this.#element.hidden) return;
    const step = isPersonsTurn(this.#game.data) ? this.#step : null;
    const square = step?.square && document.querySelector(`.square-grid [data-square="${step.square}"]`);
    const marked = (step?.does === "undo" ? this.#undo : square || null)?.getBoundingClientRect();
    this.#ring.hidden = !marked;
    if (marked) put(this.#ring, { left: marked.left, top: marked.top, width: marked.width, height: marked.height });
    const board = byId("board-section").getBoundingClientRect();
    const record = byId("panel-moves").getBoundingClientRect();
    const beside = innerWidth - board.right - 2 * GAP;
    if (beside >= LEAST) {
      // Over the list of moves, which is nearly empty.
      const left = record.width > 0 && record.left >= board.right ? record.left : board.right + GAP;
      put(this.#element, { left, width: Math.min(beside, record.width || beside), top: record.width > 0 ? record.top : board.top });
      return;
    }
    const width = innerWidth - 2 * GAP;
    put(this.#element, { left: GAP, width, top: board.bottom + GAP });
    const { offsetHeight: height } = this.#element;
    const fits = board.bottom + GAP + height <= innerHeight;
    const covers = step?.does === "undo" && marked && marked.top < board.bottom + GAP + height;
    if (fits && !covers) return;
    const above = board.top - GAP - height;
    put(this.#element, { left: GAP, width, top: covers ? Math.max(0, above) : innerHeight - height - GAP });
  }
}

/** Sets the place of an element in the window, in pixels. */
function put(/** @type {HTMLElement} */ { style }, /** @type {Record<string, number>} */ place) {
  for (const [name, value] of Object.entries(place)) style.setProperty(name, `${Math.round(value)}px`);
}
