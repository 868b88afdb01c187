// Checks the browser for the features of WebAssembly that the programs need.

/** A program with one function, which is only valid in a browser with SIMD. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** The name of the missing feature; empty if there is none. */
export function lacks() {
  if (typeof WebAssembly !== "object") return "WebAssembly";
  return WebAssembly.validate(SIMD) ? "" : "WebAssembly SIMD";
}

/** Whether an error means that there is no memory: browsers have no special error for it. */
export const isMemory = (/** @type {unknown} */ error) => error instanceof RangeError || (error instanceof Error && /\bmemory\b/i.test(error.message));

/** Whether a policy of the page or its server forbids compilation. */
export const isBlocked = (/** @type {unknown} */ error) => /content security|\bCSP\b|unsafe-eval/i.test(error instanceof Error ? error.message : "");

/** Whether these bytes begin like a program, and not like an error page of a server. */
export const isProgram = (/** @type {Uint8Array} */ bytes) => [0, 97, 115, 109].every((byte, at) => bytes[at] === byte);
