// A promise that is fulfilled from outside. Older browsers have no `Promise.withResolvers`.

/** A promise, and the function that fulfils it. */
export function kept() {
  /** @type {() => void} */
  let keep = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((resolve) => (keep = resolve));
  return { promise, keep };
}
