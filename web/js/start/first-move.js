// The board of the gallery on which a visitor makes a first move: by a press on a square, or by dragging the piece there. The board, its squares and the
// words are part of the page.

import { byId, targetOf } from "../base/dom.js";
import { pieceAt, slide } from "./picture-elements.js";

/** The movement of a pointer in pixels from which it drags the piece. */
const DRAGS = 5;

/** Makes the moves of the board's buttons. */
export function followFirstMove() {
  const place = byId("first-move");
  const [picture, squares] = [place.querySelector("svg"), place.querySelector(".first-squares")];
  const start = picture?.cloneNode(true);
  if (!(picture instanceof SVGSVGElement) || !(squares instanceof HTMLElement)) return;
  let board = picture;
  const show = (/** @type {string[]} */ ...steps) => {
    for (const step of place.querySelectorAll("[data-step]")) if (step instanceof HTMLElement) step.hidden = !steps.includes(step.dataset.step ?? "");
  };
  const play = async (/** @type {HTMLElement} */ square, /** @type {{ byKeyboard: boolean, dragged?: boolean }} */ { byKeyboard, dragged }) => {
    squares.hidden = true;
    await slide(board, square.dataset.move ?? "", { dragged });
    show(square.classList.contains("takes") ? "captured" : "moved", "again");
    if (byKeyboard) byId("first-again").focus();
  };
  squares.onclick = (event) => {
    const square = targetOf(event)?.closest("button");
    // A press with the keyboard is no click of a pointer.
    if (square?.dataset.move) play(square, { byKeyboard: event.detail === 0 });
  };
  followDrags(squares, () => board, (square) => play(square, { byKeyboard: false, dragged: true }));
  byId("first-again").onclick = ({ detail }) => {
    const again = start?.cloneNode(true);
    if (again instanceof SVGSVGElement) {
      board.replaceWith(again);
      board = again;
    }
    squares.hidden = false;
    show("ask");
    if (detail === 0) squares.querySelector("button")?.focus();
  };
}

/**
 * Drags the piece whose moves the squares are.
 * @param {HTMLElement} squares
 * @param {() => SVGSVGElement} board
 * @param {(square: HTMLElement) => void} drop
 */
function followDrags(squares, board, drop) {
  const handle = squares.querySelector(".tried");
  if (!(handle instanceof HTMLElement)) return;
  handle.onpointerdown = (down) => {
    const piece = pieceAt(board(), Number(handle.dataset.x), Number(handle.dataset.y));
    if (!(piece instanceof SVGElement) || down.button !== 0) return;
    const scale = board().viewBox.baseVal.width / board().getBoundingClientRect().width;
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
    handle.onpointerup = ({ clientX, clientY }) => {
      stop();
      const square = document.elementsFromPoint(clientX, clientY).find((element) => element.matches(".first-squares [data-move]"));
      if (moved && square instanceof HTMLElement) drop(square);
    };
  };
}
