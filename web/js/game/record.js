// The game as a text, and its state at the end.

/** @import { GameData } from "./game-store.js" */

/** A game with its view. @typedef {Pick<GameData, "session" | "state" | "tree">} ShownGame */

import { ownName } from "../base/own-name.js";

/** The game with its variations as a text (PGN), with its day and its players. */
export const gameText = (/** @type {GameData} */ data) => data.session.gameText(tags(data));

/** The same with the results of a review: annotations, evaluations and better lines. */
export const annotatedText = (/** @type {GameData} */ data) => data.session.annotatedText(tags(data));

/** The known facts of a game besides its moves. */
function tags(/** @type {GameData} */ data) {
  const names = data.variant.players.map(({ name }, player) => [name, playerTag(data, player)]);
  // The local date, which may differ from that in UTC.
  const day = new Date(data.begun);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join(".");
  return { Date: date, ...Object.fromEntries(names) };
}

/** The name of a player, if known. */
function playerTag(/** @type {GameData} */ { seats, levels, friend }, /** @type {number} */ player) {
  if (seats[player] === "computer") return `Menagerie, level ${levels[player]}`;
  const named = friend?.game.state().seats[player]?.name;
  if (named) return named;
  // With several people at one board, the players are unknown.
  const isAlone = friend ? friend.player === player : seats.filter((who) => who === "human").length === 1;
  return (isAlone && ownName.read()) || "?";
}

/**
 * The state of the game at its end, whichever position is shown. The end is that of the main line, or of the line being played.
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

/** The state with a position; the displayed one does not change. */
function at(/** @type {ShownGame} */ { session, state: { node } }, /** @type {number} */ id) {
  if (id !== node) session.goTo(id);
  try {
    return { state: session.state(), placement: session.placement() };
  } finally {
    if (id !== node) session.goTo(node);
  }
}
