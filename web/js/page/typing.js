// A move can be typed wherever the focus is: keys that no other element uses go to the move box.

import { byId, targetOf } from "../base/dom.js";
import { points } from "../base/focus.js";
import { TEXT, isCommand } from "../base/keys.js";
import { currentView } from "../base/view.js";
import { isShown } from "../base/visible.js";

/** The first characters of moves. */
const LETTER = /^[\p{L}\p{N}]$/u;

/** Elements that use a space or a letter, once the Tab key has moved there. */
const ACTS = "button, summary, input, select, [role=grid], [popover]";
const CHOOSES = "select";

/** Enables typing a move from anywhere. */
export function takeTyping() {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const target = targetOf(event);
    if (event.defaultPrevented || currentView() !== "game" || isCommand(event) || !target || target.closest(TEXT) || document.querySelector("dialog:modal")) return;
    // After the mouse was used, the focus is not expected anywhere.
    const wanted = (/** @type {string} */ places) => target.closest(places) && !clicked.has(target);
    if (LETTER.test(key) && !wanted(CHOOSES)) type();
    if (key !== " " || wanted(ACTS)) return;
    event.preventDefault();
    type();
  });
  document.addEventListener("focusin", (event) => {
    const target = targetOf(event);
    if (!target) return;
    if (points()) clicked.add(target);
    else clicked.delete(target);
  });
}

/** The element that was focused by a pointer, and not by keys. @type {WeakSet<Element>} */
const clicked = new WeakSet();

/** Focuses the move box; the letter itself is inserted there by the browser. */
function type() {
  const box = byId("entry");
  if (!isShown(box)) byId("tab-moves").click();
  box.focus();
}
