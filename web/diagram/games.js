// The games' definitions, for the program, which reads no JSON: one value a line, `pieces.3.name=Camel`.

import { Problem } from "./load.js";
import { parts } from "./parts.js";

/** The games that come with the element, and how large their boards are: files and ranks. */
export const GAMES = /** @type {Record<string, [files: number, ranks: number]>} */ ({
  gigachess: [14, 14],
  gigachess2: [14, 14],
  janus: [10, 8],
  chaturaji: [8, 8],
  chess: [8, 8],
  capablanca: [10, 8],
});

/** A built-in game's definition as text. Fails with a `Problem`. */
export async function game(/** @type {string} */ id) {
  const name = id.trim().toLowerCase();
  if (!Object.hasOwn(GAMES, name)) throw new Problem("game", `${id} → ${Object.keys(GAMES).join(", ")}`);
  try {
    return flat((await parts.game(name)).default);
  } catch {
    throw new Problem("unreachable", `games/${name}.js`);
  }
}

/** A definition as text. @returns {string} */
export function flat(/** @type {unknown} */ value, path = "") {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return `${path}=${String(value).replace(/\s+/g, " ")}\n`;
  return Object.entries(value).map(([key, part]) => flat(part, path ? `${path}.${key}` : key)).join("");
}
