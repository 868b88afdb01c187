// Texts and pictures, out of the page and into it.

import { targetOf } from "./dom.js";
import { whole } from "./numbers.js";
import { text } from "./texts.js";

export { copy, download } from "./saving.js";

/** @import { Text } from "../program.js" */

/** The longest text of a game that is taken in, as `LONGEST` in the session's limits: far longer than any game. */
const LONGEST = 2_000_000;

/** What is wrong with a text of so many letters: a text, or nothing. */
export function tooLong(/** @type {number} */ letters) {
  return letters > LONGEST ? text("text-too-long", { limit: whole(LONGEST) }) : null;
}

/** What can be read in: a text, the bytes of a file, or what is wrong with it. @typedef {string | Uint8Array | Text} Content */

/** The bytes of a file, whose encoding only its text tells; or what is wrong with it: one that is too large is not even read. */
async function contentOf(/** @type {File} */ file) {
  try {
    return tooLong(file.size) ?? new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that is gone, or that may not be read.
    console.warn(error);
    return text("file-unreadable", { name: file.name });
  }
}

/** Whether what is dropped is a folder, which browsers hand on as if it were a file. */
const isFolder = (/** @type {DataTransfer} */ { items }) => items[0]?.webkitGetAsEntry?.()?.isDirectory === true;

/** Calls `take` with whatever text, or bytes of a file, are dropped on the page; or with what is wrong with it. */
export function takeDrops(/** @type {(content: Content) => void} */ take) {
  document.addEventListener("dragover", (event) => {
    const carried = carriedBy(event);
    if (!carried || isBox(event)) return;
    event.preventDefault();
    carried.dropEffect = "copy";
  });
  document.addEventListener("drop", async (event) => {
    const carried = carriedBy(event);
    if (!carried) return;
    const file = carried.files[0];
    const words = file ? "" : carried.getData("text/plain");
    const problem = tooLong(words.length);
    if (isBox(event) && !problem) return;
    event.preventDefault();
    if (file) take(isFolder(carried) ? text("file-folder", { name: file.name }) : await contentOf(file));
    else take(problem ?? words);
  });
}

/** What is dragged, if the page can take it. */
function carriedBy(/** @type {DragEvent} */ { dataTransfer }) {
  return ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type)) ? dataTransfer : null;
}

/** Calls `take` with what stands in each file that is chosen; the same one may be chosen again, once it has been mended. */
export function takeChosen(/** @type {HTMLInputElement} */ input, /** @type {(content: Content) => void} */ take) {
  input.onchange = async () => {
    const file = input.files?.[0];
    if (!file) return;
    const content = await contentOf(file);
    input.value = "";
    take(content);
  };
}

/** Keeps texts out of boxes that would choke on them; `refuse` hears what is wrong. */
export function guardBoxes(/** @type {(problem: Text) => void} */ refuse) {
  document.addEventListener("paste", (event) => {
    const problem = isBox(event) && tooLong(event.clipboardData?.getData("text/plain").length ?? 0);
    if (!problem) return;
    event.preventDefault();
    refuse(problem);
  });
}

const isBox = (/** @type {Event} */ event) => Boolean(targetOf(event)?.closest("input, textarea"));
