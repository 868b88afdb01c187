// Tries the game out: here against the computer, or on the game page.

import { byId } from "../js/base/dom.js";
import { isShown } from "../js/base/visible.js";

/** @import { Workbench } from "./workbench.js" */
/** @import { Shelf } from "./shelf.js" */

/** The parameters of the game page, by `data-door`. @type {Record<string, string>} */
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
  const tried = once(() => showTrialOf(bench));
  const show = () => {
    const { playable, compact } = bench.sheet;
    for (const door of document.querySelectorAll("[data-door]")) if (door instanceof HTMLButtonElement) door.disabled = !playable;
    if (shown === compact) return;
    shown = compact;
    const diagram = document.createElement("move-diagram");
    for (const [name, value] of Object.entries({ definition: "#definition", play: "yes", level: "3", lang: document.documentElement.lang })) diagram.setAttribute(name, value);
    byId("try").replaceChildren(...(playable ? [diagram] : []));
    tried();
  };
  // A game against the computer starts when it becomes visible.
  const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show());
  watcher.observe(byId("try-part"));
  bench.on("change", () => isShown(byId("try-part")) && show());
}

/** The panel of trial games: for the definition at their start. */
async function showTrialOf(/** @type {Workbench} */ bench) {
  const { showTrial } = await import("../js/trial/panel.js");
  const names = () => Object.fromEntries(bench.sheet.pieces.map(({ letter, name }) => [letter, name]));
  await showTrial(byId("trial"), () => bench.sheet.compact, { names });
}

/** Does something only the first time. */
function once(/** @type {() => Promise<void>} */ act) {
  let done = false;
  return () => {
    if (!done) act().catch(console.warn);
    done = true;
  };
}
