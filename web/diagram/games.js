// The games' definitions for the program, which has no JSON parser: one value a line, `pieces.3.name=Camel`.

import { GAMES } from "./lists.js";
import { Problem } from "./problem.js";
import { parts } from "./parts.js";

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

/** A built-in game's pieces as text, for the program for single pieces. Fails with a `Problem`. */
export async function pieces(/** @type {string} */ id) {
  const name = id.trim().toLowerCase();
  try {
    return (await parts.kinds(name)).default;
  } catch {
    throw new Problem("unreachable", `kinds/${name}.js`);
  }
}

/** A definition as text. @returns {string} */
export function flat(/** @type {unknown} */ value, path = "") {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return `${path}=${String(value).replace(/\s+/g, " ")}\n`;
  return Object.entries(value).map(([key, part]) => flat(part, path ? `${path}.${key}` : key)).join("");
}
