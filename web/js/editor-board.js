// A second board, for the editor: the view alone, without a game.

import * as pieces from "./pieces.js";
import { make } from "./dom.js";
import { BoardView } from "./program.js";
import { settings } from "./settings.js";

/** A view on a new canvas in a place, which looks as the board is set to look. `hear` gets its gestures. */
export function diagramBoard(place, game, hear) {
  const canvas = make("canvas");
  canvas.dataset.textLabel = "editor-board";
  canvas.setAttribute("role", "img");
  place.replaceChildren(canvas);
  const view = new BoardView(canvas, (text) => hear(JSON.parse(text)));
  view.setTheme(JSON.stringify({ board: settings.get("board"), pieces: settings.get("pieces"), coordinates: settings.get("coordinates") }));
  for (const id of game.variant.art) if (pieces.text(id)) view.set_art(id, pieces.text(id));
  for (const { art, letter } of game.pieceList()) view.set_letter(art, letter);
  return view;
}
