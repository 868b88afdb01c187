// Tabs: one of several panels is shown. Up and Down change the tab, because Left and Right are for the moves of the game.

import { byId } from "../base/dom.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** Makes tabs of the buttons in a list: each shows the panel it controls. */
export function tabs(/** @type {HTMLElement} */ list) {
  const all = [...list.querySelectorAll("button")];
  const select = (/** @type {HTMLButtonElement} */ chosen) => all.forEach((tab) => {
    const on = tab === chosen;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    byId(tab.getAttribute("aria-controls") ?? "").hidden = !on;
  });
  list.setAttribute("aria-orientation", "vertical");
  for (const tab of all) tab.onclick = () => select(tab);
  list.onkeydown = (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    const at = all.findIndex((tab) => tab === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    select(next);
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
