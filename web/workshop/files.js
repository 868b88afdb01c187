// Texts and files, into this page.

import { targetOf } from "../js/base/dom.js";

/** The most letters that are taken: far more than any game. */
const LONGEST = 2_000_000;

/** The text of a file; empty if it is too long or cannot be read. */
async function textOf(/** @type {File | undefined} */ file) {
  return file && file.size <= LONGEST ? file.text().catch(() => "") : "";
}

/** Calls `take` with what stands in each file that is chosen; the same one may be chosen again, once it has been mended. */
export function takeChosen(/** @type {HTMLInputElement} */ input, /** @type {(text: string) => void} */ take) {
  input.onchange = async () => {
    const text = await textOf(input.files?.[0]);
    input.value = "";
    take(text);
  };
}

/** Calls `take` with whatever text or file is dropped on the page, but for what is dropped into a box. */
export function takeDrops(/** @type {(text: string) => void} */ take) {
  document.addEventListener("dragover", (event) => {
    if (!targetOf(event)?.closest("input, textarea, .editor")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file && targetOf(event)?.closest("input, textarea, .editor")) return;
    event.preventDefault();
    const text = file ? await textOf(file) : event.dataTransfer?.getData("text/plain") ?? "";
    if (text.trim() && text.length <= LONGEST) take(text);
  });
}
