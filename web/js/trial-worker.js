// Trial games of one definition, one after another, on a separate thread. Terminating the worker ends them.

import { SITE } from "./site.js";

/** @import { FromTrial, ToTrial } from "./trial/run.js" */

/** @typedef {{ step: () => string }} Tryout Plays a game with each step, and gives the report so far as JSON. */
/** @typedef {{ default: () => Promise<unknown>, Tryout: new (definition: string, seed: number, nodes?: number) => Tryout }} Program */

const send = (/** @type {FromTrial} */ message) => self.postMessage(message);

self.onmessage = async (/** @type {MessageEvent<ToTrial>} */ { data: { definition, games, seed, nodes } }) => {
  try {
    /** @type {Program} */
    const program = await import(new URL("worker.js", SITE).href);
    await program.default();
    const tryout = new program.Tryout(definition, seed, nodes);
    send({ type: "begun" });
    for (let done = 1; done <= games; done += 1) send({ type: "report", done, json: tryout.step() });
    send({ type: "done" });
  } catch (error) {
    send({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
};
