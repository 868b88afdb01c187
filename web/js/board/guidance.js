// Optional help on the board: attacked squares, threatened pieces, attackers and defenders of a piece.

import { settings } from "../base/settings.js";

/** @import { GameData } from "../game/game-store.js" */
/** @import { BoardMarks, HeatMark } from "../program.js" */

/**
 * The marks for the settings.
 * @param {GameData} data
 * @param {string | null | undefined} square of the piece that is picked up or pointed at
 * @returns {Pick<BoardMarks, "heat" | "threatened" | "bearing">}
 */
export function guidance(data, square) {
  return {
    heat: heat(data, settings.get("heat")),
    threatened: settings.get("threats") ? data.session.threatened() : [],
    bearing: settings.get("bearing") && square ? { of: square, ...data.session.attackers(square) } : {},
  };
}

/**
 * The squares attacked by the player at the bottom of the board ("mine"), and by all others ("theirs").
 * @param {GameData} data
 * @param {"off" | "mine" | "theirs" | "both"} whose
 * @returns {HeatMark[]}
 */
function heat({ session, variant, orientation }, whose) {
  if (whose === "off") return [];
  const players = variant.players.map((player, index) => ({ index, mine: player.turns === orientation }));
  const of = (/** @type {boolean} */ mine) => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { index } of players.filter((player) => player.mine === mine)) {
      for (const { square, count } of session.attacked(index)) counts.set(square, (counts.get(square) ?? 0) + count);
    }
    return [...counts].map(([square, count]) => ({ square, count, mine }));
  };
  return [whose !== "theirs", whose !== "mine"].flatMap((wanted, index) => (wanted ? of(index === 0) : []));
}
