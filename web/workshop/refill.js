// Places that are filled anew when something was changed in them.

/** What can have the keyboard. */
const CONTROLS = "button, input, select, textarea";

/**
 * Fills a place anew. The keyboard goes on where it was: on what stands there now.
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

/** Does something once the keyboard has gone on: a box that is left by Tab tells of its change before it is left. */
export const afterwards = (/** @type {() => void} */ act) => void setTimeout(act);
