// The board of the gallery on which a visitor makes a first move. Its squares and words are part of the page.

import { byId, targetOf } from "../base/dom.js";
import { slide } from "./live-boards.js";
import { copyOf, shown } from "./start-picture.js";

/** Makes the moves of the board's buttons. */
export function followFirstMove() {
  const place = byId("first-move");
  const [picture, squares] = [place.querySelector(".first-picture"), place.querySelector(".first-squares")];
  const image = picture?.querySelector("img");
  if (!picture || !image || !(squares instanceof HTMLElement)) return;
  const show = (/** @type {string[]} */ ...steps) => {
    for (const step of place.querySelectorAll("[data-step]")) if (step instanceof HTMLElement) step.hidden = !steps.includes(step.dataset.step ?? "");
  };
  squares.onclick = async (event) => {
    const square = targetOf(event)?.closest("button");
    if (!square?.dataset.move) return;
    squares.hidden = true;
    try {
      const board = await copyOf(image.src);
      picture.replaceChildren(shown(board));
      await slide(board, square.dataset.move);
    } catch (error) {
      console.warn(error);
    }
    show(square.classList.contains("takes") ? "captured" : "moved", "again");
    // A press with the keyboard is no click of a pointer.
    if (event.detail === 0) byId("first-again").focus();
  };
  byId("first-again").onclick = ({ detail }) => {
    picture.replaceChildren(image);
    squares.hidden = false;
    show("ask");
    if (detail === 0) squares.querySelector("button")?.focus();
  };
}
