// The arrows on the board: a hint, or the first moves of the best lines.

/** @import { Game } from "../game/game.js" */
/** @import { BoardArrow, SearchLine } from "../program.js" */

/** The current arrows of a game, in the format of scenes. */
export function arrows(/** @type {Game} */ { moveSearch, analysis, hint }) {
  if (hint.line) return [hint.line].flatMap(arrow);
  if (!analysis.on) return [];
  return ((moveSearch.thinking ? moveSearch.progress : analysis.news)?.lines ?? []).flatMap(arrow);
}

/** @returns {BoardArrow[]} */
function arrow(/** @type {SearchLine} */ { from, to, place }) {
  return from && to ? [{ from, to, place }] : [];
}
