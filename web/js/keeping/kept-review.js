// The review of a saved game that is not on the board.

import { named, readJson, shallow } from "../base/schema.js";
import { Session } from "../program.js";
import * as savedGames from "./saved-games.js";

/** @import { PositionEvaluation, SessionRecord } from "../program.js" */

/**
 * Adds evaluations to a saved game. One that cannot be read, or is another game by now, stays as it is.
 * @param {string} id
 * @param {{ ply: number, fen: string, evaluation: PositionEvaluation }[]} answers
 */
export function addEvaluations(id, answers) {
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
