// The computer's own thread, with its own instance of the program.

import { Searcher, start } from "./program.js";

let searcher = null;

async function begin(module) {
  await start(module);
  searcher = new Searcher();
}

let begun = null;

self.onmessage = async ({ data }) => {
  if (data.type === "start") {
    begun = begin(data.module);
    // Told with the first search.
    begun.catch(() => {});
    return;
  }
  const { id, record, level } = data;
  try {
    await begun;
    const move = searcher.search(record, level, (text) => {
      self.postMessage({ type: "progress", id, progress: JSON.parse(text) });
    });
    self.postMessage({ type: "done", id, move });
  } catch (error) {
    self.postMessage({ type: "error", id, message: error?.message ?? String(error) });
  }
};
