// The review of games: the background process, its panel, and the panel of a game's end, which shows some of it.

import { byId } from "../base/dom.js";
import { keepMistakes } from "../keeping/mistakes.js";
import { opponentsOf } from "../keeping/open-levels.js";
import { EndPanel } from "./end-panel.js";
import { mistakesOf } from "./mistake-finder.js";
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
  collectMistakes(game, storage);
  const reviewer = new Reviewer(game, storage, onDone);
  const panel = new ReviewPanel(byId("review"), byId("table"), game, reviewer, storage);
  const openReview = (ply = 0) => {
    panel.go(ply);
    panel.open();
  };
  new EndPanel({ title: byId("end-title"), place: byId("end") }, game, reviewer, { openReview, learn: () => panel.learn() });
  return panel;
}

/** The mistakes of the only person who plays in a game become puzzles when its review is complete. */
function collectMistakes(/** @type {Game} */ game, /** @type {GameStorage} */ storage) {
  /** @type {Set<string>} */
  const done = new Set();
  game.store.on("change", () => {
    const { tree, practice, session } = game.data;
    const { id } = storage;
    if (tree.review !== "whole" || practice || id === null || done.has(id)) return;
    done.add(id);
    const person = opponentsOf(game.data)?.person;
    if (person !== undefined) keepMistakes(mistakesOf(session, person, id));
  });
}
