// A text or a file that somebody gives the page.

import { tooLong } from "../base/files.js";
import { text } from "../base/texts.js";

/** @import { Content } from "../base/files.js" */
/** @import { Game } from "./game.js" */

/** Lets the game read a text or the bytes of a file, or says what is wrong with it already; gives what is wrong, or nothing. */
export function readContent(/** @type {Game} */ game, /** @type {Content} */ content) {
  const read = (/** @type {string | Uint8Array} */ text) => (game.opening.readText(text) ? null : game.data.problem);
  if (content instanceof Uint8Array) return read(content);
  if (typeof content !== "string") return content;
  if (!content.trim()) return text("no-text");
  return tooLong(content.length) ?? read(content);
}
