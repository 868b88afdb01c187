// A second board, for the editor: a view and a keyboard on it, without a game.

import { BoardKeys } from "./board-keys.js";
import * as pieces from "./piece-art.js";
import { make } from "../base/dom.js";
import { BoardView } from "../program.js";
import { settings } from "../base/settings.js";

/** @import { Game } from "../game/game.js" */
/** @import { Gesture, Scene } from "../program.js" */

/** @typedef {Gesture | { type: "remove", square: string }} EditorGesture What is done on the board, by pointer or keyboard. */

/** A view on a new canvas in a place, which looks as the board is set to look. */
export class EditorBoard {
  /** @type {BoardView | null} */
  #view;
  #keys;
  #names;
  #players;
  /** @type {Scene | null} */
  #scene = null;

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
    for (const id of data.variant.art) {
      const text = pieces.text(id);
      if (text) view.setArt(id, text);
    }
    const kinds = data.session.pieceList();
    for (const { art, letter } of kinds) view.setLetter(art, letter);
    this.#names = new Map(kinds.map(({ art, name }) => [art, name]));
    this.#players = data.variant.players;
    this.#view = view;
    this.#keys = new BoardKeys(canvas, { label: "editor-board", help: "editor-keys" }, {
      box: (square) => view.squareBox(square),
      beside: (square, right, down) => view.beside(square, right, down),
      start: () => "a1",
      show: () => this.#draw(),
      press: (square) => hear({ type: "pick", square }),
      remove: (square) => hear({ type: "remove", square }),
    });
  }

  /** Shows a scene. */
  show(/** @type {Scene} */ scene) {
    this.#scene = scene;
    this.#draw();
  }

  /** Gives its memory back; the keyboard may still leave it afterwards. */
  free() {
    this.#view?.free();
    this.#view = null;
  }

  #draw() {
    if (!this.#view || !this.#scene) return;
    this.#view.setScene({ ...this.#scene, cursor: this.#keys.cursor }, false);
    this.#keys.name(this.#scene, this.#names, this.#players);
  }
}
