// The menu in the head: below its button, wherever that is.

import { byId, targetOf } from "../base/dom.js";
import { points } from "../base/focus.js";

/** Lets the menu open below its button. */
export function menu() {
  const element = byId("menu");
  const opener = byId("open-menu");
  element.addEventListener("toggle", ({ newState }) => {
    opener.setAttribute("aria-expanded", String(newState === "open"));
    if (newState !== "open") return;
    const { right, bottom } = opener.getBoundingClientRect();
    element.style.position = "fixed";
    element.style.top = `${bottom + 4}px`;
    // What does not fit is scrolled to.
    element.style.maxHeight = `${innerHeight - bottom - 12}px`;
    element.style.left = `${Math.max(8, right - element.offsetWidth)}px`;
    // Who points needs no cursor.
    if (!points()) element.querySelector("button")?.focus();
  });
  // Whatever is chosen closes it, before it is done: what is opened then gives the keyboard back to the button of the menu.
  element.addEventListener("click", (event) => {
    if (!targetOf(event)?.closest("a, button")) return;
    element.hidePopover();
    if (!points()) opener.focus();
  }, true);
}
