// A run of trial games in one worker, so that the rest of the machine stays free.

import { SITE } from "../site.js";

/** @typedef {{ definition: string, games: number, seed: number, nodes?: number }} ToTrial What is wanted: games of a definition, as JSON. */
/** @typedef {{ type: "begun" } | { type: "done" } | { type: "report", done: number, json: string } | { type: "failed", reason: string }} FromTrial */

/**
 * Starts a run; returns a function that ends it.
 * @param {ToTrial} wanted
 * @param {(message: FromTrial) => void} hear
 */
export function begin(wanted, hear) {
  const worker = new Worker(new URL("js/trial-worker.js", SITE), { type: "module", name: "trial" });
  const end = () => worker.terminate();
  worker.onmessage = ({ data }) => {
    if (data.type === "done" || data.type === "failed") end();
    hear(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end();
    hear({ type: "failed", reason: event.message || "?" });
  };
  worker.postMessage(wanted);
  return end;
}
