// Texts and files for this page.

import { targetOf } from "../js/base/dom.js";

/** The most characters of a text: far more than any game. */
const MAX_LENGTH = 2_000_000;

/** The text of a file; empty if it is too long or cannot be read. */
async function textOf(/** @type {File | undefined} */ file) {
  return file && file.size <= MAX_LENGTH ? file.text().catch(() => "") : "";
}

/** Calls `take` with the content of each chosen file; the same file can be chosen again after a correction. */
export function takeChosen(/** @type {HTMLInputElement} */ input, /** @type {(text: string) => void} */ take) {
  input.onchange = async () => {
    const text = await textOf(input.files?.[0]);
    input.value = "";
    take(text);
  };
}

/** Calls `take` with any text or file dropped on the page, except into a box. */
export function takeDrops(/** @type {(text: string) => void} */ take) {
  document.addEventListener("dragover", (event) => {
    if (!targetOf(event)?.closest("input, textarea, .editor")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file && targetOf(event)?.closest("input, textarea, .editor")) return;
    event.preventDefault();
    const text = file ? await textOf(file) : event.dataTransfer?.getData("text/plain") ?? "";
    if (text.trim() && text.length <= MAX_LENGTH) take(text);
  });
}
