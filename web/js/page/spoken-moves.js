// Speaks each move, in the language of the page: for people who use a real board, or play blindfold.

import { settings } from "../base/settings.js";
import { language, say, words } from "../base/texts.js";
import { onLastMove } from "./last-move.js";

/** @import { Game } from "../game/game.js" */
/** @import { ScenePiece } from "../program.js" */

/** Speaks the moves of a game. */
export function followSpeech(/** @type {Game} */ game) {
  if (!("speechSynthesis" in window)) return;
  /** The pieces before the last change, by square. @type {Map<string, ScenePiece>} */
  let before = new Map();
  const remember = () => (before = new Map(game.data.session.placement().pieces.map((piece) => [piece.square, piece])));
  if (game.store.begun) remember();
  // This listener runs before the one that remembers the new position of the pieces.
  onLastMove(game, () => settings.get("speech") && speak(moveInWords(game, before)));
  game.store.on("change", remember);
  settings.onChange("speech", () => !settings.get("speech") && speechSynthesis.cancel());
}

/** The last move in words: `Knight takes e5, check`. */
export function moveInWords(/** @type {Game} */ { data }, /** @type {Map<string, ScenePiece>} */ before) {
  const { session, state } = data;
  const { text = "" } = state.moves.at(-1) ?? {};
  const { lastMove: [from, to], pieces } = session.placement();
  const piece = pieces.find(({ square }) => square === (to ?? from));
  const names = new Map(session.pieceList().map(({ art, name }) => [art, name]));
  const parts = [];
  if (!piece || text.startsWith("O-O")) parts.push(text.startsWith("O-O") ? say(text.startsWith("O-O-O") ? "spoken-castles-long" : "spoken-castles") : text);
  else if (to === undefined) parts.push(say("spoken-drop", { piece: names.get(piece.art) ?? piece.art, square: from }));
  else {
    const moved = before.get(from) ?? piece;
    parts.push(say(text.includes("x") ? "spoken-takes" : "spoken-move", { piece: names.get(moved.art) ?? moved.art, square: to }));
    if (moved.art !== piece.art) parts.push(say("said-becomes", { piece: names.get(piece.art) ?? piece.art }));
  }
  if (state.over) parts.push(words(state.status));
  else if (/[+#]/.test(text)) parts.push(say("spoken-check"));
  return parts.join(", ");
}

/** Says something, and stops what was being said. */
function speak(/** @type {string} */ text) {
  const saying = new SpeechSynthesisUtterance(text);
  saying.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(saying);
}
