// The game as others read it: as a text, and how it stands at its end.

/** @import { GameData } from "./game-store.js" */

/** A game with what it shows. @typedef {Pick<GameData, "session" | "state" | "tree">} ShownGame */

/** The game with its variations as a text (PGN), dated today. */
export const gameText = (/** @type {GameData} */ data) => data.session.gameText(tags(data));

/** The same with what a review has found: annotations, evaluations and better lines. */
export const annotatedText = (/** @type {GameData} */ data) => data.session.annotatedText(tags(data));

/** What is known of a game besides its moves. */
function tags(/** @type {GameData} */ { variant, seats, levels }) {
  const names = variant.players.map(({ name }, index) => [name, seats[index] === "computer" ? `Menagerie, level ${levels[index]}` : "?"]);
  const date = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
  return { Date: date, ...Object.fromEntries(names) };
}

/**
 * How the game stands at its end, whichever position is shown. The end is where the main line ended the game, or where it is
 * played on.
 */
export function atEnd(/** @type {ShownGame} */ data) {
  const ended = at(data, endOfMainLine(data));
  return ended.state.over ? ended : at(data, data.tree.tip);
}

const endOfMainLine = (/** @type {Pick<GameData, "tree">} */ { tree }) => mainLine(tree).at(-1) ?? 0;

/** The main line: the ids of its positions after the first. */
export function mainLine(/** @type {GameData["tree"]} */ { nodes, first }) {
  const children = new Map(nodes.map(({ id, children }) => [id, children]));
  /** @type {number[]} */
  const line = [];
  for (let next = first.at(0); next !== undefined; next = children.get(next)?.[0]) line.push(next);
  return line;
}

/** How it stands with a position; the one that is shown stays. */
function at(/** @type {ShownGame} */ { session, state: { node } }, /** @type {number} */ id) {
  if (id !== node) session.goTo(id);
  try {
    return { state: session.state(), placement: session.placement() };
  } finally {
    if (id !== node) session.goTo(node);
  }
}
