// The board of the gallery on which a visitor makes a first move. Its squares and words are part of the page.

import { byId, targetOf } from "../base/dom.js";
import { slide } from "./live-boards.js";
import { shown, startPicture } from "./start-picture.js";

/** The square of the piece. */
const FROM = "c3";

/** Lets the piece move. */
export function followFirstMove() {
  const place = byId("first-move");
  const [picture, squares] = [place.querySelector(".first-picture"), place.querySelector(".first-squares")];
  if (!picture || !(squares instanceof HTMLElement)) return;
  const image = picture.firstElementChild;
  const show = (/** @type {string[]} */ steps) => {
    for (const step of place.querySelectorAll("[data-step]")) if (step instanceof HTMLElement) step.hidden = !steps.includes(step.dataset.step ?? "");
  };
  squares.onclick = async (event) => {
    const square = targetOf(event)?.closest("button");
    if (!square?.dataset.to) return;
    const captures = square.classList.contains("takes");
    squares.hidden = true;
    const byKeyboard = event.detail === 0;
    try {
      const board = await startPicture("first-move");
      picture.replaceChildren(shown(board));
      await slide(board, FROM + square.dataset.to);
    } catch (error) {
      console.warn(error);
    }
    show([captures ? "captured" : "moved", "again"]);
    if (byKeyboard) byId("first-again").focus();
  };
  byId("first-again").onclick = ({ detail }) => {
    if (image) picture.replaceChildren(image);
    squares.hidden = false;
    show(["ask"]);
    const first = squares.querySelector("button");
    if (detail === 0) first?.focus();
  };
}
