// An animated picture (GIF) of how a piece moves: from its square to some of its targets, and back. Loaded on demand.

import { SITE } from "../site.js";
import { gifOf, pixels } from "./gif.js";

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */
/** @typedef {{ png: (picture: SVGSVGElement, width: number) => Promise<Blob> }} Painter What paints the picture of a diagram. */

/** A square's side, in the units of the picture. */
const SIDE = 100;
/** The most targets that are shown. */
const MAX_SQUARES = 8;
/** The times in milliseconds of the first position, of a target, and of the return. */
const [FIRST, AWAY, HOME] = [1500, 800, 500];
/** The layers that are hidden while the piece is elsewhere. */
const OF_HOME = ["tints", "traces", "marks", "over"];

/**
 * Makes the picture of a diagram of a single piece, with this width in pixels. Returns its bytes, or nothing if it was stopped.
 * @param {MoveDiagram} diagram
 * @param {number} width
 * @param {(done: number, total: number) => boolean} progress
 */
export async function animatePiece(diagram, width, progress) {
  /** @type {Painter} */
  const { png } = await import(new URL("diagram/png.js", SITE).href);
  const squares = spread(diagram.targets.map(({ square }) => square));
  /** @type {Map<string, ImageData>} */
  const drawn = new Map();
  // The start, then each target and back.
  const frame = async (/** @type {number} */ index) => {
    const square = index % 2 === 1 ? squares[(index - 1) / 2] : "";
    const known = drawn.get(square) ?? (await pixels(await png(pictureOf(diagram, square), width)));
    drawn.set(square, known);
    return known;
  };
  return gifOf({ frames: Math.max(1, 2 * squares.length), frame, delay: (index) => (index === 0 ? FIRST : index % 2 === 1 ? AWAY : HOME) }, progress);
}

/** Some of these, spread over the list. */
function spread(/** @type {string[]} */ all) {
  const count = Math.min(MAX_SQUARES, all.length);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]);
}

/** The picture of a diagram, with its piece on another square, if one is given. */
function pictureOf(/** @type {MoveDiagram} */ diagram, /** @type {string} */ square) {
  const svg = /** @type {SVGSVGElement} */ (/** @type {Element} */ (new DOMParser().parseFromString(diagram.still, "image/svg+xml").documentElement));
  if (!square) return svg;
  // Its layers are those of the picture on the page, which have class names.
  const shown = [...(diagram.shadowRoot?.querySelector("[part=picture]")?.children ?? [])].filter((one) => one.localName !== "defs" && !one.classList.contains("drag"));
  const copies = [...svg.children].filter((one) => one.localName !== "defs");
  const layer = (/** @type {string} */ name) => copies[shown.findIndex((one) => one.classList.contains(name))];
  const home = placeOf(layer("tints")?.firstElementChild);
  const to = [square.charCodeAt(0) - 97, svg.viewBox.baseVal.height / SIDE - Number(square.slice(1))].map((cell) => cell * SIDE);
  for (const name of OF_HOME) layer(name)?.replaceChildren();
  const pieces = [...(layer("pieces")?.children ?? [])];
  const at = (/** @type {number[]} */ [x, y]) => pieces.find((piece) => String(placeOf(piece)) === String([x, y]));
  const piece = at(home);
  if (!piece) return svg;
  at(to)?.remove();
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("transform", `translate(${to[0] - home[0]} ${to[1] - home[1]})`);
  piece.replaceWith(group);
  group.append(piece);
  return svg;
}

/** The place of a part of the picture: by its coordinates, or by its translation. */
function placeOf(/** @type {Element | null | undefined} */ node) {
  const moved = /translate\((-?\d+)[ ,]+(-?\d+)\)/.exec(node?.getAttribute("transform") ?? "");
  return (moved ? moved.slice(1) : [node?.getAttribute("x"), node?.getAttribute("y")]).map(Number);
}
