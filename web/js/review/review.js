// The review of games: the background process, and the panel.

import { ReviewPanel } from "./review-panel.js";
import { Reviewer } from "./reviewer.js";
import { loadStyle } from "./style.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */

/**
 * @param {HTMLElement} place
 * @param {Game} game
 * @param {GameStorage} storage
 * @param {(id: string) => void} onDone is called with the id of a game whose review ends while another one is on the board
 */
export function makeReview(place, game, storage, onDone) {
  loadStyle();
  return new ReviewPanel(place, game, new Reviewer(game, storage, onDone));
}
