// A text or a file that somebody gives the page.

import { tooLong } from "../base/files.js";
import { text } from "../base/texts.js";

/** @import { Content } from "../base/files.js" */
/** @import { Game } from "./game.js" */

/** The marks of texts that define games: our JSON, an ini's sections, a diagram's keys, XBoard's commands. */
const DEFINES = [/^\s*\{\s*"/, /^\s*\[[^\s"\]]+\]\s*$/m, /^\s*(files|ranks|promoZone|maxPromote|symmetry)\s*=/im, /^\s*(piece|setup)\s+\S/m];

/** The text that defines games, if this is one. */
function definitionIn(/** @type {string | Uint8Array} */ content) {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return DEFINES.some((mark) => mark.test(text)) ? text : null;
}

/** Lets the game read a text or the bytes of a file, or says what is wrong with it already; gives what is wrong, or nothing. */
export async function readContent(/** @type {Game} */ game, /** @type {Content} */ content) {
  const read = async (/** @type {string | Uint8Array} */ text) => ((await game.opening.readText(text)) ? null : game.data.problem);
  if (typeof content !== "string" && !(content instanceof Uint8Array)) return content;
  const definition = definitionIn(content);
  if (definition !== null) {
    game.store.emit("define", definition);
    return null;
  }
  if (typeof content !== "string") return read(content);
  if (!content.trim()) return text("no-text");
  return tooLong(content.length) ?? read(content);
}
