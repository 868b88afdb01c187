// Rebuilds places after a change in them.

/** Focusable elements. */
const CONTROLS = "button, input, select, textarea";

/** What a control is for, which stays the same when it is made anew. */
const purposeOf = (/** @type {Element | null} */ control) => (control instanceof HTMLElement ? (control.dataset.add ?? control.dataset.path) : undefined);

/**
 * Rebuilds the content of a place. The focus stays on the control for the same field, otherwise at the same position.
 * @param {HTMLElement} host
 * @param {...Node} children
 */
export function refill(host, ...children) {
  const controls = () => [...host.querySelectorAll(CONTROLS)].filter((one) => one instanceof HTMLElement && one.offsetParent !== null);
  const had = controls().findIndex((control) => control === document.activeElement);
  const purpose = had < 0 ? undefined : purposeOf(document.activeElement);
  host.replaceChildren(...children);
  const same = purpose === undefined ? undefined : controls().find((control) => purposeOf(control) === purpose);
  const now = had < 0 ? undefined : (same ?? controls()[had] ?? controls().at(-1));
  if (now instanceof HTMLElement) now.focus();
}

/** Does something after the focus has moved: a box that is left by Tab reports its change before that. */
export const afterwards = (/** @type {() => void} */ act) => void setTimeout(act);
