// What a person has done so far, in a few figures: games, levels, pieces, puzzles. Everything is in the browser's stores; no program is needed.

import { byId } from "../base/dom.js";
import { keptOutcome } from "../keeping/kept-outcome.js";
import { ownCard } from "../keeping/own-cards.js";
import * as savedGames from "../keeping/saved-games.js";
import { PuzzleScore } from "../puzzles/puzzle-score.js";
import { learnedPieces } from "../school/progress.js";
import { cards } from "./cards.js";

/** Shows the figures that are not zero. */
export async function showFigures() {
  const [all] = await Promise.all([cards().catch(() => []), savedGames.opened()]);
  const sides = new Map(all.map((card) => [card.id, card.sides]));
  const games = savedGames.readable().filter(({ moves }) => moves > 0);
  const ended = games.filter(({ over }) => over).reverse();
  const outcomes = ended.flatMap((saved) => keptOutcome(saved, sides.get(saved.variant) ?? ownCard(saved.variant, definitionIn(saved.saved)).sides) ?? []);
  const won = outcomes.filter(({ result }) => result === "won");
  const lastNot = outcomes.findLastIndex(({ result }) => result !== "won");
  const puzzles = new PuzzleScore().now;
  const solved = Object.values(puzzles.solved).reduce((sum, { length }) => sum + length, 0);
  const figures = {
    played: games.length,
    won: won.length,
    streak: outcomes.length - 1 - lastNot,
    levels: new Set(won.map(({ variant, level }) => `${variant} ${level}`)).size,
    pieces: learnedPieces(),
    puzzles: solved,
    rating: puzzles.played > 0 ? puzzles.rating : 0,
    row: puzzles.streak,
  };
  for (const [name, value] of Object.entries(figures)) {
    const place = byId("glance-list").querySelector(`[data-figure="${name}"]`);
    place?.toggleAttribute("hidden", value === 0);
    const number = place?.querySelector("dd");
    if (number) number.textContent = new Intl.NumberFormat(document.documentElement.lang).format(value);
  }
  byId("glance").hidden = Object.values(figures).every((value) => value === 0);
}

/** The definition in a saved game of an own game; empty if there is none. */
function definitionIn(/** @type {string} */ saved) {
  try {
    return String(Object(Object(JSON.parse(saved)).game).definition ?? "");
  } catch {
    return "";
  }
}
