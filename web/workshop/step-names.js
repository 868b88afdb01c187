// The names of the squares around a piece, for screen readers.

import { say } from "./words.js";

/** The distance of a square to the side and forward, and what the piece does there. */
export function nameOfStep(/** @type {number} */ x, /** @type {number} */ y, /** @type {"both" | "move" | "capture" | null} */ does) {
  const arrows = (x < 0 ? `← ${-x} ` : x > 0 ? `→ ${x} ` : "") + (y > 0 ? `↑ ${y}` : y < 0 ? `↓ ${-y}` : "");
  return does ? `${arrows}: ${say(`grid-${does}`)}` : arrows;
}
