// The board on the page: hands the scene to the view, and makes moves of its gestures.

import { arrows } from "./arrows.js";
import { choose, dismiss } from "./promotion.js";
import * as pieces from "./pieces.js";
import { BoardView } from "./program.js";

export class Board {
  #view;
  #game;
  #chooser;
  #shown = new Set();
  #scene = null;
  /** What letting go without dragging will do. */
  #onTap = null;

  constructor(canvas, chooser, game) {
    this.#game = game;
    this.#chooser = chooser;
    this.#view = new BoardView(canvas, (text) => this.#hear(JSON.parse(text)));
  }

  /** Gives the view the pictures it does not have yet. */
  addPictures(ids) {
    for (const id of ids) {
      const text = pieces.text(id);
      if (!text || this.#shown.has(id)) continue;
      this.#view.set_art(id, text);
      this.#shown.add(id);
    }
  }

  /** Shows the game as it is. */
  show() {
    // A promotion that was being chosen is void when the piece is no longer picked: another game, a move taken back.
    if (!this.#game.selected) dismiss(this.#chooser);
    this.#scene = JSON.parse(this.#game.scene());
    this.showArrows();
  }

  /** Shows the arrows as they are, over the game as it was shown last. */
  showArrows() {
    this.#view.set_scene(JSON.stringify({ ...this.#scene, arrows: arrows(this.#game) }));
  }

  #hear({ type, from, square }) {
    if (type === "pick") this.#pick(square);
    if (type === "tap") this.#tap();
    if (type === "drop") this.#drop(from, square);
    if (type === "cancel") this.#putDown();
  }

  #pick(square) {
    const game = this.#game;
    this.#onTap = null;
    dismiss(this.#chooser);
    const reach = (from) => from && game.targets(from).some((target) => target.square === square);
    if (reach(game.selected)) {
      const from = game.selected;
      this.#onTap = () => this.#move(from, square);
    } else if (square === game.selected) {
      this.#onTap = () => this.#putDown();
    } else if (game.targets(square).length > 0) {
      game.select(square);
    } else {
      this.#onTap = () => this.#putDown();
    }
  }

  #tap() {
    this.#onTap?.();
    this.#onTap = null;
  }

  #drop(from, square) {
    this.#onTap = null;
    // Only the piece that was picked is dragged; let go where it came from, it stays picked.
    if (from !== this.#game.selected || from === square) return;
    if (this.#game.targets(from).some((target) => target.square === square)) this.#move(from, square);
    else this.#putDown();
  }

  #putDown() {
    if (this.#game.selected) this.#game.select(null);
  }

  async #move(from, to) {
    const choices = this.#game.choices(from, to);
    const choice = choices.length > 1 ? await this.#choosePromotion(to, choices) : choices[0];
    if (choice) this.#game.play(choice.move);
    else this.#putDown();
  }

  #choosePromotion(to, choices) {
    const { colour } = this.#game.variant.players[this.#game.state.turn];
    return choose(this.#chooser, this.#view.square_box(to), choices, colour);
  }
}
