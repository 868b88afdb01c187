// The game as others read it: as a text, and how it stands at its end.


/** @import { GameData } from "./game-store.js" */

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
export function atEnd(/** @type {GameData} */ data) {
  const ended = at(data, endOfMainLine(data));
  return ended.state.over ? ended : at(data, data.tree.tip);
}

function endOfMainLine(/** @type {GameData} */ { tree }) {
  const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  let [last = 0] = tree.first;
  for (let next = nodes.get(last)?.children[0]; next !== undefined; next = nodes.get(next)?.children[0]) last = next;
  return last;
}

/** How it stands with a position; the one that is shown stays. */
function at(/** @type {GameData} */ { session, state: { node } }, /** @type {number} */ id) {
  if (id !== node) session.goTo(id);
  try {
    return { state: session.state(), placement: session.placement() };
  } finally {
    if (id !== node) session.goTo(node);
  }
}
