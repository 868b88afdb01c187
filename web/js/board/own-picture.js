// Pictures of own games: the id of such a picture contains all of it, so that it is part of the definition.
//
// `paths-f34M10,20L…Z_l27M…`: rows, each a role (`f` filled, `l` line, `i` filled in the colour of lines), the width of its line in
// tenths, and a path of absolute commands in a square of 100 by 100.

/** The prefix of such ids. */
export const OWN = "paths-";

/** The longest such id: enough for a detailed drawing, and short enough for a link. */
export const MAX_LENGTH = 4000;

/** @typedef {{ role: "fill" | "line" | "ink", width: number, d: string }} PictureRow */

/** @type {Record<string, PictureRow["role"]>} */
const ROLES = { f: "fill", l: "line", i: "ink" };

/** The rows in an id, without invalid paths. @returns {PictureRow[]} */
export function rowsIn(/** @type {string} */ id) {
  return id.slice(OWN.length).split("_").flatMap((row) => {
    const [, role, width, d] = /^([fli])(\d{1,3})(M[MLCQZ\d.,-]*)$/.exec(row) ?? [];
    return d ? [{ role: ROLES[role], width: Number(width) / 10, d }] : [];
  });
}

/** The id of these rows. */
export const idOf = (/** @type {PictureRow[]} */ rows) => OWN + rows.map(({ role, width, d }) => `${role[0]}${Math.round(width * 10)}${d}`).join("_");

/** A picture as an SVG text, in the format of the files of pieces. */
export function svgText(/** @type {string} */ id) {
  const path = (/** @type {PictureRow} */ { role, width, d }) => {
    const line = role === "ink" ? "" : ` stroke="var(--piece-${role === "fill" ? "edge" : "line"}, #1b1b1b)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    const fill = role === "fill" ? "var(--piece-fill, #f7f3ea)" : role === "ink" ? "var(--piece-line, #1b1b1b)" : "none";
    return `<path data-role="${role}" d="${d}" fill="${fill}"${line}/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${rowsIn(id).map(path).join("")}</svg>`;
}
