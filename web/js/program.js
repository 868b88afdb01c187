// The one place that knows the names of the built files.

import init, { BoardView, Clock, Editor, Searcher, Session, Texts } from "../page.js";

const ADDRESS = new URL("../page_bg.wasm", import.meta.url);

export { BoardView, Clock, Editor, Searcher, Session, Texts };

let loading = null;

/**
 * Loads and starts the program, once however often it is asked for. The promise gives the compiled module, which can be
 * handed to a worker: that starts without loading anything.
 */
export function load() {
  loading ??= compile().then(async (module) => {
    await start(module);
    return module;
  });
  // What could not be loaded may be tried again.
  loading.catch(() => (loading = null));
  return loading;
}

/** Compiles the program without starting it. */
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

/** Starts the program on this side; gives what it exports, its memory among it. */
export function start(module) {
  return init({ module_or_path: module });
}
