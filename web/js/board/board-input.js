// Input on the board: picks pieces up, puts them down, and asks the person about promotions and confirmations. Pieces that are picked up before their
// turn make premoves.

import { blur } from "../base/focus.js";
import { settings } from "../base/settings.js";
import { isPersonsTurn } from "../game/seats.js";
import { isInHand } from "../game/selection.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameView, MoveChoice, UnconfirmedMove } from "../program.js" */
/** @import { PromotionChooser } from "./promotion.js" */
/** @import { SquareBox } from "./popover-place.js" */

/**
 * @typedef {object} InputBoard The board for the input.
 * @property {() => void} show shows the current state of the input
 * @property {(square: string) => SquareBox} box returns the place of a square in the window
 * @property {(square: string) => void} landed is called with the square where a piece was put
 */

/** @typedef {{ near?: string, touch?: boolean }} FingerAim What a finger covers besides the square under it. */

/** The state of the input. */
export class BoardInput {
  #game;
  #chooser;
  #board;
  /** The action of a release without dragging. @type {(() => void | Promise<void>) | null} */
  #onTap = null;
  /** The square of a piece that is picked up before its turn. @type {string | null} */
  #premoved = null;
  /** The move that waits for confirmation. @type {UnconfirmedMove | null} */
  #unconfirmed = null;
  /** The picked square before the current press. @type {string | null} */
  #before = null;

  /**
   * @param {Game} game
   * @param {PromotionChooser} chooser
   * @param {InputBoard} board
   */
  constructor(game, chooser, board) {
    this.#game = game;
    this.#chooser = chooser;
    this.#board = board;
  }

  /** The picked piece: its square or, of a piece in the hand, its letter (`N@`). */
  get picked() {
    return this.#isTurn ? this.#game.data.selected : this.#premoved;
  }

  get #isTurn() {
    return isPersonsTurn(this.#game.data);
  }

  /** Resets the input for another game. */
  begin() {
    this.#onTap = this.#premoved = this.#unconfirmed = null;
    this.#chooser.dismiss();
  }

  /**
   * Follows a change of the game: closes the promotion chooser if its piece is no longer picked, and keeps a piece picked that was picked up before
   * its turn. Returns whether that has shown the game again.
   */
  follow() {
    if (!this.#game.data.selected) this.#chooser.dismiss();
    const square = this.#premoved;
    if (!square || (!this.#isTurn && this.#reach(square).length > 0)) return false;
    this.#premoved = null;
    if (!this.#isTurn || this.#game.selection.targets(square).length === 0) return false;
    this.#game.selection.select(square);
    return true;
  }

  /** The view of the game with the input: a piece picked up, now or before its turn, or an unconfirmed move. @returns {GameView} */
  view() {
    const { orientation } = this.#game.data;
    if (this.#premoved) return { orientation, selected: this.#premoved, premove: true };
    return { orientation, selected: this.#game.selection.picked, unconfirmed: this.#unconfirmed };
  }

  /**
   * The pointer goes down on a square. A finger may mean a target `near` it; if it misses all targets, the picked piece stays picked.
   * @param {string} square
   * @param {FingerAim} [aim]
   */
  pick(square, { near, touch = false } = {}) {
    // A press on the board ends text input; a phone then hides its keyboard.
    if (document.activeElement?.matches("input, textarea")) blur();
    this.#chooser.dismiss();
    const { picked } = this;
    this.#before = picked;
    this.#onTap = null;
    if (picked && this.#canGo(picked, square)) this.#onTap = () => this.#move(picked, square);
    else if (square === picked) this.#onTap = () => this.putDown();
    else if (this.#reach(square).length > 0 || this.#isBlocked(square)) this.#select(square);
    else if (picked && near && this.#canGo(picked, near)) this.#onTap = () => this.#move(picked, near);
    else this.#onTap = () => this.#refuse(picked, square, touch);
  }

  /** The pointer is released where it went down. */
  tap() {
    const act = this.#onTap;
    this.#onTap = null;
    return act?.();
  }

  /** The press did not mean a square: restores what was picked before. */
  retract() {
    this.#onTap = null;
    if (this.picked !== this.#before) this.#select(this.#before);
  }

  /**
   * The pointer is released on another square.
   * @param {string} from
   * @param {string} square
   * @param {FingerAim} [aim]
   * @returns {void | Promise<void>}
   */
  drop(from, square, { near, touch = false } = {}) {
    this.#onTap = null;
    // Only the picked piece is dragged; released on its own square, it stays picked.
    if (from !== this.picked || from === square) return;
    if (this.#canGo(from, square)) return this.#move(from, square);
    if (near && this.#canGo(from, near)) return this.#move(from, near);
    this.#refuse(from, square, touch);
  }

  /** Puts down the picked piece. */
  putDown() {
    if (this.#game.data.selected) this.#game.selection.select(null);
    if (this.#premoved) this.#select(null);
  }

  /** Drops the premoves; returns whether there were any. */
  dropPremoves() {
    const some = this.#game.premoves.list.length > 0;
    if (some) this.#game.selection.dropPremoves();
    return some;
  }

  /** The squares that the piece on a square may move to, now or when its turn comes. */
  #reach(/** @type {string} */ square) {
    return this.#game.selection.reach(square);
  }

  #canGo(/** @type {string} */ from, /** @type {string} */ to) {
    return this.#reach(from).some(({ square }) => square === to);
  }

  /** Whether a piece of the person here cannot move: trying it shows the reason. */
  #isBlocked(/** @type {string} */ square) {
    const { session, state } = this.#game.data;
    if (isInHand(square)) return this.#isTurn;
    return this.#isTurn && session.pieceCard(square)?.owner === state.turn;
  }

  #select(/** @type {string | null} */ square) {
    if (this.#isTurn) return this.#game.selection.select(square);
    this.#premoved = square;
    this.#board.show();
  }

  /**
   * Shows why a piece may not move to a square, and puts it down unless it stays picked. Without a piece, premoves are dropped.
   * @param {string | null} from
   * @param {string} to
   * @param {boolean} stays
   */
  #refuse(from, to, stays) {
    if (!from) this.dropPremoves();
    if (!stays) this.putDown();
    if (from && this.#isTurn) this.#game.selection.explain(from, to, stays);
  }

  async #move(/** @type {string} */ from, /** @type {string} */ to) {
    const game = this.#game;
    this.#board.landed(to);
    if (!this.#isTurn) {
      this.#premoved = null;
      return game.selection.premove(from, to);
    }
    const all = game.data.session.choices(from, to);
    const choice = all.length > 1 ? await this.#choose(to, all) : all[0];
    if (choice && (!settings.get("confirm") || (await this.#isSure(from, to, choice)))) game.turns.play(choice.move);
    else this.putDown();
  }

  #choose(/** @type {string} */ to, /** @type {MoveChoice[]} */ choices) {
    const { variant, state } = this.#game.data;
    return this.#chooser.choose(this.#board.box(to), choices, variant.players[state.turn ?? 0].colour);
  }

  /** Shows a move as if it were played, and asks for confirmation. */
  async #isSure(/** @type {string} */ from, /** @type {string} */ to, /** @type {MoveChoice} */ { art }) {
    this.#unconfirmed = { from, to, art };
    this.#board.show();
    const sure = await this.#chooser.confirm(this.#board.box(to));
    const begun = this.#unconfirmed === null;
    this.#unconfirmed = null;
    // Shows the position again, unless the move is about to be played.
    if (!sure && !begun) this.#board.show();
    return sure;
  }
}
