// Dialogs: a head with a title and a close button, and the content.

import { button, make, said } from "../base/dom.js";
import { translate } from "../base/texts.js";

let count = 0;

/**
 * A new dialog with a title of the catalogue. Escape, its close button and a press beside it close it.
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
    // A press beside the content hits the dialog element itself, on the backdrop.
    if (event.target === element && outside(element, event)) element.close();
  });
  document.body.append(element);
  translate(element);
  return element;
}

/**
 * Opens a dialog, over everything else if it is `modal`. The dialog itself gets the focus, and not one of its controls, so that no key presses one by
 * accident.
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
