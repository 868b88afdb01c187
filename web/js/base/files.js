// Texts and files for the page.

import { targetOf } from "./dom.js";
import { whole } from "./numbers.js";
import { text } from "./texts.js";

export { copy, download } from "./saving.js";

/** @import { Text } from "../program.js" */

/** The longest text of a game, as `MAX_TEXT_LENGTH` in the limits of crates/session: far longer than any game. */
const MAX_TEXT_LENGTH = 2_000_000;

/** The error for a text of this length, or nothing. */
export function tooLong(/** @type {number} */ letters) {
  return letters > MAX_TEXT_LENGTH ? text("text-too-long", { limit: whole(MAX_TEXT_LENGTH) }) : null;
}

/** What was read: a text, the bytes of a file, or an error. @typedef {string | Uint8Array | Text} Content */

/** The bytes of a file, whose encoding depends on its text; or an error. A file that is too large is not read. */
async function contentOf(/** @type {File} */ file) {
  try {
    return tooLong(file.size) ?? new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that was removed or is not readable.
    console.warn(error);
    return text("file-unreadable", { name: file.name });
  }
}

/** Whether a folder is dropped, which browsers pass like a file. */
const isFolder = (/** @type {DataTransfer} */ { items }) => items[0]?.webkitGetAsEntry?.()?.isDirectory === true;

/** Calls `take` with any text, or the bytes of any file, dropped on the page; or with an error. */
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

/** The dragged data, if the page can take it. */
function carriedBy(/** @type {DragEvent} */ { dataTransfer }) {
  return ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type)) ? dataTransfer : null;
}

/** Calls `take` with the content of each chosen file. The same file can be chosen again after a correction. */
export function takeChosen(/** @type {HTMLInputElement} */ input, /** @type {(content: Content) => void} */ take) {
  input.onchange = async () => {
    const file = input.files?.[0];
    if (!file) return;
    const content = await contentOf(file);
    input.value = "";
    take(content);
  };
}

/** Prevents texts from being pasted into boxes that are too slow for them; `refuse` gets the error. */
export function guardBoxes(/** @type {(problem: Text) => void} */ refuse) {
  document.addEventListener("paste", (event) => {
    const problem = isBox(event) && tooLong(event.clipboardData?.getData("text/plain").length ?? 0);
    if (!problem) return;
    event.preventDefault();
    refuse(problem);
  });
}

const isBox = (/** @type {Event} */ event) => Boolean(targetOf(event)?.closest("input, textarea"));
