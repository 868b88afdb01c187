// The review of games: the background process, its panel, and the panel of a game's end, which shows some of it.

import { byId } from "../base/dom.js";
import { EndPanel } from "./end-panel.js";
import { ReviewPanel } from "./review-panel.js";
import { Reviewer } from "./reviewer.js";
import { loadStyle } from "./style.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */

/**
 * @param {Game} game
 * @param {GameStorage} storage
 * @param {(id: string) => void} onDone is called with the id of a game whose review ends while another one is on the board
 */
export function makeReview(game, storage, onDone) {
  loadStyle();
  const reviewer = new Reviewer(game, storage, onDone);
  const panel = new ReviewPanel(byId("review"), byId("table"), game, reviewer, storage);
  const openReview = (ply = 0) => {
    panel.go(ply);
    panel.open();
  };
  new EndPanel({ title: byId("end-title"), place: byId("end") }, game, reviewer, { openReview, learn: () => panel.learn() });
  return panel;
}
