// The menu in the head: below its button, wherever that is.

import { byId, targetOf } from "../base/dom.js";
import { points } from "../base/focus.js";

/** Lets the menu open below its button. */
export function menu() {
  const element = byId("menu");
  const opener = byId("open-menu");
  const told = (/** @type {boolean} */ isOpen) => {
    opener.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    place(element, opener);
    // Who points needs no cursor.
    if (!points()) element.querySelector("button")?.focus();
  };
  const close = Object.hasOwn(HTMLElement.prototype, "popover") ? popover(element, told) : byHand(element, opener, told);
  // Whatever is chosen closes it, before it is done: what is opened then gives the keyboard back to the button of the menu.
  element.addEventListener("click", (event) => {
    if (!targetOf(event)?.closest("a, button")) return;
    close();
    if (!points()) opener.focus();
  }, true);
}

/** Puts the menu below its button. */
function place(/** @type {HTMLElement} */ element, /** @type {HTMLElement} */ opener) {
  const { right, bottom } = opener.getBoundingClientRect();
  const [left, top] = [Math.max(8, right - element.offsetWidth), bottom + 4];
  // What does not fit is scrolled to.
  Object.assign(element.style, { position: "fixed", left: `${left}px`, top: `${top}px`, maxHeight: `${innerHeight - top - 8}px` });
  // What is no popover may lie in a part of the page that measures from its own corner.
  const is = element.getBoundingClientRect();
  Object.assign(element.style, { left: `${2 * left - is.left}px`, top: `${2 * top - is.top}px` });
}

/** The browser opens it. Gives what closes it. */
function popover(/** @type {HTMLElement} */ element, /** @type {(isOpen: boolean) => void} */ told) {
  element.addEventListener("toggle", ({ newState }) => told(newState === "open"));
  return () => element.hidePopover();
}

/**
 * Opens and closes it where the browser has no popovers: the button, Escape, and a press elsewhere. Gives what closes it.
 * @param {HTMLElement} element
 * @param {HTMLElement} opener
 * @param {(isOpen: boolean) => void} told
 */
function byHand(element, opener, told) {
  const isOpen = () => element.classList.contains("open");
  const show = (/** @type {boolean} */ open) => {
    if (open === isOpen()) return;
    element.classList.toggle("open", open);
    told(open);
  };
  opener.addEventListener("click", () => show(!isOpen()));
  addEventListener("pointerdown", (event) => {
    const target = targetOf(event);
    if (target && !element.contains(target) && !opener.contains(target)) show(false);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.preventDefault();
    show(false);
    opener.focus();
  });
  return () => show(false);
}
