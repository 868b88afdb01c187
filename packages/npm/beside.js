// Programs in Node, which fetches no files: they are read from where they lie.

/** The bytes of the program at an address, in Node; elsewhere nothing: there it is fetched. */
export async function beside(/** @type {URL} */ address) {
  if (!Reflect.get(globalThis, "process")?.versions?.node || address.protocol !== "file:") return undefined;
  // Not written as a word, which bundlers for browsers would look for.
  const files = ["node", "fs/promises"].join(":");
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
  return readFile(address);
}
