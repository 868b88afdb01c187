// Work that may wait until the page is idle.

/** The longest wait in milliseconds. */
const MAX_WAIT = 2000;

/** Does something when the page is idle. */
export function whenIdle(/** @type {() => void} */ act) {
  // Safari has no such callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: MAX_WAIT });
  else setTimeout(act, MAX_WAIT / 10);
}
