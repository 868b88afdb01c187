// The players of a reviewed game: how exactly each has played, and the errors.

import { make } from "../base/dom.js";
import { say } from "../base/texts.js";
import { seatName } from "../game/seat-names.js";
import { ERRORS } from "./moments.js";

/** @import { GameData } from "../game/game-store.js" */
/** @import { GameReview } from "../program.js" */

/** A row for each player. */
export function playerRows(/** @type {GameData} */ data, /** @type {Pick<GameReview, "players">} */ { players }) {
  return players.map(({ accuracy, inaccuracies, mistakes, blunders }, player) => {
    const counts = /** @type {const} */ ([["inaccuracy", inaccuracies], ["mistake", mistakes], ["blunder", blunders]]);
    const { score } = data.state.players[player];
    return make("li", {},
      make("span", { className: `disc ${data.variant.players[player].colour}` }),
      make("span", { className: "name", textContent: seatName(data, player) }),
      make("span", { className: "points", textContent: score === null ? "" : String(score), title: say("points") }),
      make("b", { textContent: accuracy === null ? "–" : say("accuracy-percent", { percent: Math.round(accuracy) }), title: say("accuracy") }),
      ...counts.map(([mark, count]) => {
        const about = say(`count-${mark}`, { count });
        return make("span", { className: "count", title: about },
          make("span", { className: `mark ${mark}`, textContent: ERRORS[mark], "aria-hidden": "true" }),
          make("span", { textContent: ` ${count}`, "aria-hidden": "true" }),
          make("span", { className: "visually-hidden", textContent: about }));
      }));
  });
}
