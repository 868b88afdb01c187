// The mistakes of a game as puzzles: from a review, or found by a short look at each position of a game that has none.

import { Engine } from "../engine.js";
import { Session } from "../program.js";

/** @import { Mistake } from "../keeping/mistakes.js" */

/** Milliseconds for a position: enough to see what was overlooked in a small game. */
const MILLIS = 120;

/** The marks that count as mistakes, where the worst ones of a game are looked for. */
const ANY = ["inaccuracy", "mistake", "blunder"];

/** The marks that count as mistakes in a review of a whole game. */
const CLEAR = ["mistake", "blunder"];

/** The most mistakes that are taken from one game. */
const MOST = 6;

/**
 * The worst mistakes of a player in a game with a review, in the order of the game.
 * @param {Session} reviewed it is not changed
 * @param {number} player
 * @param {string} from the id of the saved game
 * @param {{ marks?: string[], most?: number }} [which]
 * @returns {Mistake[]}
 */
export function mistakesOf(reviewed, player, from, { marks = CLEAR, most = MOST } = {}) {
  const session = Session.fromSaved(reviewed.saved());
  try {
    const { positions } = session.review();
    const parents = new Map(session.tree().nodes.map(({ id, parent }) => [id, parent]));
    const found = positions.flatMap(({ node, player: who, mark, text, expectations }, ply) => {
      const before = positions[ply - 1]?.expectations;
      if (who !== player || !mark || !marks.includes(mark) || !before || !expectations) return [];
      return [{ node, text, ply, loss: before[player] - expectations[player] }];
    });
    const worst = found.sort((one, other) => other.loss - one.loss).slice(0, most).sort((one, other) => one.ply - other.ply);
    return worst.flatMap(({ node, text }) => {
      const line = session.betterLine(node);
      session.goTo(parents.get(node) ?? 0);
      const position = session.state().fen;
      const before = session.record().moves.length;
      for (const move of line) session.play(move);
      const best = session.record().moves.slice(before).join(" ");
      return best === "" ? [] : [{ game: session.variant, options: session.options(), position, played: text, best, from, date: Date.now(), solved: false }];
    });
  } finally {
    session.free();
  }
}

/**
 * Looks for the worst mistakes of a player in a game. `onProgress` gets from 0 to 1 how much is done; without the computer the promise fails.
 * @param {Session} played it is not changed
 * @param {{ player: number, from: string, most: number }} wanted
 * @param {(part: number) => void} onProgress
 */
export async function findMistakes(played, { player, from, most }, onProgress) {
  const session = Session.fromSaved(played.saved());
  const engine = new Engine();
  try {
    const { total } = session.review();
    let done = 0;
    for (let question = session.reviewQuestion(); question; question = session.reviewQuestion()) {
      const evaluation = await engine.review(question, MILLIS);
      // Who answers what was not asked would be asked for ever.
      if (!evaluation || !session.setEvaluation(question.ply, question.fen, evaluation)) throw new Error(question.fen);
      done += 1;
      onProgress(Math.min(done / total, 1));
    }
    return mistakesOf(session, player, from, { marks: ANY, most });
  } finally {
    engine.close();
    session.free();
  }
}
