// Rebuilds places after a change in them.

/** Focusable elements. */
const CONTROLS = "button, input, select, textarea";

/**
 * Rebuilds the content of a place. The focus stays at the same position.
 * @param {HTMLElement} host
 * @param {...Node} children
 */
export function refill(host, ...children) {
  const controls = () => [...host.querySelectorAll(CONTROLS)].filter((one) => one instanceof HTMLElement && one.offsetParent !== null);
  const had = controls().findIndex((control) => control === document.activeElement);
  host.replaceChildren(...children);
  const now = had < 0 ? undefined : (controls()[had] ?? controls().at(-1));
  if (now instanceof HTMLElement) now.focus();
}

/** Does something after the focus has moved: a box that is left by Tab reports its change before that. */
export const afterwards = (/** @type {() => void} */ act) => void setTimeout(act);
