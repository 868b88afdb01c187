// What may wait until the page has nothing else to do.

/** Milliseconds that it waits at most. */
const LONGEST = 2000;

/** Does something soon, once the page rests. */
export function whenIdle(/** @type {() => void} */ act) {
  // Safari has no such callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: LONGEST });
  else setTimeout(act, LONGEST / 10);
}
