// What went wrong, as a text: the session throws texts, the browser throws errors.

import { text } from "./texts.js";

/** @import { Text } from "../program.js" */

/** What the engine says of its worker: other pages use it too, without a catalogue. @type {Record<string, string>} */
const REASONS = { "it did not answer": "reason-silent", "it could not be started": "reason-not-started" };

/** The text of whatever was thrown, to be shown with `words`. @returns {Text} */
export function faultOf(/** @type {unknown} */ error) {
  if (isText(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return Object.hasOwn(REASONS, message) ? text(REASONS[message]) : text("fault-words", { words: message });
}

/** @returns {value is Text} */
function isText(/** @type {unknown} */ value) {
  return typeof value === "object" && value !== null && "text" in value && Boolean(value.text);
}
