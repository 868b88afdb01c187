// The computer's own thread, with its own instance of the program.

import { Searcher, start } from "./searcher.js";

/** @import { SearchProgress } from "./program.js" */
/** @import { FromWorker, Question, ToWorker } from "./engine.js" */

/** @type {(module: WebAssembly.Module) => void} */
let give;
/** Questions wait until the program is loaded. */
const started = new Promise((/** @type {(module: WebAssembly.Module) => void} */ resolve) => (give = resolve)).then(begin);
// Sent with the first search.
started.catch(() => {});

/** Takes the network that was requested; null if there is none. @type {(bytes: ArrayBuffer | null) => void} */
let take;

self.onmessage = async (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "start") return give(data.module);
  if (data.type === "network") return take(data.bytes);
  const { id } = data;
  try {
    const { searcher, memory } = await started;
    const onProgress = (/** @type {SearchProgress} */ progress) => {
      send({ type: "progress", id, progress: { ...progress, memory: memory.buffer.byteLength } });
    };
    send({ type: "done", id, answer: await answer(searcher, data, onProgress) });
  } catch (error) {
    // An invalid question causes an error sentence; any other error leaves the program in an unknown state.
    if (typeof error === "string") send({ type: "refused", id, message: error });
    else send({ type: "crashed", id, message: error instanceof Error ? error.message : String(error) });
  }
};

async function begin(/** @type {WebAssembly.Module} */ module) {
  const memory = await start(module);
  const searcher = new Searcher();
  send({ type: "ready" });
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
  await loadNetwork(searcher, question);
  if (question.type === "review") return searcher.review(question.record, question.played, question.millis);
  if (question.type === "analyse") return searcher.analyse(question.record, question.lines, question.millis, onProgress);
  return searcher.search(question.record, question.level, question.strength, onProgress);
}

/**
 * Gives the searcher the network for a question, if the page has it. Without it the computer uses its other evaluation, and the next question asks
 * again.
 * @param {Searcher} searcher
 * @param {Question & { id: number }} question
 */
async function loadNetwork(searcher, question) {
  const { id, record } = question;
  const game = record.variant;
  if (!searcher.wantsNetwork(game, question.type === "search" ? question.level : undefined)) return;
  const asked = new Promise((/** @type {(bytes: ArrayBuffer | null) => void} */ resolve) => (take = resolve));
  send({ type: "network", id, game });
  const bytes = await asked;
  if (!bytes) return;
  try {
    searcher.setNetwork(record, new Uint8Array(bytes));
  } catch (error) {
    // An invalid network causes an error sentence, like an invalid question.
    if (typeof error !== "string") throw error;
    console.info(error);
    send({ type: "bad-network", id, game });
  }
}

const send = (/** @type {FromWorker} */ message) => self.postMessage(message);
