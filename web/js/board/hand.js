// The person's hand on the board: picks pieces up, puts them down, and asks what is not clear. Moves of pieces that are
// picked up before their turn become premoves.

import { blur } from "../base/focus.js";
import { settings } from "../base/settings.js";
import { isPersonsTurn } from "../game/seats.js";
import { isInHand } from "../game/selection.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameView, MoveChoice, UnconfirmedMove } from "../program.js" */
/** @import { PromotionChooser } from "./promotion.js" */
/** @import { SquareBox } from "./popover-place.js" */

/**
 * @typedef {object} HandBoard The board under the hand.
 * @property {() => void} show shows what the hand holds
 * @property {(square: string) => SquareBox} box tells where a square lies in the window
 * @property {(square: string) => void} landed hears where a piece has been put
 */

/** @typedef {{ near?: string, touch?: boolean }} FingerAim What a finger covers besides the square under it. */

/** What the person holds. */
export class Hand {
  #game;
  #chooser;
  #board;
  /** What letting go without dragging will do. @type {(() => void | Promise<void>) | null} */
  #onTap = null;
  /** The square of a piece that is picked up before its turn. @type {string | null} */
  #premoved = null;
  /** The move that waits to be confirmed. @type {UnconfirmedMove | null} */
  #unconfirmed = null;
  /** What was picked before the press under way. @type {string | null} */
  #before = null;

  /**
   * @param {Game} game
   * @param {PromotionChooser} chooser
   * @param {HandBoard} board
   */
  constructor(game, chooser, board) {
    this.#game = game;
    this.#chooser = chooser;
    this.#board = board;
  }

  /** Where the piece picked up is: its square or, of a piece that may be dropped, its letter (`N@`). */
  get picked() {
    return this.#isTurn ? this.#game.data.selected : this.#premoved;
  }

  get #isTurn() {
    return isPersonsTurn(this.#game.data);
  }

  /** Another game is on the board: what was held, or waits to be confirmed, belongs to the one before. */
  begin() {
    this.#onTap = this.#premoved = this.#unconfirmed = null;
    this.#chooser.dismiss();
  }

  /**
   * Follows the game, which has changed: choosing a promotion is void when its piece is no longer picked, and a piece
   * picked up before its turn stays picked when the turn comes. Tells whether that has shown the game again.
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

  /** The game with what the hand holds: a piece picked up, now or before its turn, or a move that is not played yet. @returns {GameView} */
  view() {
    const { orientation } = this.#game.data;
    if (this.#premoved) return { orientation, selected: this.#premoved, premove: true };
    return { orientation, selected: this.#game.selection.picked, unconfirmed: this.#unconfirmed };
  }

  /**
   * The pointer goes down on a square. A finger may mean a place `near` it where the piece can go; and where it misses all of
   * them, what is picked stays picked.
   * @param {string} square
   * @param {FingerAim} [aim]
   */
  pick(square, { near, touch = false } = {}) {
    // Whoever plays on the board has done with writing; a phone then puts its keyboard away.
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

  /** It is let go where it went down. */
  tap() {
    const act = this.#onTap;
    this.#onTap = null;
    return act?.();
  }

  /** The press meant no square: what was picked before it is picked again. */
  retract() {
    this.#onTap = null;
    if (this.picked !== this.#before) this.#select(this.#before);
  }

  /**
   * It is let go on another square.
   * @param {string} from
   * @param {string} square
   * @param {FingerAim} [aim]
   * @returns {void | Promise<void>}
   */
  drop(from, square, { near, touch = false } = {}) {
    this.#onTap = null;
    // Only the piece that was picked is dragged; let go where it came from, it stays picked.
    if (from !== this.picked || from === square) return;
    if (this.#canGo(from, square)) return this.#move(from, square);
    if (near && this.#canGo(from, near)) return this.#move(from, near);
    this.#refuse(from, square, touch);
  }

  /** Lets go of what was picked up. */
  putDown() {
    if (this.#game.data.selected) this.#game.selection.select(null);
    if (this.#premoved) this.#select(null);
  }

  /** Takes back the moves that wait for their turn; tells whether there were any. */
  dropPremoves() {
    const some = this.#game.premoves.list.length > 0;
    if (some) this.#game.selection.dropPremoves();
    return some;
  }

  /** Where the piece on a square may go: now, or when its turn comes. */
  #reach(/** @type {string} */ square) {
    return this.#game.selection.reach(square);
  }

  #canGo(/** @type {string} */ from, /** @type {string} */ to) {
    return this.#reach(from).some(({ square }) => square === to);
  }

  /** Whether a piece of the person stands here that cannot go anywhere: tried, it is said why. */
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
   * Says why a piece may not go to a square, and puts it down unless it is to stay picked. Without a piece, moves that wait are
   * dropped.
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

  /** Shows a move as if it were played, and asks. */
  async #isSure(/** @type {string} */ from, /** @type {string} */ to, /** @type {MoveChoice} */ { art }) {
    this.#unconfirmed = { from, to, art };
    this.#board.show();
    const sure = await this.#chooser.confirm(this.#board.box(to));
    const begun = this.#unconfirmed === null;
    this.#unconfirmed = null;
    // Back again, unless the move is about to be shown as played.
    if (!sure && !begun) this.#board.show();
    return sure;
  }
}
