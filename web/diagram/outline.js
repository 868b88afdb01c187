// The properties of a diagram that are known before its program is loaded: its kind, and the size of its board.

import { GAMES } from "./lists.js";

/** @import { GameDefinition } from "../types/built.js" */

/** @typedef {"piece" | "position" | "line" | "play"} DiagramMode */

/**
 * @typedef {object} Outline
 * @property {DiagramMode} mode
 * @property {number} columns
 * @property {number} rows
 * @property {boolean} picked whether a piece is picked up at the start
 * @property {number} players
 */

/** The board of a single piece is square by default. */
const SQUARE = [1, 1];

/**
 * `{ mode, columns, rows, picked, players }` from the attributes; `value` returns one by its name. The program reports errors in them.
 * @param {(name: string) => unknown} value
 * @param {GameDefinition} [definition]
 * @returns {Outline}
 */
export function outline(value, definition) {
  const id = String(value("game") ?? "").trim().toLowerCase();
  const own = definition?.board;
  const game = own ? [own.files, own.ranks] : Object.hasOwn(GAMES, id) ? GAMES[id] : [8, 8];
  const players = definition?.players?.length ?? (id === "chaturaji" ? 4 : 2);
  const single = Boolean(value("betza") || value("piece"));
  const mode = single ? "piece" : value("play") !== null ? "play" : value("moves") ? "line" : "position";
  const board = String(value("board") ?? "").trim();
  const sides = single ? (board === "game" ? game : size(board) ?? SQUARE) : game;
  const [columns, rows] = sides.every((side) => side >= 1 && side <= 16) ? sides : SQUARE;
  return { mode, columns, rows, players, picked: single || Boolean(value("select")) };
}

/** @returns {[number, number] | null} */
function size(/** @type {string} */ text) {
  const sides = /^(\d+)\s*[x×X]\s*(\d+)$/.exec(text);
  return sides && [Number(sides[1]), Number(sides[2])];
}
