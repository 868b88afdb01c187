// The review of a saved game that is not on the board.

import { named, readJson, shallow } from "../base/schema.js";
import { ofTab } from "../base/storage.js";
import { Session } from "../program.js";
import * as savedGames from "./saved-games.js";

/** The game that this tab was reviewing: a reload continues with it. */
const KEY = "menagerie.reviewing";

/** The game whose review is shown in this tab: a reload shows it again. */
const OPEN = "menagerie.review-open";

/** @import { PositionEvaluation, SessionRecord } from "../program.js" */

/**
 * Adds evaluations to a saved game. One that cannot be read, or has changed, stays as it is.
 * @param {string} id
 * @param {{ ply: number, fen: string, evaluation: PositionEvaluation }[]} answers
 */
export async function addEvaluations(id, answers) {
  if (!savedGames.has(id)) await savedGames.opened();
  const kept = savedGames.find(id);
  const saved = kept && readJson(kept.saved, named(shallow));
  if (!saved) return;
  try {
    const session = Session.fromSaved(/** @type {SessionRecord} */ (saved.game));
    for (const { ply, fen, evaluation } of answers) session.setEvaluation(ply, fen, evaluation);
    const text = JSON.stringify({ ...saved, game: session.saved() });
    savedGames.save({ ...kept, saved: text, reviewed: session.tree().review === "whole" });
    session.free();
  } catch (error) {
    console.warn(error);
  }
}

/** Sets the game that this tab reviews, or none. */
export function setReviewing(/** @type {string | null} */ id) {
  if (id === null) ofTab.remove(KEY);
  else ofTab.write(KEY, id);
}

/** Whether this tab was reviewing the game with this id. */
export const wasReviewing = (/** @type {string | null} */ id) => id !== null && ofTab.read(KEY) === id;

/** Sets the game whose review is shown in this tab, or none. */
export function setReviewShown(/** @type {string | null} */ id) {
  if (id === null) ofTab.remove(OPEN);
  else ofTab.write(OPEN, id);
}

/** Whether this tab shows, or was making, the review of the game with this id. */
export const wantsReview = (/** @type {string | null} */ id) => wasReviewing(id) || (id !== null && ofTab.read(OPEN) === id);
