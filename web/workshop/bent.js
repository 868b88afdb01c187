// Moves that turn, on the squares around a piece: moves of two legs, and paths of several steps.

/** @import { BentMove, PathMove } from "../importer.js" */

/** @typedef {[number, number]} Step */

const isStep = (/** @type {Step} */ [a, b], /** @type {Step} */ [c, d]) => a === c && b === d;

/** The ways to turn and mirror the squares around a piece. @type {((step: Step) => Step)[]} */
const TURNS = [([x, y]) => [x, y], ([x, y]) => [-x, y], ([x, y]) => [x, -y], ([x, y]) => [-x, -y], ([x, y]) => [y, x], ([x, y]) => [-y, x], ([x, y]) => [y, -x], ([x, y]) => [-y, -x]];

/** The ways for a choice of directions. */
const turnsFor = (/** @type {"all" | "sides" | "one"} */ where) => TURNS.slice(0, where === "one" ? 1 : where === "sides" ? 2 : 8);

/** Whether two bent moves are the same. */
export const isBent = (/** @type {BentMove} */ one, /** @type {BentMove} */ other) => isStep(one.first, other.first) && isStep(one.step, other.step) && isLike(one, other);

/** Whether two bent moves differ only by their directions. */
const isLike = (/** @type {BentMove} */ one, /** @type {BentMove} */ other) => one.firstRange === other.firstRange && one.range === other.range && one.onWay === other.onWay && one.kind === other.kind && one.initial === other.initial;

/** Without negative zeros. */
const plain = (/** @type {Step} */ [x, y]) => /** @type {Step} */ ([x + 0, y + 0]);

/** The same bent move in all chosen directions. @returns {BentMove[]} */
export function bentImages(/** @type {BentMove} */ bent, /** @type {"all" | "sides" | "one"} */ where) {
  const all = turnsFor(where).map((turn) => ({ ...bent, first: plain(turn(bent.first)), step: plain(turn(bent.step)) }));
  return all.filter((one, place) => all.findIndex((other) => isBent(one, other)) === place);
}

/** Whether two paths are the same. */
export const isPath = (/** @type {PathMove} */ one, /** @type {PathMove} */ other) => one.steps.length === other.steps.length && one.steps.every((step, index) => isStep(step, other.steps[index])) && one.end === other.end && one.range === other.range && one.takes === other.takes && one.kind === other.kind && one.initial === other.initial;

/** The same path in all chosen directions. A line that repeats its steps goes in all directions, and begins with any of its steps. @returns {PathMove[]} */
export function pathImages(/** @type {PathMove} */ path, /** @type {"all" | "sides" | "one"} */ where) {
  const repeats = path.end === "repeat";
  const starts = repeats ? path.steps.map((_, index) => [...path.steps.slice(index), ...path.steps.slice(0, index)]) : [path.steps];
  const all = starts.flatMap((steps) => turnsFor(repeats ? "all" : where).map((turn) => ({ ...path, steps: steps.map((step) => plain(turn(step))) })));
  return all.filter((one, place) => all.findIndex((other) => isPath(one, other)) === place);
}

/** Bent moves in groups that differ only by their directions. */
export const bentGroups = (/** @type {BentMove[]} */ all) => grouped(all, bentImages, isBent);

/** The same of paths. */
export const pathGroups = (/** @type {PathMove[]} */ all) => grouped(all, pathImages, isPath);

/**
 * @template T
 * @param {T[]} all
 * @param {(one: T, where: "all") => T[]} imagesOf
 * @param {(one: T, other: T) => boolean} isSame
 */
function grouped(all, imagesOf, isSame) {
  /** @type {T[][]} */
  const groups = [];
  for (const one of all) {
    const images = imagesOf(one, "all");
    const group = groups.find(([first]) => images.some((image) => isSame(image, first)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The squares where a bent move turns, and those where it ends, up to a distance. @returns {{ turns: Step[], ends: Step[] }} */
export function bentSquares(/** @type {BentMove} */ { first, firstRange, step, range }, /** @type {number} */ reach) {
  const near = nearer(reach);
  /** @type {Step[]} */
  const turns = [];
  /** @type {Step[]} */
  const ends = [];
  for (let n = 1; n <= (firstRange ?? reach); n++) {
    const turn = /** @type {Step} */ ([first[0] * n, first[1] * n]);
    if (!near(turn)) break;
    turns.push(turn);
    for (let k = 1; k <= (range ?? 2 * reach); k++) {
      const end = /** @type {Step} */ ([turn[0] + step[0] * k, turn[1] + step[1] * k]);
      if (near(end)) ends.push(end);
    }
  }
  return { turns, ends };
}

/** The squares where a path turns, and those where it ends, up to a distance. @returns {{ turns: Step[], ends: Step[] }} */
export function pathSquares(/** @type {PathMove} */ { steps, end, range }, /** @type {number} */ reach) {
  const near = nearer(reach);
  const most = { stop: steps.length, slide: steps.length - 1 + (range ?? 2 * reach), repeat: range ?? 4 * reach }[end];
  /** @type {Step[]} */
  const all = [];
  let at = /** @type {Step} */ ([0, 0]);
  for (let n = 0; n < most; n++) {
    const [x, y] = end === "repeat" ? steps[n % steps.length] : steps[Math.min(n, steps.length - 1)];
    at = [at[0] + x, at[1] + y];
    // A line that leads back to its start ends there.
    if (!near(at) || (end === "repeat" && isStep(at, [0, 0]))) break;
    all.push(at);
  }
  const turns = end === "repeat" ? 0 : steps.length - 1;
  return { turns: all.slice(0, turns), ends: all.slice(turns) };
}

const nearer = (/** @type {number} */ reach) => ([x, y] = [0, 0]) => Math.abs(x) <= reach && Math.abs(y) <= reach;
