// The games' definitions, for the program, which reads no JSON: one value a line, `pieces.3.name=Camel`.

import { Problem } from "./load.js";

/** The games that come with the element; the addresses are written out, so that a bundler finds them. */
const GAMES = {
  gigachess: () => import("./games/gigachess.js"),
  gigachess2: () => import("./games/gigachess2.js"),
  janus: () => import("./games/janus.js"),
  chaturaji: () => import("./games/chaturaji.js"),
  chess: () => import("./games/chess.js"),
  capablanca: () => import("./games/capablanca.js"),
};

/** A built-in game's definition as text. Fails with a `Problem`. */
export async function game(id) {
  const name = id.trim().toLowerCase();
  if (!Object.hasOwn(GAMES, name)) throw new Problem("game", `${id} → ${Object.keys(GAMES).join(", ")}`);
  try {
    return flat((await GAMES[name]()).default);
  } catch {
    throw new Problem("unreachable", new URL(`./games/${name}.js`, import.meta.url).href);
  }
}

/** A definition as text. */
export function flat(value, path = "") {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return `${path}=${String(value).replace(/\s+/g, " ")}\n`;
  return Object.entries(value).map(([key, part]) => flat(part, path ? `${path}.${key}` : key)).join("");
}
