// Tries the game: here against the computer, or on the game page.

import { byId } from "../js/base/dom.js";

/** @import { Workbench } from "./workbench.js" */
/** @import { Shelf } from "./shelf.js" */

/** The parameters of the game page, by door. @type {Record<string, string>} */
const SEATS = { play: "", two: "&white=human&black=human", watch: "&white=computer&black=computer" };

/**
 * @param {Workbench} bench
 * @param {Shelf} shelf
 */
export function tryPart(bench, shelf) {
  for (const door of document.querySelectorAll("[data-door]")) {
    if (!(door instanceof HTMLButtonElement)) continue;
    door.onclick = () => {
      const id = shelf.keep();
      if (id === null) return;
      const where = door.dataset.door === "rules" ? `${document.body.dataset.rules}own/?game=${id}` : `${document.body.dataset.root}?game=${id}${SEATS[door.dataset.door ?? ""] ?? ""}`;
      location.assign(where);
    };
  }
  let shown = "";
  const show = () => {
    const { playable, compact } = bench.sheet;
    for (const door of document.querySelectorAll("[data-door]")) if (door instanceof HTMLButtonElement) door.disabled = !playable;
    if (shown === compact) return;
    shown = compact;
    const diagram = document.createElement("move-diagram");
    for (const [name, value] of Object.entries({ definition: "#definition", play: "white", level: "3", lang: document.documentElement.lang })) diagram.setAttribute(name, value);
    byId("try").replaceChildren(...(playable ? [diagram] : []));
  };
  // A game against the computer is begun when it is looked at.
  const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show());
  watcher.observe(byId("try-part"));
  bench.on("change", () => byId("try-part").checkVisibility() && show());
}
