// The phrases of a live game: six of them and no other text, so that nobody can be insulted. The button to leave is there, too.

import { dialog, open } from "../dialogs/dialog.js";
import { button, make, said } from "../base/dom.js";
import { PHRASES } from "./live-words.js";

/** @import { LiveGame } from "./live.js" */

/** The dialog. */
export class TalkDialog {
  #element;
  #phrases = make("section", { className: "live-phrases" });
  /** @type {LiveGame | null} */
  #live = null;

  constructor() {
    this.#phrases.append(...PHRASES.map((id, phrase) => button(id, { onclick: () => this.#do((live) => live.speak(phrase)) })));
    const leave = button("live-leave", { onclick: () => this.#do((live) => live.stop()) });
    this.#element = dialog("live-talk-title", { className: "friend-dialog live-talk" }, this.#phrases, make("section", {}, said("p", "live-leave-about", { className: "about" }), make("div", { className: "row" }, leave)));
  }

  open(/** @type {LiveGame} */ live) {
    this.#live = live;
    // A spectator has no phrases.
    this.#phrases.hidden = live.watched !== null;
    open(this.#element);
  }

  #do(/** @type {(live: LiveGame) => void} */ act) {
    this.#element.close();
    if (this.#live) act(this.#live);
  }
}
