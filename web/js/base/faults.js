// Errors as texts: the session throws texts, the browser throws errors.

import { text } from "./texts.js";

/** @import { Text } from "../program.js" */

/** The engine's messages about its worker: other pages use it too, without a catalogue. @type {Record<string, string>} */
const REASONS = { "it did not answer": "reason-silent", "it could not be started": "reason-not-started" };

/** The text of anything thrown, for `words`. @returns {Text} */
export function faultOf(/** @type {unknown} */ error) {
  if (isText(error)) return error;
  if (error instanceof WebAssembly.RuntimeError) reportFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  return Object.hasOwn(REASONS, message) ? text(REASONS[message]) : text("fault-words", { words: message });
}

/** Reports a panic of the program that a caller has caught: the page must know about it. */
function reportFailure(/** @type {Error} */ { message }) {
  /** @type {((message: string) => void) | undefined} */
  const hear = Reflect.get(globalThis, "onMenageriePanic");
  hear?.(message);
}

/** @returns {value is Text} */
function isText(/** @type {unknown} */ value) {
  return typeof value === "object" && value !== null && "text" in value && Boolean(value.text);
}
