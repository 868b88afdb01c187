// The themes of puzzles in words: `fork:eagle` is an Eagle's fork.

import { say } from "../base/texts.js";

/** @import { KindCard } from "../program.js" */

/** The themes that have words. */
const KNOWN = ["fork", "screen", "pin", "skewer", "discovered", "drop", "mate", "promotion", "sacrifice", "quiet", "en-passant", "castling", "double-check"];

/** Those that are somebody's: a piece forks, hops over a screen, pins. */
const OF_A_PIECE = ["fork", "screen", "pin", "skewer", "discovered", "drop", "mate", "sacrifice"];

/**
 * A theme in words; an empty text for one that is not known here. The kinds are those of the game.
 * @param {string} theme
 * @param {KindCard[]} kinds
 */
export function themeWords(theme, kinds) {
  const [name, kind] = theme.split(":");
  if (!KNOWN.includes(name)) return "";
  const piece = OF_A_PIECE.includes(name) ? kinds.find((card) => card.kind === kind) : undefined;
  return piece ? say(`puzzle-theme-${name}-of`, { piece: piece.name }) : say(`puzzle-theme-${name}`);
}

/**
 * The themes of some puzzles that can be chosen, each with its words, the most frequent first.
 * @param {{ themes: string[] }[]} puzzles
 * @param {KindCard[]} kinds
 * @param {number} least how many puzzles of it there must be
 * @returns {[theme: string, words: string][]}
 */
export function themesOf(puzzles, kinds, least) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= least).sort(([, one], [, other]) => other - one);
  return often.map(([theme]) => /** @type {[string, string]} */ ([theme, themeWords(theme, kinds)])).filter(([, words]) => words !== "");
}
