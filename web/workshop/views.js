// The parts of the page: on a narrow page one is shown at a time; on a wide one the text and the board stay, beside the chosen part.

import { byId } from "../js/base/dom.js";

/** @returns {HTMLButtonElement[]} */
const buttons = () => [...document.querySelectorAll("button[data-view]")].filter((button) => button instanceof HTMLButtonElement);

/** The part that is shown. */
export const shownView = () => byId("workshop").dataset.view ?? "board";

/** Shows a part. */
export function showView(/** @type {string} */ name) {
  byId("workshop").dataset.view = name;
  for (const button of buttons()) button.setAttribute("aria-pressed", String(button.dataset.view === name));
}

export function followViews() {
  for (const button of buttons()) {
    button.onclick = () => {
      showView(button.dataset.view ?? "board");
      byId(`${button.dataset.view}-part`).scrollIntoView({ block: "start" });
    };
  }
}
