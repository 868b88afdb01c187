// The squares around a piece, which define its moves when they are clicked.

import { make } from "../js/base/dom.js";
import { nameOfStep } from "./step-names.js";

/** @import { MoveCell, MoveCells, PieceSheet } from "../importer.js" */

/** The distance from the middle to the edge of the grid. */
const REACH = 5;

/** @typedef {"leap" | "slide" | "lame" | "cannon" | "grasshopper"} Way */
/** @typedef {MoveCell["kind"]} Does */
/** @typedef {"all" | "sides" | "one"} Where */

/** The grid. */
export class MoveGrid {
  #host;
  #choices;
  #changed;
  /** @type {MoveCells} */
  #moves = { cells: [], rest: "" };
  #focus = [0, 1];

  /**
   * @param {HTMLElement} host
   * @param {() => { way: Way, does: Does, where: Where, first: boolean }} choices what a click says
   * @param {(moves: MoveCells) => void} changed
   */
  constructor(host, choices, changed) {
    this.#host = host;
    this.#choices = choices;
    this.#changed = changed;
    host.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows moves; `picture` is in the middle. @param {PieceSheet["moves"]} moves @param {Element} picture */
  show(moves, picture) {
    this.#moves = moves ?? { cells: [], rest: "" };
    const had = this.#host.contains(document.activeElement);
    const rows = [];
    for (let y = REACH; y >= -REACH; y--) {
      const row = make("div", {});
      row.setAttribute("role", "row");
      for (let x = -REACH; x <= REACH; x++) row.append(this.#cell(x, y, picture));
      rows.push(row);
    }
    this.#host.replaceChildren(...rows);
    if (had) this.#focused()?.focus();
  }

  #cell(/** @type {number} */ x, /** @type {number} */ y, /** @type {Element} */ picture) {
    const middle = x === 0 && y === 0;
    const does = middle ? null : this.#at(x, y);
    const cell = make("button", { type: "button", tabIndex: this.#focus[0] === x && this.#focus[1] === y ? 0 : -1, className: (x + y) % 2 === 0 ? "dark" : "light" });
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-label", nameOfStep(x, y, does));
    if (middle) {
      cell.append(picture);
      cell.disabled = true;
      return cell;
    }
    if (does) Object.assign(cell.dataset, { does, way: this.#wayTo(x, y) });
    cell.dataset.step = `${x},${y}`;
    cell.onclick = () => {
      this.#focus = [x, y];
      this.#changed(this.#clicked(x, y));
    };
    return cell;
  }

  /** What the piece may do on a square; null if it does not reach it. @returns {Does | null} */
  #at(/** @type {number} */ x, /** @type {number} */ y) {
    const found = /** @type {Set<string>} */ (new Set(this.#moves.cells.filter((cell) => reaches(cell, x, y)).map(({ kind }) => kind)));
    if (found.has("both") || (found.has("move") && found.has("capture"))) return "both";
    return found.has("move") ? "move" : found.has("capture") ? "capture" : null;
  }

  /** How the piece reaches a square, if all moves there are of the same way. */
  #wayTo(/** @type {number} */ x, /** @type {number} */ y) {
    const there = this.#moves.cells.filter((cell) => reaches(cell, x, y));
    if (there.every(({ first }) => first)) return "first";
    return there.every(({ way }) => way === there[0].way) ? there[0].way : "plain";
  }

  /** The moves after a click: an existing one is removed, in all chosen directions; otherwise it is added, and replaces others to the same square. @returns {MoveCells} */
  #clicked(/** @type {number} */ x, /** @type {number} */ y) {
    const { way, does, where, first } = this.#choices();
    /** @type {MoveCell["way"]} */
    const comes = way === "leap" || way === "slide" ? "plain" : way;
    const [step, range] = stepOf(x, y, way);
    const steps = images(step, where);
    const sameWay = (/** @type {MoveCell} */ cell) => cell.way === comes && cell.first === first && overlaps(cell.kind, does) && steps.some((one) => isStep(one, cell.step));
    const justSo = (/** @type {MoveCell} */ cell) => sameWay(cell) && cell.kind === does && cell.range === range;
    const goes = this.#moves.cells.some((cell) => justSo(cell) && isStep(cell.step, step));
    const kept = this.#moves.cells.filter((cell) => !(goes ? justSo(cell) : sameWay(cell)));
    return { ...this.#moves, cells: goes ? kept : [...kept, ...steps.map((one) => ({ step: one, range, kind: does, way: comes, first }))] };
  }

  #focused() {
    const found = this.#host.querySelector(`[data-step="${this.#focus.join(",")}"]`);
    return found instanceof HTMLElement ? found : null;
  }

  #key(/** @type {KeyboardEvent} */ event) {
    const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] });
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const further = (/** @type {number} */ at, /** @type {number} */ by) => Math.min(Math.max(at + by, -REACH), REACH);
    let next = [further(this.#focus[0], step[0]), further(this.#focus[1], step[1])];
    // The piece's own square cannot be clicked.
    if (next[0] === 0 && next[1] === 0) next = [step[0], step[1]];
    this.#focused()?.setAttribute("tabindex", "-1");
    this.#focus = next;
    this.#focused()?.setAttribute("tabindex", "0");
    this.#focused()?.focus();
  }
}

/** Whether a cell's step, repeated within its range, leads there. */
function reaches(/** @type {MoveCell} */ { step: [a, b], range }, /** @type {number} */ x, /** @type {number} */ y) {
  const times = a !== 0 ? x / a : y / b;
  return Number.isInteger(times) && times >= 1 && a * times === x && b * times === y && (range === null || times <= range);
}

const isStep = (/** @type {[number, number]} */ [a, b], /** @type {[number, number]} */ [c, d]) => a === c && b === d;

const overlaps = (/** @type {Does} */ one, /** @type {Does} */ other) => one === other || one === "both" || other === "both";

/** The step and the range for a click on a square. @returns {[step: [number, number], range: number | null]} */
function stepOf(/** @type {number} */ x, /** @type {number} */ y, /** @type {Way} */ way) {
  if (way === "leap" || way === "lame") return [[x, y], 1];
  const times = divisor(Math.abs(x), Math.abs(y));
  // A hopper needs the whole line.
  if (way !== "slide") return [[x / times, y / times], null];
  return [[x / times, y / times], times === 1 ? null : times];
}

/** The greatest common divisor. @returns {number} */
const divisor = (/** @type {number} */ a, /** @type {number} */ b) => (b === 0 ? a : divisor(b, a % b));

/** The steps in all chosen directions. @returns {[number, number][]} */
function images(/** @type {[number, number]} */ [x, y], /** @type {Where} */ where) {
  /** @type {[number, number][]} */
  const all = where === "one" ? [[x, y]] : where === "sides" ? [[x, y], [-x, y]] : [[x, y], [-x, y], [x, -y], [-x, -y], [y, x], [-y, x], [y, -x], [-y, -x]];
  // Without negative zeros.
  return all.map(([a, b]) => /** @type {[number, number]} */ ([a + 0, b + 0])).filter((one, place, found) => found.findIndex((other) => isStep(one, other)) === place);
}
