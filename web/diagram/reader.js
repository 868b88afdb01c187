// The program that reads games in other programs' formats.

/** @typedef {typeof import("../importer.js")} Importer The program. */

/** @type {Promise<Importer> | null} */
let loading = null;

/** The program, loaded and started once. */
export function reader() {
  const started = (loading ??= start());
  // What could not be loaded may be tried again.
  started.catch(() => (loading = null));
  return started;
}

async function start() {
  const program = await import("../importer.js");
  await program.default();
  return program;
}
