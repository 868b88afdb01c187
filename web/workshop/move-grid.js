// The squares around a piece, which define its moves when they are clicked.

import { make } from "../js/base/dom.js";
import { bentImages, bentSquares, isBent, isPath, pathImages, pathSquares } from "./bent.js";
import { nameOfStep } from "./step-names.js";
import { say } from "./words.js";

/** @import { MoveCell, MoveCells, OnWay, PathMove, PieceSheet } from "../importer.js" */

/** The distance from the middle to the edge of the grid. */
const REACH = 5;

/** @typedef {"leap" | "slide" | "lame" | "cannon" | "grasshopper" | "bent" | "path"} Way */
/** @typedef {MoveCell["kind"]} Does */
/** @typedef {"all" | "sides" | "one"} Where */

/**
 * @typedef {object} Choices What a click says.
 * @property {Way} way
 * @property {Does} does
 * @property {Where} where
 * @property {boolean} first only as the first move
 * @property {OnWay} onWay what stands where a bent move turns
 * @property {[boolean, boolean]} slides whether each leg of a bent move slides
 * @property {PathMove["end"]} end what comes after the last step of a path
 * @property {boolean} takes whether a path captures at its last turn
 */

/** The grid. */
export class MoveGrid {
  #host;
  #choices;
  #changed;
  /** @type {MoveCells} */
  #moves = { cells: [], bent: [], paths: [], rest: [] };
  #focus = [0, 1];
  /** The squares of an unfinished bent move or path that were clicked. @type {[number, number][]} */
  #path = [];
  /** @type {Element | null} */
  #picture = null;
  #ask;

