// A promise that is kept from outside of it. Older browsers have no `Promise.withResolvers`.

/** A promise, and what fulfils it. */
export function kept() {
  /** @type {() => void} */
  let keep = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((resolve) => (keep = resolve));
  return { promise, keep };
}
