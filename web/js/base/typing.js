// A move is typed wherever the keyboard is: what nothing else wants goes into the box for moves.

import { byId } from "./dom.js";
import { points } from "./focus.js";

/** What begins a move. */
const LETTER = /^[\p{L}\p{N}]$/u;

/** Where letters are written. */
export const TEXT = "textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=file])";

/** What a space or a letter does something to, once the Tab key has led there. */
const ACTS = "button, summary, input, select, [role=grid], [popover]";
const CHOOSES = "select";

/** Whether a key is held that makes a command of another. */
export const held = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/** Lets a move be typed from anywhere. */
export function takeTyping() {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || held(event) || !target.closest || target.closest(TEXT) || document.querySelector("dialog:modal")) return;
    // Where the mouse has been last, nobody looks for the keyboard.
    const wanted = (places) => target.closest(places) && !clicked.has(target);
    if (LETTER.test(key) && !wanted(CHOOSES)) type();
    if (key !== " " || wanted(ACTS)) return;
    event.preventDefault();
    type();
  });
  document.addEventListener("focusin", ({ target }) => (points() ? clicked.add(target) : clicked.delete(target)));
}

/** What has got the keyboard by a pointer, and not by keys. */
const clicked = new WeakSet();

/** The box for moves gets the keyboard; the letter itself goes where that is when its key has been heard. */
export function type() {
  const box = byId("entry");
  if (!box.checkVisibility()) byId("tab-moves").click();
  box.focus();
}
