// The worker's program, which has the computer, on the thread that imports this.

import init, { Searcher } from "../worker.js";
import { startWith } from "./wasm.js";

export { Searcher };

/** Starts the program on this thread; gives its memory. */
export const start = (/** @type {WebAssembly.Module} */ module) => startWith(init, module);
