// Moves of two legs on the squares around a piece.

/** @import { BentMove } from "../importer.js" */

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

/** The same bent move in all chosen directions. @returns {BentMove[]} */
export function bentImages(/** @type {BentMove} */ bent, /** @type {"all" | "sides" | "one"} */ where) {
  // Without negative zeros.
  const plain = (/** @type {Step} */ [x, y]) => /** @type {Step} */ ([x + 0, y + 0]);
  const all = turnsFor(where).map((turn) => ({ ...bent, first: plain(turn(bent.first)), step: plain(turn(bent.step)) }));
  return all.filter((one, place) => all.findIndex((other) => isBent(one, other)) === place);
}

/** Bent moves in groups that differ only by their directions. @returns {BentMove[][]} */
export function bentGroups(/** @type {BentMove[]} */ all) {
  /** @type {BentMove[][]} */
  const groups = [];
  for (const bent of all) {
    const images = bentImages(bent, "all");
    const group = groups.find(([first]) => images.some((image) => isBent(image, first)));
    if (group) group.push(bent);
    else groups.push([bent]);
  }
  return groups;
}

/** The squares where a bent move turns, and those where it ends, up to a distance. @returns {{ turns: Step[], ends: Step[] }} */
export function bentSquares(/** @type {BentMove} */ { first, firstRange, step, range }, /** @type {number} */ reach) {
  const near = ([x, y] = [0, 0]) => Math.abs(x) <= reach && Math.abs(y) <= reach;
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
