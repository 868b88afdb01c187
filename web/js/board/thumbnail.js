// Small pictures of positions, with the pieces as on the board.

import { draw } from "../base/dom.js";
import * as pieces from "./piece-art.js";

/** @import { Placement } from "../program.js" */

/** @typedef {{ square: string, art: string, colour: string }} ThumbnailPiece */
/**
 * @typedef {object} ThumbnailData The data of a position for a thumbnail.
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} checkered
 * @property {number} orientation quarter turns
 * @property {string[]} [holes] places of the board that are no squares
 * @property {ThumbnailPiece[]} pieces
 */

/** The side of a square, in the units of the picture. */
const SIDE = 10;

/** The data of a position for a thumbnail, in the board's orientation, to be saved with a game. @returns {ThumbnailData} */
export function thumbnailData(/** @type {Placement} */ { files, ranks, checkered, holes, pieces }, /** @type {number} */ orientation) {
  return { files, ranks, checkered, orientation, holes, pieces };
}

/** A static picture of a position. Missing pictures of its pieces are loaded. */
export function thumbnail(/** @type {ThumbnailData} */ { files, ranks, checkered, orientation, holes = [], pieces: all }) {
  const sideways = orientation % 2 === 1;
  const [width, height] = (sideways ? [ranks, files] : [files, ranks]).map((count) => count * SIDE);
  const corner = turned({ files, ranks, orientation });
  const place = (/** @type {string} */ square) => corner(square.charCodeAt(0) - 97, Number(square.slice(1)) - 1);
  const svg = draw("svg", { class: "thumbnail", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  svg.append(draw("rect", { class: "light", width, height }));
  if (checkered) svg.append(draw("path", { class: "dark", d: darkSquares({ files, ranks, orientation }) }));
  svg.append(...holes.map((square) => {
    const [x, y] = place(square);
    return draw("rect", { class: "hole", x, y, width: SIDE, height: SIDE });
  }));
  const put = () => svg.append(...all.map(({ square, art, colour }) => {
    const [x, y] = place(square);
    return draw("svg", { x, y, width: SIDE, height: SIDE, viewBox: "0 0 100 100", class: colour }, ...pieces.shapes(art, colour));
  }));
  pieces.load([...new Set(all.map(({ art }) => art))]).then(put);
  return svg;
}

/** Returns the top left corners of squares in an orientation. */
const turned = (/** @type {Pick<ThumbnailData, "files" | "ranks" | "orientation">} */ { files, ranks, orientation }) => (/** @type {number} */ file, /** @type {number} */ rank) => {
  const [x, y] = [[file, ranks - 1 - rank], [rank, file], [files - 1 - file, rank], [ranks - 1 - rank, files - 1 - file]][orientation];
  return [x * SIDE, y * SIDE];
};

function darkSquares(/** @type {Pick<ThumbnailData, "files" | "ranks" | "orientation">} */ { files, ranks, orientation }) {
  const corner = turned({ files, ranks, orientation });
  let path = "";
  for (let file = 0; file < files; file += 1) {
    for (let rank = 0; rank < ranks; rank += 1) {
      if ((file + rank) % 2 === 1) continue;
      const [x, y] = corner(file, rank);
      path += `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`;
    }
  }
  return path;
}

/** The mark of a hole, in place of a piece and its colour. */
const HOLE = "hole:none";

/** Packs the data of a thumbnail into a short text, which is saved with every game. */
export function pack(/** @type {ThumbnailData} */ { files, ranks, checkered, orientation, holes = [], pieces: all }) {
  return [files, ranks, Number(checkered), orientation, ...holes.map((square) => `${square}:${HOLE}`), ...all.map(({ square, art, colour }) => `${square}:${art}:${colour}`)].join(" ");
}

/** The format of `pack`, for boards of at most 26 by 99: storage may contain anything, and the ids become addresses. */
const PACKED = /^\d{1,2} \d{1,2} [01] [0-3]( [a-z]\d{1,2}:[a-z0-9-]+:[a-z]+)*$/;

/** Unpacks the data of a thumbnail; throws if the text is not valid. @returns {ThumbnailData} */
export function unpack(/** @type {string} */ text) {
  if (!PACKED.test(text)) throw new Error("no thumbnail");
  const [files, ranks, checkered, orientation, ...all] = text.split(" ");
  return {
    files: Number(files),
    ranks: Number(ranks),
    checkered: checkered === "1",
    orientation: Number(orientation),
    holes: all.filter((piece) => piece.endsWith(`:${HOLE}`)).map((piece) => piece.split(":")[0]),
    pieces: all.filter((piece) => !piece.endsWith(`:${HOLE}`)).map((piece) => {
      const [square, art, colour] = piece.split(":");
      return { square, art, colour };
    }),
  };
}