  /**
   * @param {HTMLElement} host
   * @param {() => Choices} choices
   * @param {(moves: MoveCells) => void} changed
   * @param {(words: string) => void} ask says what the next click means
   */
  constructor(host, choices, changed, ask) {
    this.#ask = ask;
    this.#host = host;
    this.#choices = choices;
    this.#changed = changed;
    host.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows moves; `picture` is in the middle. @param {PieceSheet["moves"]} moves @param {Element} picture */
  show(moves, picture) {
    this.#moves = moves ?? { cells: [], bent: [], paths: [], rest: [] };
    this.#picture = picture;
    this.#path = [];
    this.#show();
  }

  /** Forgets an unfinished move, and says what a click means. */
  begin() {
    this.#path = [];
    this.#show();
  }

  #show() {
    const { way } = this.#choices();
    const begun = this.#path.length > 0;
    this.#ask(way === "bent" ? say(begun ? "bent-second" : "bent-first") : way === "path" ? say(begun ? "path-next" : "path-first") : "");
    const bent = this.#moves.bent.map((one) => ({ kind: one.kind, ...bentSquares(one, REACH) }));
    const paths = (this.#moves.paths ?? []).map((one) => ({ kind: one.kind, ...pathSquares(one, REACH) }));
    const ways = [...bent, ...paths];
    const had = this.#host.contains(document.activeElement);
    const rows = [];
    for (let y = REACH; y >= -REACH; y--) {
      const row = make("div", {});
      row.setAttribute("role", "row");
      for (let x = -REACH; x <= REACH; x++) row.append(this.#cell(x, y, ways));
      rows.push(row);
    }
    this.#host.replaceChildren(...rows);
    if (had) this.#focused()?.focus();
  }

  /** @param {number} x @param {number} y @param {{ kind: Does, turns: [number, number][], ends: [number, number][] }[]} ways */
  #cell(x, y, ways) {
    const middle = x === 0 && y === 0;
    const straight = middle ? null : this.#at(x, y);
    const turning = straight || middle ? undefined : ways.find(({ ends }) => ends.some((end) => isStep(end, [x, y])));
    const does = straight ?? turning?.kind ?? null;
    const cell = make("button", { type: "button", tabIndex: this.#focus[0] === x && this.#focus[1] === y ? 0 : -1, className: (x + y) % 2 === 0 ? "dark" : "light" });
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-label", nameOfStep(x, y, does));
    cell.dataset.step = `${x},${y}`;
    if (middle) {
      if (this.#picture) cell.append(this.#picture);
      // A move that turns may lead back.
      cell.disabled = this.#path.length === 0;
      cell.setAttribute("aria-label", say("grid-own"));
    }
    if (does) Object.assign(cell.dataset, { does, way: straight ? this.#wayTo(x, y) : "bent" });
    if (this.#path.some((square) => isStep(square, [x, y]))) {
      cell.dataset.turn = "now";
      cell.setAttribute("aria-label", `${nameOfStep(x, y, does)}, ${say("bent-turn")}`);
    } else if (ways.some(({ turns }) => turns.some((turn) => isStep(turn, [x, y])))) cell.dataset.turn = "";
    cell.onclick = () => {
      this.#focus = [x, y];
      if (this.#choices().way === "bent") this.#bend(x, y);
      else if (this.#choices().way === "path") this.#follow(x, y);
      else this.#changed(this.#clicked(x, y));
    };
    return cell;
  }

  /** A click on a leg of a bent move: the first is where it turns, the second where it goes from there. */
  #bend(/** @type {number} */ x, /** @type {number} */ y) {
    const [turn] = this.#path;
    if (!turn || isStep(turn, [x, y])) {
      this.#path = turn ? [] : [[x, y]];
      return this.#show();
    }
    const { does, where, first: initial, onWay, slides } = this.#choices();
    const [first, firstRange] = legOf(turn[0], turn[1], slides[0]);
    const [step, range] = legOf(x - turn[0], y - turn[1], slides[1]);
    const bent = { first, firstRange, onWay, step, range, kind: does, initial };
    const images = bentImages(bent, where);
    const goes = this.#moves.bent.some((one) => isBent(one, bent));
    const kept = this.#moves.bent.filter((one) => !images.some((image) => isBent(one, image)));
    this.#path = [];
    this.#changed({ ...this.#moves, bent: goes ? kept : [...kept, ...images] });
  }

  /** A click on the next square of a path, or again on its last one, which completes it. */
  #follow(/** @type {number} */ x, /** @type {number} */ y) {
    const last = this.#path.at(-1);
    if (!last || !isStep(last, [x, y])) {
      this.#path.push([x, y]);
      return this.#show();
    }
    // A single square is taken back.
    if (this.#path.length === 1) return this.begin();
    const { does, where, first: initial, end, takes } = this.#choices();
    const steps = this.#path.map(([a, b], index) => /** @type {[number, number]} */ ([a - (this.#path[index - 1]?.[0] ?? 0), b - (this.#path[index - 1]?.[1] ?? 0)]));
    const path = { steps, end, range: null, takes: takes && end !== "repeat" ? steps.length - 2 : null, kind: does, initial };
    const images = pathImages(path, where);
    const paths = this.#moves.paths ?? [];
    const goes = paths.some((one) => isPath(one, path));
    const kept = paths.filter((one) => !images.some((image) => isPath(one, image)));
    this.#path = [];
    this.#changed({ ...this.#moves, paths: goes ? kept : [...kept, ...images] });
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
    const comes = way === "leap" || way === "slide" || way === "bent" || way === "path" ? "plain" : way;
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
    if (event.key === "Escape" && this.#path.length > 0) {
      this.#path.pop();
      return this.#show();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const further = (/** @type {number} */ at, /** @type {number} */ by) => Math.min(Math.max(at + by, -REACH), REACH);
    let next = [further(this.#focus[0], step[0]), further(this.#focus[1], step[1])];
    // The piece's own square cannot be clicked, but for a move that leads back.
    if (this.#path.length === 0 && next[0] === 0 && next[1] === 0) next = [step[0], step[1]];
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

/** The step and the range of a leg. @returns {[step: [number, number], range: number | null]} */
function legOf(/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ slides) {
  const times = divisor(Math.abs(x), Math.abs(y));
  return slides ? [[x / times, y / times], null] : [[x, y], 1];
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
