// The focus is never lost, and never moves where nobody has put it: no control with an action gets it automatically, because the next Space or Enter
// would press it.

import { targetOf } from "./dom.js";
import { isShown } from "./visible.js";

/** The element that gets the focus when the focused one is removed. @type {HTMLElement | null} */
let home = null;
/** The last focused element. @type {Element | null} */
let last = null;
/** Whether the last input was by pointer, and not by a key. */
let pointing = false;

/** Whether the person uses a pointer, as far as is known. */
export const points = () => pointing;

/** Starts watching the page; `element`, which has no action, gets the focus if nothing else can. */
export function keepFocus(/** @type {HTMLElement} */ element) {
  home = element;
  document.addEventListener("focusin", (event) => (last = targetOf(event)));
  document.addEventListener("keydown", () => (pointing = false), true);
  // A press beside all controls removes the focus: the arrow keys then step through the game.
  document.addEventListener("pointerdown", () => {
    pointing = true;
    last = null;
  }, true);
  document.addEventListener("mousedown", leave);
  document.addEventListener("click", refuse, true);
  new MutationObserver(checkSoon).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "disabled", "open"] });
}

/**
 * A button that is pressed with the mouse does not get the focus, and no other element keeps it: the next keys are meant for the game.
 */
function leave(/** @type {MouseEvent} */ event) {
  const target = targetOf(event);
  if (!target?.closest("button") || target.closest("dialog:modal")) return;
  event.preventDefault();
  blur();
}

/** Removes the focus from any element. */
export function blur() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
}

/** A disabled button that only keeps the focus, see `allow`, does nothing. */
function refuse(/** @type {MouseEvent} */ event) {
  if (!targetOf(event)?.closest('[aria-disabled="true"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Checks after the browser has noticed the change. */
function checkSoon() {
  if (last) requestAnimationFrame(check);
}

function check() {
  const { activeElement } = document;
  if (!last || usable(last) || (activeElement && activeElement !== document.body && usable(activeElement))) return;
  // Elements in dialogs come before those under them.
  const modal = [...document.querySelectorAll("dialog")].filter((dialog) => dialog.matches(":modal")).at(-1);
  // With a pointer the board gets no focus, because its frame and a card would only be in the way.
  if (modal || !pointing) (modal ?? home)?.focus({ preventScroll: true });
}

const usable = (/** @type {Element} */ element) => element.isConnected && !element.matches(":disabled") && isShown(element);
