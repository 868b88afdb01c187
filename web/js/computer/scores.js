// Short texts of the engine's scores.

/** @import { SearchLine } from "../program.js" */

/** A score of two players from the first one's side: `+0.3`, `−2.0`, `#5` for a mate in five, `−#2` for being mated in two. */
export function short(/** @type {Pick<SearchLine, "cp" | "mate" | "score">} */ { cp, mate, score }) {
  if (mate !== null) return mate < 0 ? `−#${-mate}` : `#${mate}`;
  return cp === null ? score : signed(cp / 100);
}

/** The expected points of each of four players: `12.5`. */
export const points = (/** @type {number} */ hundredths) => (hundredths / 100).toFixed(1).replace("-", "−");

function signed(/** @type {number} */ number) {
  const text = Math.abs(number).toFixed(1);
  if (Number(text) === 0) return text;
  return `${number < 0 ? "−" : "+"}${text}`;
}

/** The parts of a bar, each 0 to 1, for the expected points of four players. */
export function shares(/** @type {number[]} */ standing) {
  const parts = standing.map((points) => Math.max(points, 0));
  const sum = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 1 / parts.length));
}
