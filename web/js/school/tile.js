// A tile of a map of pieces: the picture, the name, and how much of the lesson is done.

import { make } from "../base/dom.js";
import { say, words } from "../base/texts.js";
import * as pieces from "../board/piece-art.js";
import { isLearned } from "./progress.js";
import { addressOf, opensHere } from "./room.js";

/** @import { LessonPiece, VariantInfo } from "../program.js" */
/** @import { PieceProgress } from "./progress.js" */

/**
 * The tile of a piece, a link to its lesson.
 * @param {{ variant: VariantInfo, colour: string, open?: (kind: string) => void }} room without `open` the lesson is another page
 * @param {LessonPiece} piece
 * @param {PieceProgress} progress
 * @param {boolean} isNext
 */
export function tile({ variant, colour, open }, piece, { done, all }, isNext) {
  const learned = isLearned({ done, all });
  const dots = Array.from({ length: all }, (_, index) => make("i", { className: index < done.length ? "done" : "" }));
  const name = make("b", { textContent: words(piece.name) });
  const element = make("a", { className: `school-tile${learned ? " learned" : ""}${isNext ? " next" : ""}`, href: addressOf(variant.id, piece.kind) },
    pieces.picture(piece.art, colour), name, make("span", { className: "dots", "aria-hidden": "true" }, ...dots));
  element.dataset.piece = piece.kind;
  const id = learned ? "school-tile-learned" : done.length > 0 ? "school-tile-some" : "school-tile-new";
  element.setAttribute("aria-label", say(id, { piece: piece.name, done: done.length, all }));
  element.title = words(piece.line);
  if (open) {
    element.onclick = (event) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      open(piece.kind);
    };
  }
  return element;
}
