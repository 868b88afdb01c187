// The pictures of the games' starts as elements, whose pieces can be moved. The pieces are `<use>` elements on squares of a hundred units.

/** The side of a square in the pictures. */
export const SIDE = 100;

/** By address. @type {Map<string, Promise<SVGSVGElement>>} */
const pictures = new Map();

/** A copy of the picture at an address. Fails if there is none. */
export async function pictureAt(/** @type {string} */ address) {
  const picture = pictures.get(address) ?? load(address);
  pictures.set(address, picture);
  picture.catch(() => pictures.delete(address));
  return document.importNode(await picture, true);
}

async function load(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const element = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (!(element instanceof SVGSVGElement)) throw new Error(`${address}: no picture`);
  return element;
}

/** A shadow root for a picture, because ids in it must not conflict. */
export function shown(/** @type {SVGSVGElement} */ picture) {
  const place = document.createElement("span");
  picture.setAttribute("aria-hidden", "true");
  // The style sheet of the page does not apply there.
  Object.assign(picture.style, { display: "block", width: "100%", height: "100%", borderRadius: "3px" });
  place.attachShadow({ mode: "open" }).append(picture);
  return place;
}

/** Moves a piece to another square, and removes a captured one. A dragged piece is there at once, and every piece with reduced motion. */
export async function slide(/** @type {SVGSVGElement} */ picture, /** @type {string} */ move, { duration = 350, dragged = false } = {}) {
  const squares = move.match(/[a-z]\d+/g) ?? [];
  const height = picture.viewBox.baseVal.height;
  const [[x, y], [toX, toY]] = squares.map((name) => [(name.charCodeAt(0) - 97) * SIDE, height - Number(name.slice(1)) * SIDE]);
  const [piece, taken] = [pieceAt(picture, x, y), pieceAt(picture, toX, toY)];
  if (!piece) return;
  piece.parentElement?.append(piece);
  const moves = document.documentElement.dataset.motion !== "off";
  if (!dragged && moves) await piece.animate([{ transform: "none" }, { transform: `translate(${toX - x}px, ${toY - y}px)` }], { duration, easing: "ease-in-out" }).finished;
  taken?.remove();
  piece.setAttribute("x", String(toX));
  piece.setAttribute("y", String(toY));
}

/** The piece on the square with this corner, if there is one. */
export const pieceAt = (/** @type {SVGSVGElement} */ picture, /** @type {number} */ x, /** @type {number} */ y) => picture.querySelector(`use[x="${x}"][y="${y}"]`);
