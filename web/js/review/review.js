// The review of games: what goes through them in the background, and what shows it.

import { ReviewPanel } from "./review-panel.js";
import { Reviewer } from "./reviewer.js";
import { loadStyle } from "./style.js";

/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */

/**
 * @param {HTMLElement} place
 * @param {Game} game
 * @param {Keeper} keeper
 * @param {(id: string) => void} onDone hears the id of a game whose review is finished while another one is on the board
 */
export function makeReview(place, game, keeper, onDone) {
  loadStyle();
  return new ReviewPanel(place, game, new Reviewer(game, keeper, onDone));
}
