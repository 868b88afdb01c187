// A small picture of a board with some of its squares painted.

import { draw } from "../js/base/dom.js";

/**
 * @param {[number, number]} size files and ranks
 * @param {string[]} squares
 * @param {string[]} [others] those of the other players, which are only outlined
 */
export function thumbnail([files, ranks], squares, others = []) {
  const at = (/** @type {string} */ square, /** @type {string} */ name) => draw("rect", { class: name, x: square.charCodeAt(0) - 97, y: ranks - Number(square.slice(1)), width: 1, height: 1 });
  const painted = new Set(squares);
  return draw("svg", { class: "thumbnail", viewBox: `0 0 ${files} ${ranks}`, "aria-hidden": "true" },
    draw("rect", { class: "ground", width: files, height: ranks }),
    ...others.filter((square) => !painted.has(square)).map((square) => at(square, "other")),
    ...squares.map((square) => at(square, "own")));
}
