// Notes about things besides the game, with possible actions. A note stays until it is closed or settled.

import { button, make, setText } from "./dom.js";
import { onLanguage, translate, words } from "./texts.js";

/** @import { Text } from "../program.js" */

/** @typedef {{ label: string, act: () => void, main?: boolean }} NoteAction A button of a note; pressing it closes the note. */

/** The notes on the page, the last one at the bottom. */
export class Notes {
  #place;
  /** @type {Map<string, { element: HTMLElement, show: () => void }>} */
  #notes = new Map();

  constructor(/** @type {HTMLElement} */ place) {
    this.#place = place;
    onLanguage(() => this.#notes.forEach((note) => note.show()));
  }

  /**
   * Shows a text under an id.
   * @param {string} id
   * @param {Text} text
   * @param {NoteAction[]} [actions]
   */
  show(id, text, actions = []) {
    this.drop(id);
    const about = make("p");
    const close = button("close", { picture: "close", alone: true, onclick: () => this.drop(id) });
    const buttons = actions.map(({ label, act, main = false }) => button(label, { className: main ? "main" : "", onclick: () => {
      this.drop(id);
      act();
    } }));
    const element = make("div", {}, about, make("div", { className: "actions" }, ...buttons, close));
    const show = () => {
      setText(about, words(text));
      translate(element);
    };
    this.#notes.set(id, { element, show });
    show();
    this.#place.append(element);
  }

  /** Removes a note. */
  drop(/** @type {string} */ id) {
    this.#notes.get(id)?.element.remove();
    this.#notes.delete(id);
  }
}
