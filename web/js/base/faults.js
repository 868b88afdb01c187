// What went wrong, as a text: the session throws texts, the browser throws errors.

import { text } from "./texts.js";

/** @import { Text } from "../program.js" */

/** What the engine says of its worker: other pages use it too, without a catalogue. @type {Record<string, string>} */
const REASONS = { "it did not answer": "reason-silent", "it could not be started": "reason-not-started" };

/** The text of whatever was thrown, to be shown with `words`. @returns {Text} */
export function faultOf(/** @type {unknown} */ error) {
  if (isText(error)) return error;
  if (error instanceof WebAssembly.RuntimeError) tellOfFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  return Object.hasOwn(REASONS, message) ? text(REASONS[message]) : text("fault-words", { words: message });
}

/** The program has failed in itself, and whoever asked it has caught that: the page hears of it all the same. */
function tellOfFailure(/** @type {Error} */ { message }) {
  /** @type {((message: string) => void) | undefined} */
  const hear = Reflect.get(globalThis, "onMenageriePanic");
  hear?.(message);
}

/** @returns {value is Text} */
function isText(/** @type {unknown} */ value) {
  return typeof value === "object" && value !== null && "text" in value && Boolean(value.text);
}
