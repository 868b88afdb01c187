// The one place that knows the names of the built files.

import init, { BoardView, Searcher, Session } from "../wasm.js";

const ADDRESS = new URL("../wasm_bg.wasm", import.meta.url);

export { BoardView, Searcher, Session };

/** Compiles the program; the result can be handed to a worker, which then starts without loading anything. */
export async function compile() {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`the program could not be loaded (${answer.status})`);
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch {
    // A server that sends another type than application/wasm: slower, but it works.
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

/** Starts the program on this side. */
export async function start(module) {
  await init({ module_or_path: module });
}
