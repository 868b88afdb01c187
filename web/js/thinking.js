// What the computer has found so far.

import { byId, setText } from "./dom.js";

const counts = new Intl.NumberFormat("en");

/** Shows the last news of the search; they stay readable when it has ended. */
export function showThinking({ thinking, progress }) {
  byId("engine").classList.toggle("busy", thinking);
  if (!progress) {
    if (thinking) for (const part of ["depth", "score", "nodes", "line"]) setText(byId(`engine-${part}`), "–");
    return;
  }
  setText(byId("engine-depth"), String(progress.depth));
  setText(byId("engine-score"), progress.score);
  setText(byId("engine-nodes"), counts.format(progress.nodes));
  setText(byId("engine-line"), progress.line);
}
