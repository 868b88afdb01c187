// A move is typed wherever the keyboard is: what nothing else wants goes into the box for moves.

import { byId, targetOf } from "../base/dom.js";
import { points } from "../base/focus.js";
import { TEXT, isCommand } from "../base/keys.js";
import { currentView } from "../base/view.js";
import { isShown } from "../base/visible.js";

/** What begins a move. */
const LETTER = /^[\p{L}\p{N}]$/u;

/** What a space or a letter does something to, once the Tab key has led there. */
const ACTS = "button, summary, input, select, [role=grid], [popover]";
const CHOOSES = "select";

/** Lets a move be typed from anywhere. */
export function takeTyping() {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const target = targetOf(event);
    if (event.defaultPrevented || currentView() !== "game" || isCommand(event) || !target || target.closest(TEXT) || document.querySelector("dialog:modal")) return;
    // Where the mouse has been last, nobody looks for the keyboard.
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

/** What has got the keyboard by a pointer, and not by keys. @type {WeakSet<Element>} */
const clicked = new WeakSet();

/** The box for moves gets the keyboard; the letter itself goes where that is when its key has been heard. */
function type() {
  const box = byId("entry");
  if (!isShown(box)) byId("tab-moves").click();
  box.focus();
}
