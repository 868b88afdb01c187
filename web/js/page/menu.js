// The menu in the head, which opens below its button.

import { byId, targetOf } from "../base/dom.js";
import { points } from "../base/focus.js";

/** Makes the menu open below its button. */
export function menu() {
  const element = byId("menu");
  const opener = byId("open-menu");
  const toggled = (/** @type {boolean} */ isOpen) => {
    opener.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    place(element, opener);
    // No cursor for pointers.
    if (!points()) element.querySelector("button")?.focus();
  };
  const close = Object.hasOwn(HTMLElement.prototype, "popover") ? popover(element, toggled) : byHand(element, opener, toggled);
  // A choice closes it first: a dialog then returns the focus to the menu's button.
  element.addEventListener("click", (event) => {
    if (!targetOf(event)?.closest("a, button")) return;
    close();
    if (!points()) opener.focus();
  }, true);
}

/** Places the menu below its button. */
function place(/** @type {HTMLElement} */ element, /** @type {HTMLElement} */ opener) {
  const { right, bottom } = opener.getBoundingClientRect();
  const [left, top] = [Math.max(8, right - element.offsetWidth), bottom + 4];
  // A menu that does not fit scrolls.
  Object.assign(element.style, { position: "fixed", left: `${left}px`, top: `${top}px`, maxHeight: `${innerHeight - top - 8}px` });
  // An element that is no popover may be in a part of the page with its own origin.
  const is = element.getBoundingClientRect();
  Object.assign(element.style, { left: `${2 * left - is.left}px`, top: `${2 * top - is.top}px` });
}

/** Uses the browser's popover. Returns a function that closes it. */
function popover(/** @type {HTMLElement} */ element, /** @type {(isOpen: boolean) => void} */ toggled) {
  element.addEventListener("toggle", ({ newState }) => toggled(newState === "open"));
  return () => element.hidePopover();
}

/**
 * Opens and closes it in browsers without popovers: by the button, Escape, and a press elsewhere. Returns a function that closes it.
 * @param {HTMLElement} element
 * @param {HTMLElement} opener
 * @param {(isOpen: boolean) => void} toggled
 */
function byHand(element, opener, toggled) {
  const isOpen = () => element.classList.contains("open");
  const show = (/** @type {boolean} */ open) => {
    if (open === isOpen()) return;
    element.classList.toggle("open", open);
    toggled(open);
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
