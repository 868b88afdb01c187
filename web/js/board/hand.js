// The person's hand on the board: picks pieces up, puts them down, and asks what is not clear. A piece picked up while
// it is not the person's turn is moved ahead of it.

import { choose, confirm, dismiss } from "./promotion.js";
import { settings } from "../base/settings.js";

export class Hand {
  #game;
  #chooser;
  #board;
  /** What letting go without dragging will do. */
  #onTap = null;
  /** The piece picked up ahead of its turn. */
  #ahead = null;
  /** The move that waits to be confirmed: `{from, to, art}`. */
  #unsure = null;

  /**
   * A hand over a board: `show()` shows what the hand holds, `box(square)` tells where a square lies in the window,
   * `landed(square)` hears where a piece has been put.
   */
  constructor(game, chooser, board) {
    this.#game = game;
    this.#chooser = chooser;
    this.#board = board;
  }

  /** The square of the piece picked up. */
  get picked() {
    return this.#game.open ? this.#game.selected : this.#ahead;
  }

  /** Whether the piece picked up may go to a square. */
  reaches(square) {
    return Boolean(this.picked) && this.#reach(this.picked).some((target) => target.square === square);
  }

  /** Another game is on the board: what was held, or waits to be confirmed, belongs to the one before. */
  begin() {
    this.#onTap = this.#ahead = this.#unsure = null;
    dismiss(this.#chooser);
  }

  /**
   * Follows the game, which has changed: choosing a promotion is void when its piece is no longer picked, and a piece
   * picked ahead of its turn is picked when the turn comes. Tells whether that has shown the game again.
   */
  follow() {
    if (!this.#game.selected) dismiss(this.#chooser);
    const ahead = this.#ahead;
    if (!ahead || (!this.#game.open && this.#reach(ahead).length > 0)) return false;
    this.#ahead = null;
    if (!this.#game.open || this.#game.targets(ahead).length === 0) return false;
    this.#game.select(ahead);
    return true;
  }

  /** The scene with what the hand holds: a piece picked ahead of its turn, or a move that is not played yet. */
  over(scene) {
    if (this.#ahead) return { ...scene, selected: this.#ahead, targets: this.#reach(this.#ahead) };
    return this.#unsure ? { ...scene, ...tried(scene, this.#unsure) } : scene;
  }

  /** The pointer goes down on a square. */
  pick(square) {
    // Whoever plays on the board has done with writing; a phone then puts its keyboard away.
    if (document.activeElement?.matches("input, textarea")) document.activeElement.blur();
    dismiss(this.#chooser);
    const { picked } = this;
    this.#onTap = null;
    if (this.reaches(square)) this.#onTap = () => this.#move(picked, square);
    else if (square === picked) this.#onTap = () => this.putDown();
    else if (this.#reach(square).length > 0 || this.#isBlocked(square)) this.#select(square);
    else this.#onTap = () => this.#refuse(picked, square);
  }

  /** It is let go where it went down. */
  tap() {
    const act = this.#onTap;
    this.#onTap = null;
    return act?.();
  }

  /** It is let go on another square. */
  drop(from, square) {
    this.#onTap = null;
    // Only the piece that was picked is dragged; let go where it came from, it stays picked.
    if (from !== this.picked || from === square) return;
    if (this.reaches(square)) this.#move(from, square);
    else this.#refuse(from, square);
  }

  /** Lets go of what was picked up. */
  putDown() {
    if (this.#game.selected) this.#game.select(null);
    if (this.#ahead) this.#select(null);
  }

  /** Takes back the moves that wait for their turn; tells whether there were any. */
  dropPremoves() {
    const some = this.#game.premoves.length > 0;
    if (some) this.#game.dropPremoves();
    return some;
  }

  /** Where the piece on a square may go: now, or when its turn comes. */
  #reach(square) {
    return this.#game.open ? this.#game.targets(square) : this.#game.premoveTargets(square);
  }

  /** Whether a piece of the person stands here that cannot go anywhere: tried, it is said why. */
  #isBlocked(square) {
    return this.#game.open && this.#game.pieceCard(square)?.owner === this.#game.state.turn;
  }

  #select(square) {
    if (this.#game.open) return this.#game.select(square);
    this.#ahead = square;
    this.#board.show();
  }

  /** Puts a piece down that may not go there, and says why. Without a piece, moves that wait are dropped. */
  #refuse(from, to) {
    if (!from) this.dropPremoves();
    this.putDown();
    if (from && this.#game.open) this.#game.explain(from, to);
  }

  async #move(from, to) {
    const game = this.#game;
    this.#board.landed(to);
    if (!game.open) {
      this.#ahead = null;
      return game.premove(from, to);
    }
    const choices = game.choices(from, to);
    const choice = choices.length > 1 ? await this.#choosePromotion(to, choices) : choices[0];
    if (choice && (!settings.get("confirm") || (await this.#isSure(from, to, choice)))) game.play(choice.move);
    else this.putDown();
  }

  #choosePromotion(to, choices) {
    const { colour } = this.#game.variant.players[this.#game.state.turn];
    return choose(this.#chooser, this.#board.box(to), choices, colour);
  }

  /** Shows a move as if it were played, and asks. */
  async #isSure(from, to, { art }) {
    this.#unsure = { from, to, art };
    this.#board.show();
    const sure = await confirm(this.#chooser, this.#board.box(to));
    const begun = this.#unsure === null;
    this.#unsure = null;
    // Back again, unless the move is about to be shown as played.
    if (!sure && !begun) this.#board.show();
    return sure;
  }
}

/** What differs in a scene when a move is made that is not played yet. */
function tried({ pieces }, { from, to, art }) {
  const moved = pieces.filter(({ square }) => square !== to).map((piece) => (piece.square === from ? { ...piece, square: to, art } : piece));
  return { pieces: moved, lastMove: [from, to], selected: null, targets: [] };
}
