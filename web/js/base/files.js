// Texts and pictures, out of the page and into it.

import { whole } from "./numbers.js";
import { text } from "./texts.js";

/** Copies a text; tells whether it could. */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/** Offers a file to be saved: its content is text, or an address such as `data:…`. */
export function download(name, content, type = "text/plain") {
  const address = content.startsWith("data:") ? content : URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  if (address !== content) setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The longest text of a game that is taken in, as `LONGEST` in the session's limits: far longer than any game. */
const LONGEST = 2_000_000;

/** What is wrong with a text of so many letters: a text, or nothing. */
export function tooLong(letters) {
  return letters > LONGEST ? text("text-too-long", { limit: whole(LONGEST) }) : null;
}

/** The bytes of a file, whose encoding only its text tells; or what is wrong with it: one that is too large is not even read. */
export async function contentOf(file) {
  try {
    return tooLong(file.size) ?? new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that is gone, or that may not be read.
    console.warn(error);
    return text("file-unreadable", { name: file.name });
  }
}

/** Whether what is dropped is a folder, which browsers hand on as if it were a file. */
const isFolder = ({ items }) => items[0]?.webkitGetAsEntry?.()?.isDirectory === true;

/** Calls `take` with whatever text, or bytes of a file, are dropped on the page; or with what is wrong with it. */
export function takeDrops(take) {
  const carries = ({ dataTransfer }) => ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type));
  document.addEventListener("dragover", (event) => {
    if (!carries(event) || isBox(event.target)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  });
  document.addEventListener("drop", async (event) => {
    if (!carries(event)) return;
    const file = event.dataTransfer.files[0];
    const words = file ? "" : event.dataTransfer.getData("text/plain");
    const problem = tooLong(words.length);
    if (isBox(event.target) && !problem) return;
    event.preventDefault();
    if (file) take(isFolder(event.dataTransfer) ? text("file-folder", { name: file.name }) : await contentOf(file));
    else take(problem ?? words);
  });
}

/** Calls `take` with what stands in each file that is chosen; the same one may be chosen again, once it has been mended. */
export function takeChosen(input, take) {
  input.onchange = async () => {
    const [file] = input.files;
    if (!file) return;
    const content = await contentOf(file);
    input.value = "";
    take(content);
  };
}

/** Keeps texts out of boxes that would choke on them; `refuse` hears what is wrong. */
export function guardBoxes(refuse) {
  document.addEventListener("paste", (event) => {
    const problem = isBox(event.target) && tooLong(event.clipboardData?.getData("text/plain").length ?? 0);
    if (!problem) return;
    event.preventDefault();
    refuse(problem);
  });
}

const isBox = (target) => Boolean(target.closest?.("input, textarea"));
