// The pictures of the pieces: each in a separate module, and those of a game together in one, for boards with many pieces.

import { svg } from "./dom.js";
import { OWN, rowsIn } from "../js/board/own-picture.js";
import { parts } from "./parts.js";
// The Pawn is the piece around a single one and in the tray, so that every diagram needs it.
import { NAMES, PAWN } from "./known.js";

/** From this number on, the pictures of a game are loaded together. */
const MANY = 3;

/** @import { PictureRows } from "../types/built.js" */

/** @type {Map<string, Promise<PictureRows>>} */
const known = new Map([["pawn", Promise.resolve(PAWN)]]);
/** @type {Map<string, Promise<void>>} */
const sets = new Map();

/** Whether there is a picture with this name, or the name contains one. The list of all is only loaded for names outside our games. */
export const isPicture = async (/** @type {string} */ id) => NAMES.includes(id) || id.startsWith(OWN) || (await parts.names()).includes(id);

/** The rows of a picture of an own game. @returns {PictureRows} */
const ownRows = (/** @type {string} */ id) => rowsIn(id).map(({ role, width, d }) => [role, String(width), "round", d]);

/** A picture's paths; fails if it cannot be loaded. */
const paths = (/** @type {string} */ id) => known.get(id) ?? remember(id, id.startsWith(OWN) ? Promise.resolve(ownRows(id)) : parts.piece(id).then(({ default: rows }) => rows));

function remember(/** @type {string} */ id, /** @type {Promise<PictureRows>} */ found) {
  known.set(id, found);
  // A failed picture may be available the next time.
  found.catch(() => known.delete(id));
  return found;
}

/** The pictures of a game, in one module. */
function set(/** @type {string} */ game) {
  const found = sets.get(game) ?? parts.set(game).then(({ default: pictures }) => {
    for (const [id, rows] of Object.entries(pictures)) remember(id, Promise.resolve(rows));
  });
  sets.set(game, found);
  // One that is not among them, or cannot be loaded so, is loaded by itself.
  return found.catch(() => void sets.delete(game));
}

/**
 * Puts the pictures with these ids into `defs`, if they are missing; returns those that do not exist, or that could not be loaded. `game` is the
 * built-in game that they belong to, if any.
 * @param {SVGDefsElement} defs
 * @param {string[]} ids
 * @param {string | null} [game]
 */
export async function define(defs, ids, game) {
  const there = new Set([...defs.children].map((symbol) => symbol.id));
  const wanted = ids.filter((id) => !there.has(id));
  const absent = wanted.filter((id) => NAMES.includes(id) && !known.has(id));
  if (game && absent.length >= MANY) await set(game);
  /** @type {string[]} */
  const missing = [];
  await Promise.all(wanted.map(async (id) => {
    try {
      if (!(await isPicture(id))) throw new Error(id);
      const rows = await paths(id);
      // Two calls at the same time may both have found it missing.
      if ([...defs.children].some((symbol) => symbol.id === id)) return;
      const symbol = svg("symbol", { id, viewBox: "0 0 100 100" });
      symbol.append(...rows.map(path));
      defs.append(symbol);
      // WebKit draws nothing for a `<use>` that was there before its symbol.
      for (const use of defs.parentNode?.querySelectorAll(`use[href="#${CSS.escape(id)}"]`) ?? []) {
        use.removeAttribute("href");
        use.setAttribute("href", `#${id}`);
      }
    } catch {
      missing.push(id);
    }
  }));
  return missing;
}

/** The Pawn, drawn with lines: its group has the colours of a player. */
export function pawn() {
  const group = svg("g");
  group.append(...PAWN.map(path));
  return group;
}

function path(/** @type {PictureRows[number]} */ [role, width, cap, d]) {
  const ink = role === "ink";
  return svg("path", {
    d,
    fill: role === "fill" ? "var(--piece-fill)" : ink ? "var(--piece-line)" : "none",
    ...(ink ? {} : {
      stroke: role === "fill" ? "var(--piece-edge)" : "var(--piece-line)",
      "stroke-width": width,
      "stroke-linecap": cap,
      "stroke-linejoin": "round",
    }),
  });
}
