// Dialogs: a head with a title and a way out, and what belongs inside.

import { button, make, said } from "../base/dom.js";
import { translate } from "../base/texts.js";

let count = 0;

/**
 * A new dialog with a title of the catalogue. Escape, its cross and a press beside it close it.
 * @param {string} title
 * @param {{ className?: string }} [properties]
 * @param {...Node} children
 */
export function dialog(title, { className = "" } = {}, ...children) {
  const heading = said("h2", title, { id: `dialog-${++count}` });
  const close = button("close", { picture: "close", alone: true, onclick: () => element.close() });
  const element = make("dialog", { className, tabIndex: -1 }, make("header", {}, heading, close), ...children);
  element.setAttribute("aria-labelledby", heading.id);
  element.addEventListener("pointerdown", (event) => {
    // The dialog itself is hit only beside what it contains: on the veil.
    if (event.target === element && outside(element, event)) element.close();
  });
  document.body.append(element);
  translate(element);
  return element;
}

/**
 * Opens a dialog, over everything else if it is `modal`. It has the keyboard itself: none of its controls does anything before
 * somebody has gone there.
 */
export function open(/** @type {HTMLDialogElement} */ element, { modal = true } = {}) {
  if (modal) element.showModal();
  else element.show();
  element.focus();
}

function outside(/** @type {Element} */ element, /** @type {PointerEvent} */ { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
