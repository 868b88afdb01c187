// Painting sets of squares on the board: zones of promotion, palaces, goals.

import { buttonById, byId, draw, fill, selectById, setText } from "../js/base/dom.js";
import { showView, shownView } from "./views.js";
import { say } from "./words.js";

/** @import { FormField } from "../importer.js" */
/** @import { Importer } from "../js/base/importer.js" */
/** @import { Workbench } from "./workbench.js" */

/**
 * @typedef {object} PaintJob
 * @property {string} title what the squares are for
 * @property {(string | number)[]} path where they stand in the definition
 */

/** The value of the list for whom is painted when all players see the same. */
const ALL = "all";

/** The state of painting. */
export class Painter {
  #bench;
  #program;
  #redraw;
  /** @type {PaintJob | null} */
  #job = null;
  /** The part of the page to return to. */
  #from = "board";
  /** The squares of each player. @type {string[][]} */
  #squares = [];
  /** The squares of the current stroke, and whether it paints or erases. @type {{ squares: Set<string>, paints: boolean } | null} */
  #stroke = null;

  /**
   * @param {Workbench} bench
   * @param {Importer} program
   * @param {() => void} redraw
   */
  constructor(bench, program, redraw) {
    this.#bench = bench;
    this.#program = program;
    this.#redraw = redraw;
    selectById("paint-for").onchange = () => this.#redraw();
    buttonById("paint-clear").onclick = () => this.#commit(new Set());
    buttonById("paint-done").onclick = () => this.stop();
    bench.on("change", () => this.#read());
  }

  get active() {
    return this.#job !== null;
  }

  /** Begins to paint. */
  start(/** @type {PaintJob} */ job) {
    this.#job = job;
    this.#from = shownView();
    setText(byId("paint-title"), job.title);
    const field = this.#field();
    // Squares as the first player sees the board have no other players.
    const each = field?.class === "zone";
    const names = this.#bench.sheet.players.map(({ name }, index) => /** @type {const} */ ([String(index), name]));
    fill(selectById("paint-for"), [[ALL, say("paint-all")], ...(each ? names : [])]);
    selectById("paint-for").value = each && Array.isArray(field?.value) ? "0" : ALL;
    byId("paint-for-field").hidden = !each;
    byId("paint").hidden = false;
    byId("board-part").classList.add("painting");
    if (getComputedStyle(byId("board-part")).display === "none") showView("board");
    byId("board-part").scrollIntoView({ block: "start" });
    this.#read();
    byId("board").querySelector("svg")?.focus({ preventScroll: true });
  }

  /** Ends it, and returns to where it began. */
  stop() {
    if (!this.#job) return;
    const path = JSON.stringify(this.#job.path);
    this.#job = null;
    this.#stroke = null;
    byId("paint").hidden = true;
    byId("board-part").classList.remove("painting");
    this.#redraw();
    showView(this.#from);
    const button = [...document.querySelectorAll("button[data-path]")].find((one) => one instanceof HTMLElement && one.dataset.path === path);
    if (button instanceof HTMLElement) {
      button.focus({ preventScroll: true });
      button.scrollIntoView({ block: "center" });
    }
  }

  /** @returns {FormField | undefined} */
  #field() {
    return this.#job ? this.#program.formOf(this.#bench.sheet.compact, JSON.stringify(this.#job.path)) : undefined;
  }

  #read() {
    if (!this.#job) return;
    const field = this.#field();
    // Undo may have removed the row that is painted.
    if (!field) return this.stop();
    this.#squares = field.squares;
    this.#redraw();
  }

  /** The number of the player for whom is painted; null for all. */
  get #player() {
    const { value } = selectById("paint-for");
    return value === ALL ? null : Number(value);
  }

  get #own() {
    return new Set(this.#squares[this.#player ?? 0] ?? []);
  }

  /** What a click on a square means: the square, its rank or its file. */
  #shape(/** @type {string} */ square) {
    const [files, ranks] = this.#bench.sheet.size;
    const shape = selectById("paint-shape").value;
    if (shape === "rank") return Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file) + square.slice(1));
    if (shape === "file") return Array.from({ length: ranks }, (_, rank) => `${square[0]}${rank + 1}`);
    return [square];
  }

  /** Begins a stroke, which paints if it begins on an empty square, and erases otherwise. */
  press(/** @type {string} */ square) {
    this.#stroke = { squares: this.#own, paints: !this.#own.has(square) };
    this.move(square);
  }

  /** Continues a stroke. */
  move(/** @type {string | null} */ square) {
    if (!this.#stroke || square === null) return;
    for (const one of this.#shape(square)) {
      if (this.#stroke.paints) this.#stroke.squares.add(one);
      else this.#stroke.squares.delete(one);
    }
    this.#redraw();
  }

  /** Ends a stroke: it is one change. */
  release() {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke) this.#commit(stroke.squares);
  }

  /** Paints or erases a square without a pointer. */
  toggle(/** @type {string} */ square) {
    this.press(square);
    this.release();
  }

  #commit(/** @type {Set<string>} */ squares) {
    if (!this.#job) return;
    const player = this.#player;
    const done = this.#bench.edit({ do: "paint", path: this.#job.path, squares: [...squares], ...(player === null ? {} : { player }) });
    if (!done) this.#redraw();
  }

  /** Whether a square is painted. */
  has(/** @type {string} */ square) {
    return this.active && (this.#stroke?.squares ?? this.#own).has(square);
  }

  /** The painted squares as a part of the drawing; `box` is where a square is. */
  layer(/** @type {(square: string) => Record<string, number>} */ box) {
    const own = this.#stroke?.squares ?? this.#own;
    const others = this.#squares.flat().filter((square) => !own.has(square));
    return draw("g", { class: "paint-layer" },
      ...(this.active ? [...new Set(others)].map((square) => draw("rect", { class: "painted-other", ...box(square) })) : []),
      ...(this.active ? [...own].map((square) => draw("rect", { class: "painted", ...box(square) })) : []));
  }
}
