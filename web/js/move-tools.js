// The buttons below the moves that change variations; shown where there is something to change.

import { make, setText } from "./dom.js";
import { say } from "./texts.js";

/** The buttons; they act on the position on the board. */
export class MoveTools {
  #game = null;
  #promote = tool(() => this.#game.promote(this.#game.state.node));
  #remove = tool(() => this.#game.remove(this.#game.state.node));
  #restore = tool(() => this.#game.bringBack());

  element = make("div", { className: "move-tools", hidden: true }, this.#promote, this.#remove, this.#restore);

  /** Shows what can be done with the position on the board. */
  show(game) {
    this.#game = game;
    const { tree, state } = game;
    const parents = new Map(tree.nodes.map((node) => [node.id, node]));
    const children = (id) => (id === 0 ? tree.first : parents.get(id)?.children ?? []);
    const aside = tree.path.some((id) => children(parents.get(id).parent)[0] !== id);
    this.#promote.hidden = !aside;
    // The last move is taken back with another button.
    this.#remove.hidden = state.node === 0 || (state.atTip && !aside);
    this.#restore.hidden = !game.canBringBack;
    setText(this.#promote, say("variation-promote"));
    setText(this.#remove, say("variation-remove"));
    setText(this.#restore, say("variation-restore"));
    this.element.hidden = this.#promote.hidden && this.#remove.hidden && this.#restore.hidden;
  }
}

const tool = (onclick) => make("button", { type: "button", onclick, hidden: true });
