// What follows from the end of a game: a win against a level of the computer opens the next.

import { openNext, opponentsOf } from "../keeping/open-levels.js";

/** @import { Game } from "../game/game.js" */

/** Notes the end of each game that ends on the board; not that of a finished one that is opened. */
export function followEnd(/** @type {Game} */ game) {
  let goesOn = false;
  game.store.on("begin", () => (goesOn = false));
  game.store.on("change", () => {
    const { data } = game;
    const { over, winners } = data.state;
    // The end of a practice line is not the end of the game.
    if (data.practice) return;
    if (!over || !goesOn) {
      goesOn ||= !over;
      return;
    }
    goesOn = false;
    const opponents = opponentsOf(data);
    const won = opponents && opponents.level !== null && winners.length === 1 && winners[0] === opponents.person;
    data.ended ??= { opened: won ? openNext(opponents.level ?? 0) : null };
  });
}
