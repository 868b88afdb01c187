// What can be told of a diagram before its program is there: what kind it is, and how large its board.

import { GAMES } from "./lists.js";

/** @import { GameDefinition } from "../types/built.js" */

/** @typedef {"piece" | "position" | "line" | "play"} DiagramMode */

/**
 * @typedef {object} Outline
 * @property {DiagramMode} mode
 * @property {number} columns
 * @property {number} rows
 * @property {boolean} picked whether a piece is picked up from the first
 * @property {number} players
 */

/** The board of a single piece is square, unless it is told otherwise. */
const SQUARE = [1, 1];

/**
 * `{ mode, columns, rows, picked, players }` from the attributes, which `value` tells by their names. Whatever is wrong with them,
 * the program says.
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
