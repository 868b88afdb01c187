// Programs and data in modules: packed bytes in base64. So every bundler finds them, nothing is fetched from beside a module, and Node reads them
// like a browser.

import { unpack } from "./diagram/unpack.js";
import { lacks } from "./js/lacks.js";

/** The bytes that a text stands for. */
export const unpacked = (/** @type {string} */ text) => unpack(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** The JSON value that a text stands for. @returns {unknown} */
export const unpackedJson = (/** @type {string} */ text) => JSON.parse(new TextDecoder().decode(unpacked(text)));

/** Compiles the program that a text stands for. */
export async function compiled(/** @type {string} */ text) {
  const missing = lacks();
  if (missing) throw new Error(`This browser has no ${missing}`);
  return WebAssembly.compile(unpacked(text));
}

/**
 * A function that does something once, however often it is asked. What has failed is tried again.
 * @template T
 * @param {() => Promise<T>} act
 */
export function once(act) {
  /** @type {Promise<T> | null} */
  let result = null;
  return () => {
    if (result) return result;
    const started = act();
    result = started;
    started.catch(() => (result = null));
    return started;
  };
}
