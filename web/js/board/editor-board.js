// A second board, for the editor: a view and a keyboard on it, without a game.

import { BoardKeys } from "./board-keys.js";
import * as pieces from "./piece-art.js";
import { make } from "../base/dom.js";
import { BoardView } from "../program.js";
import { settings } from "../base/settings.js";

/** @import { Game } from "../game/game.js" */
/** @import { Editor, Gesture } from "../program.js" */
/** @import { Orientation } from "../game/game-store.js" */

/** @typedef {Gesture | { type: "remove", square: string }} EditorGesture What is done on the board, by pointer or keyboard. */

/** A view on a new canvas in a place, with the looks of the settings. */
export class EditorBoard {
  /** @type {BoardView | null} */
  #view;
  #keys;
  #names;
  #variant;

  /**
   * @param {HTMLElement} place
   * @param {Game} game
   * @param {(gesture: EditorGesture) => void} hear gets the gestures; the keyboard makes those of the pointer, and `remove`
   */
  constructor(place, { data }, hear) {
    const canvas = make("canvas");
    place.replaceChildren(canvas);
    const view = new BoardView(canvas, hear);
    view.setTheme({ board: settings.get("board"), pieces: settings.get("pieces"), coordinates: settings.get("coordinates") });
    view.setLoupe(settings.get("loupe"));
    for (const id of data.variant.art) {
      const text = pieces.text(id);
      if (text) view.setArt(id, text);
    }
    const kinds = data.session.pieceList();
    for (const { art, letter } of kinds) view.setLetter(art, letter);
    this.#names = new Map(kinds.map(({ art, name }) => [art, name]));
    this.#variant = data.variant;
    this.#view = view;
    this.#keys = new BoardKeys(canvas, { label: "editor-board", help: "editor-keys" }, {
      box: (square) => view.squareBox(square),
      beside: (square, right, down) => view.beside(square, right, down),
      start: () => "a1",
      show: () => this.#view?.setCursor(this.#keys.cursor),
      press: (square) => hear({ type: "pick", square }),
      remove: (square) => hear({ type: "remove", square }),
    });
  }

  /**
   * Shows the set-up position, with the piece on `selected` picked up.
   * @param {Editor} editor
   * @param {string | null} selected
   * @param {Orientation} orientation
   */
  show(editor, selected, orientation) {
    if (!this.#view) return;
    const { files, ranks, players } = this.#variant;
    this.#view.showEditor(editor, selected, orientation);
    this.#keys.name({ files, ranks, orientation }, this.#view.squares(), this.#names, players);
  }

  /** Frees its memory; the keyboard may still leave it afterwards. */
  free() {
    this.#view?.free();
    this.#view = null;
  }
}
