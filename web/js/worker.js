// The computer's own thread, with its own instance of the program.

import { Searcher, start } from "./searcher.js";

/** @import { SearchProgress } from "./program.js" */
/** @import { FromWorker, Question, ToWorker } from "./engine.js" */

/** @type {(module: WebAssembly.Module) => void} */
let give;
/** What is asked before the program is there waits for it. */
const started = new Promise((/** @type {(module: WebAssembly.Module) => void} */ resolve) => (give = resolve)).then(begin);
// Told with the first search.
started.catch(() => {});

self.onmessage = async (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "start") return give(data.module);
  const { id } = data;
  try {
    const { searcher, memory } = await started;
    const onProgress = (/** @type {SearchProgress} */ progress) => {
      tell({ type: "progress", id, progress: { ...progress, memory: memory.buffer.byteLength } });
    };
    tell({ type: "done", id, answer: answer(searcher, data, onProgress) });
  } catch (error) {
    // What cannot be searched is said in a sentence; anything else has left the program in an unknown state.
    if (typeof error === "string") tell({ type: "refused", id, message: error });
    else tell({ type: "crashed", id, message: error instanceof Error ? error.message : String(error) });
  }
};

async function begin(/** @type {WebAssembly.Module} */ module) {
  const memory = await start(module);
  const searcher = new Searcher();
  tell({ type: "ready" });
  return { searcher, memory };
}

/**
 * @param {Searcher} searcher
 * @param {Question} question
 * @param {(progress: SearchProgress) => void} onProgress
 */
function answer(searcher, question, onProgress) {
  if (question.type === "review") return searcher.review(question.record, question.played, question.millis);
  if (question.type === "analyse") return searcher.analyse(question.record, question.lines, question.millis, onProgress);
  const known = question.book && searcher.bookMove(question.record, question.book);
  return known || searcher.search(question.record, question.level, onProgress);
}

const tell = (/** @type {FromWorker} */ message) => self.postMessage(message);
