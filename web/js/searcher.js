// The worker's program, with the computer, on the importing thread.

import init, { Searcher } from "../worker.js";
import { startWith } from "./wasm.js";

export { Searcher };

/** Starts the program on this thread; returns its memory. */
export const start = (/** @type {WebAssembly.Module} */ module) => startWith(init, module);
