// The program that reads games in the formats of other programs: loaded with the first text.

import { compiled, once } from "./packed.js";

/** @typedef {typeof import("./programs/importer.js")} Importer */

/** The program, loaded and started once however often it is asked for. @type {() => Promise<Importer>} */
export const reader = once(async () => {
  const [program, { default: packed }] = await Promise.all([import("./programs/importer.js"), import("./programs/importer.packed.js")]);
  await program.default({ module_or_path: await compiled(packed) });
  return program;
});
