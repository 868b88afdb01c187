// Dialogs in which a piece or a picture is chosen by name.

import { find, setText } from "../js/base/dom.js";
import { say } from "./words.js";

/**
 * Filters a list of buttons by the text in a box.
 * @param {HTMLInputElement} box
 * @param {HTMLElement} items
 * @param {(button: HTMLButtonElement) => void} choose
 * @param {HTMLElement} status says how many are found
 */
export function findable(box, items, choose, status) {
  const all = [...items.querySelectorAll("button")];
  for (const button of all) button.onclick = () => choose(button);
  const show = () => {
    const wanted = box.value.trim().toLowerCase();
    // Names of several words are written as one here.
    const inOne = wanted.replace(/[\s-]/g, "");
    let found = 0;
    for (const button of all) {
      const fits = [wanted, inOne].some((words) => (button.dataset.keys ?? "").includes(words));
      if (button.parentElement) button.parentElement.hidden = !fits;
      found += Number(fits);
    }
    setText(status, wanted === "" ? "" : found === 0 ? say("none-found") : say("found", found));
  };
  box.oninput = show;
  // Enter chooses the first match.
  box.onkeydown = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    all.find((button) => button.parentElement && !button.parentElement.hidden)?.click();
  };
  return show;
}

/** The dialog with this id. */
export const dialogById = (/** @type {string} */ id) => find(id, HTMLDialogElement);

/** Opens a dialog, with its box empty. */
export function ask(/** @type {string} */ id, /** @type {HTMLInputElement | null} */ box = null, show = () => {}) {
  if (box) box.value = "";
  show();
  dialogById(id).showModal();
}

