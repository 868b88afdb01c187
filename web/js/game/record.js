// The game as others read it: as a text, and how it stands at its end.

/** @import { GameData } from "./game-store.js" */

/** A game with what it shows. @typedef {Pick<GameData, "session" | "state" | "tree">} ShownGame */

import { ownName } from "../base/own-name.js";

/** The game with its variations as a text (PGN), with its day and its players. */
export const gameText = (/** @type {GameData} */ data) => data.session.gameText(tags(data));

/** The same with what a review has found: annotations, evaluations and better lines. */
export const annotatedText = (/** @type {GameData} */ data) => data.session.annotatedText(tags(data));

/** What is known of a game besides its moves. */
function tags(/** @type {GameData} */ data) {
  const names = data.variant.players.map(({ name }, player) => [name, playerTag(data, player)]);
  // The day here, which may be another one in Greenwich.
  const day = new Date(data.begun);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join(".");
  return { Date: date, ...Object.fromEntries(names) };
}

/** Who plays for a player, as far as it is known. */
function playerTag(/** @type {GameData} */ { seats, levels, friend }, /** @type {number} */ player) {
  if (seats[player] === "computer") return `Menagerie, level ${levels[player]}`;
  const named = friend?.game.state().seats[player]?.name;
  if (named) return named;
  // Of several people at one board nobody knows who is who.
  const isAlone = friend ? friend.player === player : seats.filter((who) => who === "human").length === 1;
  return (isAlone && ownName.read()) || "?";
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
