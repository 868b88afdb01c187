// The mistakes of today's small game, which are looked for once and kept as puzzles.

import { readSaved } from "../game/saved-game.js";
import { wanted } from "../game/own-games.js";
import { allMistakes, keepMistakes } from "../keeping/mistakes.js";
import { opponentsOf } from "../keeping/open-levels.js";
import * as savedGames from "../keeping/saved-games.js";
import { changePlan, planOfToday } from "../keeping/week.js";
import { findMistakes } from "./mistake-finder.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { Mistake } from "../keeping/mistakes.js" */
/** @import { Plan } from "../keeping/week.js" */

/** The number of mistakes of a day. */
export const MISTAKES_A_DAY = 2;

/** @type {Set<(part: number) => void>} */
const listeners = new Set();

/** The search that is going on, and the game that it is about. @type {{ saved: string, found: Promise<Mistake[]> } | null} */
let looking = null;

/**
 * The mistakes of today's small game; null if it has not been played. `onProgress` gets from 0 to 1 how much is done, if they have to be looked for. Fails
 * without the computer.
 * @param {VariantInfo[]} variants
 * @param {(part: number) => void} [onProgress]
 */
export async function todaysMistakes(variants, onProgress = () => {}) {
  const plan = planOfToday();
  if (!plan || plan.result === "" || plan.saved === "") return null;
  const { saved } = plan;
  if (plan.mistakes !== null) return allMistakes().filter(({ from }) => from === saved);
  listeners.add(onProgress);
  try {
    if (looking?.saved !== saved) looking = { saved, found: look(plan, variants) };
    return await looking.found;
  } catch (error) {
    looking = null;
    throw error;
  } finally {
    listeners.delete(onProgress);
  }
}

async function look(/** @type {Plan} */ { game, saved }, /** @type {VariantInfo[]} */ variants) {
  await savedGames.opened();
  const [kept, variant] = [savedGames.find(saved), await wanted(variants, game)];
  // The game was deleted.
  if (!kept || !variant) return [];
  const { session, seats, levels } = readSaved(kept.saved, variant);
  try {
    const player = opponentsOf({ seats, levels: levels ?? seats.map(() => 0) })?.person ?? 0;
    const found = await findMistakes(session, { player, from: saved, most: MISTAKES_A_DAY }, (part) => listeners.forEach((listener) => listener(part)));
    keepMistakes(found);
    changePlan(game, { mistakes: found.length });
    return found;
  } finally {
    session.free();
  }
}
