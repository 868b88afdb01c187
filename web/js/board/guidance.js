// Help on the board that can be switched on: attacked squares, threatened pieces, what bears on a piece.

import { settings } from "../base/settings.js";

/** The marks that the settings ask for; `square` is the piece that is looked at. */
export function guidance(game, square) {
  return {
    heat: heat(game, settings.get("heat")),
    threatened: settings.get("threats") ? game.threatened() : [],
    bearing: settings.get("bearing") && square ? { of: square, ...game.attackers(square) } : {},
  };
}

/** The squares attacked by the player at the bottom of the board ("mine"), and by everybody else ("theirs"). */
function heat(game, whose) {
  if (whose === "off") return [];
  const players = game.variant.players.map((player, index) => ({ index, mine: player.turns === game.orientation }));
  const of = (mine) => {
    const counts = new Map();
    for (const { index } of players.filter((player) => player.mine === mine)) {
      for (const { square, count } of game.attacked(index)) counts.set(square, (counts.get(square) ?? 0) + count);
    }
    return [...counts].map(([square, count]) => ({ square, count, mine }));
  };
  return [whose !== "theirs", whose !== "mine"].flatMap((wanted, index) => (wanted ? of(index === 0) : []));
}
