// What went wrong, as a text: the session throws texts, the browser throws errors.

import { text } from "./texts.js";

/** What the engine says of its worker: other pages use it too, without a catalogue. */
const REASONS = { "it did not answer": "reason-silent", "it could not be started": "reason-not-started" };

/** The text of an error, to be shown with `words`. */
export function faultOf(error) {
  if (error?.text) return error;
  const message = typeof error === "string" ? error : error?.message ?? String(error);
  return message in REASONS ? text(REASONS[message]) : text("fault-words", { words: message });
}
