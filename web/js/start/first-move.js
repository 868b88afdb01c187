// The board of the gallery on which a visitor makes a first move: by a press on a square, or by dragging the piece there. The board, its squares and the
// words are part of the page.

import { byId, targetOf } from "../base/dom.js";
import { drag, slide } from "./picture-elements.js";

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
  const from = squares.querySelector("button")?.dataset.move?.match(/^[a-z]\d+/)?.[0] ?? "";
  handle.onpointerdown = (down) => {
    if (down.button !== 0) return;
    drag(board(), from, handle, down, ({ clientX, clientY }, moved) => {
      const square = document.elementsFromPoint(clientX, clientY).find((element) => element.matches(".first-squares [data-move]"));
      if (moved && square instanceof HTMLElement) drop(square);
    });
  };
}
