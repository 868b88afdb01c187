// The files of the worker: its program, and the script that it runs.

import { compileFrom } from "./wasm.js";

/** The program. A literal address, as bundlers expect. */
const PROGRAM = new URL("../worker_bg.wasm", import.meta.url);

/** Loads and compiles the worker's program. */
export const compile = () => compileFrom(PROGRAM);

/** A new worker, also for a page of another origin than this module's. */
export function openWorker() {
  if (new URL(import.meta.url).origin === location.origin) {
    // A literal address, as bundlers expect.
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "computer" });
  }
  return new Worker(importingWorker(), { type: "module", name: "computer" });
}

/** @type {string | undefined} */
let importing;

/** The address of a script that imports the worker: browsers start workers only from the page's own origin. */
function importingWorker() {
  // Not in the form that bundlers detect: the worker of a bundle always has the page's origin.
  const here = import.meta.url;
  const address = new URL("worker.js", here).href;
  importing ??= URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
  return importing;
}
