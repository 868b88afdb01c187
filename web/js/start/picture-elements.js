// The pictures of the games' starts as elements, whose pieces can be moved. The pieces are `<use>` elements on squares of a hundred units.

/** The side of a square in the pictures. */
export const SIDE = 100;

/** The movement of a pointer in pixels from which it drags a piece, and the duration of a move in milliseconds. */
const [DRAGS, DURATION] = [5, 350];

/** By address. @type {Map<string, Promise<SVGSVGElement>>} */
const pictures = new Map();

/** A copy of the picture at an address. Fails if there is none. */
export async function pictureAt(/** @type {string} */ address) {
  const picture = pictures.get(address) ?? load(address);
  pictures.set(address, picture);
  picture.catch(() => pictures.delete(address));
  return document.importNode(await picture, true);
}

/** By a request whose answer the browser parses: parsing a text would need the policy for Trusted Types, which the page loads later. */
const load = (/** @type {string} */ address) => new Promise((/** @type {(picture: SVGSVGElement) => void} */ resolve, reject) => {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.onload = () => {
    const element = request.responseXML?.documentElement;
    if (request.status === 200 && element instanceof SVGSVGElement) resolve(element);
    else reject(new Error(`${address}: no picture (${request.status})`));
  };
  request.onerror = () => reject(new Error(`${address}: no answer`));
  request.send();
});

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
export async function slide(/** @type {SVGSVGElement} */ picture, /** @type {string} */ move, { dragged = false } = {}) {
  const [from = "", to = ""] = move.match(/[a-z]\d+/g) ?? [];
  const [piece, taken] = [pieceOn(picture, from), pieceOn(picture, to)];
  if (!piece) return;
  const [[x, y], [toX, toY]] = [from, to].map((square) => cornerOf(picture, square));
  piece.parentElement?.append(piece);
  const moves = document.documentElement.dataset.motion !== "off";
  if (!dragged && moves) await piece.animate([{ transform: "none" }, { transform: `translate(${toX - x}px, ${toY - y}px)` }], { duration: DURATION, easing: "ease-in-out" }).finished;
  taken?.remove();
  piece.setAttribute("x", String(toX));
  piece.setAttribute("y", String(toY));
}

/**
 * Lets a piece follow the pointer that was pressed on it, until it is released.
 * @param {SVGSVGElement} picture
 * @param {string} square the square of the piece
 * @param {HTMLElement} handle the element that was pressed
 * @param {PointerEvent} down
 * @param {(up: PointerEvent, moved: boolean) => void} drop is called at the end, with whether the pointer has moved
 */
export function drag(picture, square, handle, down, drop) {
  const piece = pieceOn(picture, square);
  if (!piece) return;
  const scale = picture.viewBox.baseVal.width / picture.getBoundingClientRect().width;
  piece.parentElement?.append(piece);
  handle.setPointerCapture(down.pointerId);
  let moved = false;
  const stop = () => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    piece.style.transform = "";
  };
  handle.onpointermove = ({ clientX, clientY }) => {
    const [x, y] = [clientX - down.clientX, clientY - down.clientY];
    moved ||= Math.hypot(x, y) > DRAGS;
    if (moved) piece.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
  };
  handle.onpointercancel = stop;
  handle.onpointerup = (up) => {
    stop();
    drop(up, moved);
  };
}

/** The piece on a square, if there is one. @returns {SVGElement | null} */
export function pieceOn(/** @type {SVGSVGElement} */ picture, /** @type {string} */ square) {
  const [x, y] = cornerOf(picture, square);
  return picture.querySelector(`use[x="${x}"][y="${y}"]`);
}

/** The upper left corner of a square. */
export const cornerOf = (/** @type {SVGSVGElement} */ picture, /** @type {string} */ square) => [(square.charCodeAt(0) - 97) * SIDE, picture.viewBox.baseVal.height - Number(square.slice(1)) * SIDE];
