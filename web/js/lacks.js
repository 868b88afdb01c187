// What a browser lacks of WebAssembly that the programs are made of.

/** A program of one function, which only a browser with SIMD takes for one. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** The name of what is missing; empty where nothing is. */
export function lacks() {
  if (typeof WebAssembly !== "object") return "WebAssembly";
  return WebAssembly.validate(SIMD) ? "" : "WebAssembly SIMD";
}

/** Whether an error says that there is no memory: browsers have no name of their own for it. */
export const isMemory = (/** @type {unknown} */ error) => error instanceof RangeError || (error instanceof Error && /\bmemory\b/i.test(error.message));

/** Whether a policy of the page or its server has forbidden to compile. */
export const isBlocked = (/** @type {unknown} */ error) => /content security|\bCSP\b|unsafe-eval/i.test(error instanceof Error ? error.message : "");

/** Whether these bytes begin as a program does, and not as a page that a server has sent instead. */
export const isProgram = (/** @type {Uint8Array} */ bytes) => [0, 97, 115, 109].every((byte, at) => bytes[at] === byte);
