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

/** Takes the network that the page was asked for; null if it has none. @type {(bytes: ArrayBuffer | null) => void} */
let take;

self.onmessage = async (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "start") return give(data.module);
  if (data.type === "network") return take(data.bytes);
  const { id } = data;
  try {
    const { searcher, memory } = await started;
    const onProgress = (/** @type {SearchProgress} */ progress) => {
      tell({ type: "progress", id, progress: { ...progress, memory: memory.buffer.byteLength } });
    };
    tell({ type: "done", id, answer: await answer(searcher, data, onProgress) });
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
 * @param {Question & { id: number }} question
 * @param {(progress: SearchProgress) => void} onProgress
 */
async function answer(searcher, question, onProgress) {
  const known = question.type === "search" && question.book && searcher.bookMove(question.record, question.book);
  if (known) return known;
  await bringNetwork(searcher, question);
  if (question.type === "review") return searcher.review(question.record, question.played, question.millis);
  if (question.type === "analyse") return searcher.analyse(question.record, question.lines, question.millis, onProgress);
  return searcher.search(question.record, question.level, onProgress);
}

/**
 * Gives the searcher the network that a question wants, if the page has it. Without it the computer thinks as well as it can, and the
 * next question asks again.
 * @param {Searcher} searcher
 * @param {Question & { id: number }} question
 */
async function bringNetwork(searcher, question) {
  const { id, record } = question;
  const game = record.variant;
  if (!searcher.wantsNetwork(game, question.type === "search" ? question.level : undefined)) return;
  const asked = new Promise((/** @type {(bytes: ArrayBuffer | null) => void} */ resolve) => (take = resolve));
  tell({ type: "network", id, game });
  const bytes = await asked;
  if (!bytes) return;
  try {
    searcher.setNetwork(record, new Uint8Array(bytes));
  } catch (error) {
    // What cannot be used is said in a sentence, as with what cannot be searched.
    if (typeof error !== "string") throw error;
    console.info(error);
    tell({ type: "bad-network", id, game });
  }
}

const tell = (/** @type {FromWorker} */ message) => self.postMessage(message);
