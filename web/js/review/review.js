// The review of games: the background process, and the panel.

import { keepMistakes } from "../keeping/mistakes.js";
import { opponentsOf } from "../keeping/open-levels.js";
import { mistakesOf } from "./mistake-finder.js";
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
  collectMistakes(game, storage);
  return new ReviewPanel(place, game, new Reviewer(game, storage, onDone));
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
