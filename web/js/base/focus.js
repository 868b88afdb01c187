// The keyboard is never lost, and never anywhere that nobody has put it: no control that acts gets it by itself, or the next
// Space or Enter would do what nobody wants.

import { targetOf } from "./dom.js";
import { isShown } from "./visible.js";

/** Where it goes when what had it is gone. @type {HTMLElement | null} */
let home = null;
/** What had the keyboard last. @type {Element | null} */
let last = null;
/** Whether the pointer was used last, and not a key. */
let pointing = false;

/** Whether the person uses a pointer, as far as is known. */
export const points = () => pointing;

/** Begins to watch the page; `element`, which does nothing by itself, takes over where nothing else can. */
export function keepFocus(/** @type {HTMLElement} */ element) {
  home = element;
  document.addEventListener("focusin", (event) => (last = targetOf(event)));
  document.addEventListener("keydown", () => (pointing = false), true);
  // Who presses beside everything wants the keyboard nowhere: its arrows then walk through the game.
  document.addEventListener("pointerdown", () => {
    pointing = true;
    last = null;
  }, true);
  document.addEventListener("mousedown", leave);
  document.addEventListener("click", refuse, true);
  new MutationObserver(checkSoon).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden", "disabled", "open"] });
}

/**
 * A button that is pressed with the mouse does not get the keyboard, and nothing else keeps it: what is typed next is meant
 * for the game.
 */
function leave(/** @type {MouseEvent} */ event) {
  const target = targetOf(event);
  if (!target?.closest("button") || target.closest("dialog:modal")) return;
  event.preventDefault();
  blur();
}

/** Takes the keyboard from whatever has it. */
export function blur() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
}

/** What only keeps the keyboard, see `allow`, does nothing. */
function refuse(/** @type {MouseEvent} */ event) {
  if (!targetOf(event)?.closest('[aria-disabled="true"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Checks after the browser has noticed what has changed. */
function checkSoon() {
  if (last) requestAnimationFrame(check);
}

function check() {
  const { activeElement } = document;
  if (!last || usable(last) || (activeElement && activeElement !== document.body && usable(activeElement))) return;
  // Dialogs have it before what lies under them.
  const modal = [...document.querySelectorAll("dialog")].filter((dialog) => dialog.matches(":modal")).at(-1);
  // Who points looks for no keyboard on the board, where its frame and a card would only be in the way.
  if (modal || !pointing) (modal ?? home)?.focus({ preventScroll: true });
}

const usable = (/** @type {Element} */ element) => element.isConnected && !element.matches(":disabled") && isShown(element);
