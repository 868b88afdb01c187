// Navigation in the game: viewing other positions, taking moves back, and changing variations.

import { faultOf } from "../base/faults.js";
import { isComputer, onlyComputers } from "./seats.js";

/** @import { Clocks } from "./clocks.js" */
/** @import { FriendPlay } from "./friend-play.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Turns } from "./turns.js" */

/** Shows other positions of the game. */
export class Navigation {
  #store;
  #turns;
  #clocks;
  #friendly;

  /**
   * @param {GameStore} store
   * @param {Turns} turns
   * @param {Clocks} clocks
   * @param {FriendPlay} friendly
   */
  constructor(store, turns, clocks, friendly) {
    this.#friendly = friendly;
    this.#store = store;
    this.#turns = turns;
    this.#clocks = clocks;
  }

  /** Takes back to a person's turn, or one move if only computers play. In a game with a friend, asks for it. */
  undo() {
    if (!this.canUndo) return;
    if (this.#store.data.friend) return this.#friendly.askBack();
    // The ending of the game is taken back alone: the same player is to move again.
    const { session, tree: { ended } } = this.#store.data;
    this.#takeBack(() => session.undo() && !ended && this.#readState().canUndo);
  }

  /** Plays again what was taken back, up to a person's turn. */
  redo() {
    if (!this.canRedo) return;
    const { session } = this.#store.data;
    this.#takeBack(() => session.redo() && this.#readState().canRedo);
  }

  /** Whether there is a person's move to take back. */
  get canUndo() {
    const { data } = this.#store;
    const { state, tree, seats, friend } = data;
    if (friend) return friend.game.mayAskBack(friend.player);
    if (!state.canUndo || tree.ended || onlyComputers(data)) return state.canUndo;
    const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
    for (let node = nodes.get(tree.tip); node; node = nodes.get(node.parent)) {
      if (seats[node.player] === "human") return true;
    }
    return false;
  }

  /** Whether there is something to play again. */
  get canRedo() {
    const { state, friend } = this.#store.data;
    return state.canRedo && !friend;
  }

  /** Shows the first position, the one before or after, or the last one of this line. */
  walk(/** @type {"first" | "back" | "forward" | "last"} */ where) {
    const { session } = this.#store.data;
    if (where === "first") session.goTo(0);
    else if (where === "back") session.back();
    else if (where === "forward") session.forward();
    else while (session.forward());
    this.#show();
  }

  /**
   * Shows an alternative to the current move: the one listed below it, or above it. Returns whether there was one.
   * @param {"above" | "below"} where
   */
  showAlternative(where) {
    const { tree: { nodes, first }, state } = this.#store.data;
    const parents = new Map(nodes.map((node) => [node.id, node]));
    const shown = parents.get(state.node);
    const tried = shown ? (parents.get(shown.parent)?.children ?? first) : [];
    const other = tried[tried.findIndex((id) => id === shown?.id) + (where === "below" ? 1 : -1)];
    if (other !== undefined) this.goTo(other);
    return tried.length > 1;
  }

  /** Shows a position of the tree. */
  goTo(/** @type {number} */ id) {
    if (this.#store.data.session.goTo(id)) this.#show();
  }

  /** Makes the variation with this position the main line where it branches off. */
  promote(/** @type {number} */ id) {
    if (!this.mayChange || !this.#store.data.session.promote(id)) return;
    this.#turns.own();
    this.#show();
  }

  /**
   * Sets the comment on the move that led to a position, or before the first one. Throws a text if it is too long.
   * @param {number} id
   * @param {string} words
   */
  comment(id, words) {
    const { data } = this.#store;
    try {
      if (!data.session.setComment(id, words)) return;
    } catch (error) {
      throw faultOf(error);
    }
    this.#turns.own();
    data.worthSaving = true;
    data.tree = data.session.tree();
    this.#store.emit("change");
  }

  /** Deletes a position and everything after it. */
  remove(/** @type {number} */ id) {
    const { data } = this.#store;
    if (!this.mayChange || !data.session.remove(id)) return;
    this.#turns.own();
    data.canRestore = true;
    this.#clocks.pause();
    this.#show();
  }

  /** Restores what was deleted last. */
  restoreDeleted() {
    const { data } = this.#store;
    data.canRestore = data.session.restore() && data.session.canRestore;
    this.#show();
  }

  /** Whether variations may be moved and deleted: a game with a friend cannot be changed. */
  get mayChange() {
    return !this.#store.data.friend;
  }

  /** Another position is shown. */
  #show() {
    this.#turns.interrupt();
    this.#turns.changed();
  }

  #readState() {
    const { data } = this.#store;
    data.state = data.session.state();
    return data.state;
  }

  /** Takes steps back, or forth again, while the result is a turn of the computer's. */
  #takeBack(/** @type {() => boolean} */ step) {
    if (this.#turns.isOvertaken()) return;
    const { data } = this.#store;
    this.#turns.own();
    const people = !onlyComputers(data);
    this.#turns.interrupt();
    this.#clocks.pause();
    while (step() && people && isComputer(data, data.state.turn));
    data.paused = !people;
    this.#turns.changed();
  }
}
