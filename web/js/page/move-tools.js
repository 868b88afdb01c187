// The buttons below the moves that change variations, shown where there is something to change, and the box for the comment on the current move.

import { make, setText } from "../base/dom.js";
import { faultOf } from "../base/faults.js";
import { say, words } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */

/** The buttons; they act on the position on the board. */
export class MoveTools {
  #game;
  #promote = tool(() => this.#game.navigation.promote(this.#game.data.state.node));
  #remove = tool(() => this.#game.navigation.remove(this.#game.data.state.node));
  #restore = tool(() => this.#game.navigation.restoreDeleted());
  #say = tool(() => this.#write());
  #review = tool(() => this.#openReview(), "review-opener");
  #openReview;
  #box = make("textarea", { rows: 2, hidden: true, spellcheck: true });
  #problem = make("p", { className: "message wrong", hidden: true });
  /** The position whose comment is in the box. @type {number | null} */
  #written = null;

  element = make("div", { className: "move-tools", hidden: true }, this.#review, this.#say, this.#promote, this.#remove, this.#restore, this.#box, this.#problem);

  /**
   * @param {Game} game
   * @param {() => void} review begins a review of the game
   */
  constructor(game, review) {
    this.#game = game;
    this.#openReview = review;
    game.store.on("begin", () => {
      this.#close();
      this.#problem.hidden = true;
    });
    this.#box.onchange = () => this.#keep();
    this.#box.onblur = () => this.#close();
    this.#box.onkeydown = (event) => {
      // With Shift, Enter starts a new line as in other programs.
      const ends = event.key === "Escape" || (event.key === "Enter" && !event.shiftKey);
      if (!ends || event.isComposing) return;
      event.preventDefault();
      if (event.key === "Escape" && this.#written !== null) this.#box.value = this.#words(this.#written);
      this.#box.blur();
    };
  }

  /** Shows the possible actions at the position on the board. */
  render() {
    const { tree, state, canRestore } = this.#game.data;
    const parents = new Map(tree.nodes.map((node) => [node.id, node]));
    const children = (/** @type {number | undefined} */ id) => (id === 0 ? tree.first : id === undefined ? [] : (parents.get(id)?.children ?? []));
    const inVariation = tree.path.some((id) => children(parents.get(id)?.parent)[0] !== id);
    const { mayChange } = this.#game.navigation;
    this.#promote.hidden = !inVariation || !mayChange;
    // The last move is taken back with another button.
    this.#remove.hidden = !mayChange || state.node === 0 || (state.atTip && !inVariation);
    this.#restore.hidden = !canRestore;
    this.#say.hidden = tree.nodes.length === 0;
    if (this.#written !== null && this.#written !== state.node) this.#close();
    this.#review.hidden = !this.#canReview;
    setText(this.#review, say("review-moves"));
    setText(this.#promote, say("variation-promote"));
    setText(this.#remove, say("variation-remove"));
    setText(this.#restore, say("variation-restore"));
    setText(this.#say, say("comment-move"));
    this.#box.setAttribute("aria-label", say("comment-move"));
    this.element.hidden = [this.#review, this.#promote, this.#remove, this.#restore, this.#say].every(({ hidden }) => hidden);
  }

  /** Offered for finished games, and games without a person against the computer. The menu offers it for any. */
  get #canReview() {
    const { tree, state, seats, paused } = this.#game.data;
    return tree.nodes.length > 0 && (state.over || tree.ended || paused || !seats.includes("computer") || tree.review !== "none");
  }

  #words(/** @type {number} */ id) {
    const { tree } = this.#game.data;
    return (id === 0 ? tree.comment : tree.nodes.find((node) => node.id === id)?.comment) ?? "";
  }

  #write() {
    const { node } = this.#game.data.state;
    this.#written = node;
    this.#box.value = this.#words(node);
    this.#box.hidden = false;
    this.#box.focus();
  }

  #keep() {
    if (this.#written === null) return;
    try {
      this.#game.navigation.comment(this.#written, this.#box.value);
      this.#problem.hidden = true;
    } catch (problem) {
      setText(this.#problem, words(faultOf(problem)));
      this.#problem.hidden = false;
    }
  }

  #close() {
    this.#box.hidden = true;
    this.#written = null;
  }
}

const tool = (/** @type {() => void} */ onclick, className = "") => make("button", { type: "button", className, onclick, hidden: true });
