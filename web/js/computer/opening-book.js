// The opening books, which vary the computer's first moves. Each is loaded when the computer begins a game.

import { SITE } from "../site.js";

/** The longest wait for a book, in milliseconds; without it the computer searches. */
const PATIENCE = 1500;

/** The texts of the requested books. @type {Map<string, Promise<string>>} */
const books = new Map();

/** The text of a game's opening book; empty if it is not available, or not in time. */
export function openingBook(/** @type {string | undefined} */ name) {
  if (name === undefined) return "";
  const book = books.get(name) ?? load(name);
  books.set(name, book);
  return Promise.race([book, new Promise((/** @type {(text: string) => void} */ resolve) => setTimeout(resolve, PATIENCE, ""))]);
}

async function load(/** @type {string} */ name) {
  const answer = await fetch(new URL(`books/${name}.txt`, SITE)).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => "") : "";
  // A failed connection may work the next time.
  if (!text) books.delete(name);
  return text;
}
