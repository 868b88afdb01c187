// The files of the computer's worker: its program and its script are in modules. The worker begins with the address of a blob, which needs no file
// that a bundler would have to find.

import { compiled, once } from "./packed.js";

/** The address of the script, once it is loaded. */
let address = "";

/** A function that makes the worker, if the page has given one. @type {(() => Worker) | null} */
let make = null;

/** Loads and compiles the worker's program, and loads its script. */
export const compile = once(async () => {
  const [{ default: packed }, { default: script }] = await Promise.all([import("./programs/computer.packed.js"), import("./programs/worker-script.js")]);
  address ||= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return compiled(packed);
});

/** Makes workers with this function from now on: for pages that allow none from a blob. */
export function makeWorkersWith(/** @type {() => Worker} */ own) {
  make = own;
}

/** A new worker. The program must have been loaded. */
export function openWorker() {
  if (make) return make();
  if (!address) throw new Error("the script of the worker is not loaded");
  return new Worker(address, { name: "computer" });
}
