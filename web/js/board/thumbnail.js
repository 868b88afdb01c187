// Small pictures of positions: the pieces as the board shows them, without anything that a game needs.

import { draw } from "../base/dom.js";
import * as pieces from "./piece-art.js";

/** Squares of a thumbnail, in its own units. */
const SIDE = 10;

/** What a thumbnail needs of a scene, to be kept with a game. */
export function essence({ files, ranks, checkered, orientation, pieces }) {
  return { files, ranks, checkered, orientation, pieces: pieces.map(({ square, art, colour }) => ({ square, art, colour })) };
}

/** A picture of a scene, which does not change any more. The pictures of its pieces are loaded if they are missing. */
export function thumbnail({ files, ranks, checkered, orientation = 0, pieces: all }) {
  const sideways = orientation % 2 === 1;
  const [width, height] = (sideways ? [ranks, files] : [files, ranks]).map((count) => count * SIDE);
  const place = (square) => turned(square.charCodeAt(0) - 97, Number(square.slice(1)) - 1, files, ranks, orientation);
  const svg = draw("svg", { class: "thumbnail", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  svg.append(draw("rect", { class: "light", width, height }));
  if (checkered) svg.append(draw("path", { class: "dark", d: darkSquares(files, ranks, orientation) }));
  const put = () => svg.append(...all.map(({ square, art, colour }) => {
    const [x, y] = place(square);
    return draw("svg", { x, y, width: SIDE, height: SIDE, viewBox: "0 0 100 100", class: colour }, ...pieces.shapes(art, colour));
  }));
  pieces.load([...new Set(all.map(({ art }) => art))]).then(put);
  return svg;
}

/** The top left corner of a square as it is seen. */
function turned(file, rank, files, ranks, orientation) {
  const [x, y] = [[file, ranks - 1 - rank], [rank, file], [files - 1 - file, rank], [ranks - 1 - rank, files - 1 - file]][orientation];
  return [x * SIDE, y * SIDE];
}

function darkSquares(files, ranks, orientation) {
  let path = "";
  for (let file = 0; file < files; file += 1) {
    for (let rank = 0; rank < ranks; rank += 1) {
      if ((file + rank) % 2 === 1) continue;
      const [x, y] = turned(file, rank, files, ranks, orientation);
      path += `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`;
    }
  }
  return path;
}

/** A scene's essence in few letters, and back: it is kept with every game. */
export function pack({ files, ranks, checkered, orientation, pieces: all }) {
  return [files, ranks, Number(checkered), orientation, ...all.map(({ square, art, colour }) => `${square}:${art}:${colour}`)].join(" ");
}

/** What `pack` writes, on boards of at most 26 by 99: storage may hold anything, and the ids become addresses. */
const PACKED = /^\d{1,2} \d{1,2} [01] [0-3]( [a-z]\d{1,2}:[a-z0-9-]+:[a-z]+)*$/;

/** The essence that was packed; throws if it cannot have been. */
export function unpack(text) {
  if (!PACKED.test(text)) throw new Error("no thumbnail");
  const [files, ranks, checkered, orientation, ...all] = text.split(" ");
  return {
    files: Number(files),
    ranks: Number(ranks),
    checkered: checkered === "1",
    orientation: Number(orientation),
    pieces: all.map((piece) => {
      const [square, art, colour] = piece.split(":");
      return { square, art, colour };
    }),
  };
}
