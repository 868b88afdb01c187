// The computer's own thread, with its own instance of the program.

import { Searcher, start } from "../program.js";

let searcher = null;
let memory = null;

async function begin(module) {
  ({ memory } = await start(module));
  searcher = new Searcher();
  self.postMessage({ type: "ready" });
}

let begun = null;

self.onmessage = async ({ data }) => {
  if (data.type === "start") {
    begun = begin(data.module);
    // Told with the first search.
    begun.catch(() => {});
    return;
  }
  const { id } = data;
  try {
    await begun;
    self.postMessage({ type: "done", id, move: search(data) });
  } catch (error) {
    // What cannot be searched is said in a sentence; anything else has left the program in an unknown state.
    if (typeof error === "string") self.postMessage({ type: "refused", id, message: error });
    else self.postMessage({ type: "crashed", id, message: error?.message ?? String(error) });
  }
};

function search({ id, type, record, level, lines, millis }) {
  const tell = (progress) => {
    self.postMessage({ type: "progress", id, progress: { ...progress, memory: memory.buffer.byteLength } });
  };
  return type === "analyse" ? searcher.analyse(record, lines, millis, tell) : searcher.search(record, level, tell);
}
