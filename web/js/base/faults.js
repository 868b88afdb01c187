// What went wrong, as a text: the session throws the JSON of texts, the browser throws objects.

import { text } from "./texts.js";

/** What the engine says of its worker: other pages use it too, without a catalogue. */
const REASONS = { "it did not answer": "reason-silent", "it could not be started": "reason-not-started" };

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
  return message in REASONS ? text(REASONS[message]) : text("fault-words", { words: message });
}
