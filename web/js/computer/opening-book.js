// The opening books, by which the computer does not always begin alike. Each is loaded when the computer begins a game.

import { SITE } from "../site.js";

/** The longest wait for a book, in milliseconds: without it the computer thinks for itself. */
const PATIENCE = 1500;

/** The texts of the books that were asked for. @type {Map<string, Promise<string>>} */
const books = new Map();

/** The text of a game's opening book; empty where it cannot be had, or not soon. */
export function openingBook(/** @type {string | undefined} */ name) {
  if (name === undefined) return "";
  const book = books.get(name) ?? load(name);
  books.set(name, book);
  return Promise.race([book, new Promise((/** @type {(text: string) => void} */ resolve) => setTimeout(resolve, PATIENCE, ""))]);
}

async function load(/** @type {string} */ name) {
  const answer = await fetch(new URL(`books/${name}.txt`, SITE)).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => "") : "";
  // A line that breaks off now may hold next time.
  if (!text) books.delete(name);
  return text;
}
