// The position editor: what is set up need not be a position of the game until it is played.

import { ask, check, worded } from "./load.js";
import { Editor as Program, Session } from "./programs/rules.js";
import { idOf } from "./variant-id.js";

/** @import { GivenVariant } from "./rules.js" */

/** A position that is being set up. */
export class PositionEditor {
  #program;
  #letters;

  /**
   * @param {GivenVariant} variant
   * @param {{ options?: Record<string, boolean>, position?: string }} [choices]
   */
  constructor(variant, choices = {}) {
    ask(() => check(choices, ["options", "position"]));
    const { options = {}, position } = choices;
    const id = idOf(variant);
    this.#letters = ask(() => Session.variantInfo(id)).letters;
    this.#program = ask(() => new Program(id, options, position ?? start(id, options)));
  }

  /** The letters of the kinds of piece. */
  get letters() {
    return [...this.#letters];
  }

  /** Puts a piece, by its letter and its player, on a square, in place of what stands there. */
  place(/** @type {string} */ square, /** @type {string} */ letter, /** @type {number} */ player) {
    ask(() => this.#program.place(square, letter, player));
    return this;
  }

  /** Moves a piece, onto whatever stands there. */
  move(/** @type {string} */ from, /** @type {string} */ to) {
    ask(() => this.#program.move(from, to));
    return this;
  }

  /** Takes a piece away. */
  remove(/** @type {string} */ square) {
    ask(() => this.#program.remove(square));
    return this;
  }

  /** Takes all pieces away. */
  clear() {
    this.#program.clear();
    return this;
  }

  /** Sets up the start position. */
  start() {
    this.#program.start();
    return this;
  }

  /** Whose turn it is, counted from 0. */
  get turn() {
    return this.#program.turn();
  }

  set turn(/** @type {number} */ player) {
    ask(() => this.#program.setTurn(player));
  }

  /** The rights there are, such as castling. */
  get rights() {
    return worded(ask(() => this.#program.rights()));
  }

  /** Gives or takes a right. */
  setRight(/** @type {string} */ id, /** @type {boolean} */ on) {
    this.#program.setRight(id, on);
    return this;
  }

  /** The pieces in the hands. */
  get hands() {
    return worded(ask(() => this.#program.hands()));
  }

  /** Puts so many pieces of a kind into the hand of a player. */
  setHand(/** @type {number} */ player, /** @type {string} */ letter, /** @type {number} */ count) {
    ask(() => this.#program.setHand(player, letter, count));
    return this;
  }

  /** Everything that is wrong with the position, in words; nothing when it can be played. */
  get problems() {
    return worded(ask(() => this.#program.problems()));
  }

  /** The position as it is, playable or not. */
  get fen() {
    return this.#program.fen();
  }

  /** What a board shows of it. */
  scene(/** @type {{ orientation?: number }} */ view = {}) {
    ask(() => check(view, ["orientation"]));
    const { orientation = 0 } = view;
    return ask(() => this.#program.scene(orientation));
  }

  /** Gives the memory back at once. */
  free() {
    this.#program.free();
  }
}

/** The start position of a game. */
function start(/** @type {string} */ id, /** @type {Record<string, boolean>} */ options) {
  const session = new Session(id, options);
  const { fen } = session.state();
  session.free();
  return fen;
}
