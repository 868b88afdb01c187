// What went wrong, as a text: the session throws the JSON of texts, the browser throws objects.

import { text } from "./texts.js";

/** The text of an error, to be shown with `words`. */
export function faultOf(error) {
  if (error?.text) return error;
  const message = typeof error === "string" ? error : error?.message ?? String(error);
  if (message.startsWith("{")) {
    try {
      return JSON.parse(message);
    } catch {
      // Words that happen to begin so.
    }
  }
  return text("fault-words", { words: message });
}
