// Walking through the game, taking back, and changing its variations.

import { faultOf } from "../base/faults.js";

/** A table at which one can look back, and try something else. */
export const Walking = (Base) => class extends Base {
  /** Takes back to a person's turn, or one move if only computers play. */
  undo() {
    if (!this.canUndo) return;
    // What ended the game is taken back alone: whose turn it was plays on.
    const { ended } = this.tree;
    this.takeBack(() => this.session.undo() && !ended && this.look().canUndo);
  }

  /** Plays again what was taken back, to a person's turn. */
  redo() {
    if (this.canRedo) this.takeBack(() => this.session.redo() && this.look().canRedo);
  }

  /** Whether there is something of a person's to take back. */
  get canUndo() {
    if (!this.state.canUndo || this.tree.ended || !this.seats.includes("human")) return this.state.canUndo;
    const parents = new Map(this.tree.nodes.map((node) => [node.id, node]));
    for (let node = parents.get(this.tree.tip); node; node = parents.get(node.parent)) {
      if (this.seats[node.player] === "human") return true;
    }
    return false;
  }

  /** Whether there is something to play again. */
  get canRedo() {
    return this.state.canRedo;
  }

  /** Shows the `first`, the position `back` or `forward`, or the `last` of this line. */
  walk(where) {
    const { session } = this;
    if (where === "first") session.goTo(0);
    else if (where === "back") session.back();
    else if (where === "forward") session.forward();
    else while (session.forward());
    this.walked();
  }

  /** Shows what was tried instead of the move that is shown: the one listed `below` it, or `above`. Says whether there is any. */
  beside(where) {
    const { nodes, first } = this.tree;
    const parents = new Map(nodes.map((node) => [node.id, node]));
    const shown = parents.get(this.state.node);
    const tried = shown ? parents.get(shown.parent)?.children ?? first : [];
    const other = tried[tried.indexOf(shown?.id) + (where === "below" ? 1 : -1)];
    if (other !== undefined) this.goTo(other);
    return tried.length > 1;
  }

  /** Shows a position of the tree. */
  goTo(id) {
    if (this.session.goTo(id)) this.walked();
  }

  /** Makes the variation with this position the main one where it branches off. */
  promote(id) {
    if (!this.session.promote(id)) return;
    this.own();
    this.walked();
  }

  /** Says something of the move that led to a position, or before the first one. Throws a text if that is too long. */
  comment(id, words) {
    try {
      if (!this.session.setComment(id, words)) return;
    } catch (error) {
      throw faultOf(error);
    }
    this.own();
    this.touched = true;
    this.tree = this.session.tree();
    this.onChange();
  }

  /** Deletes a position and everything after it. */
  remove(id) {
    if (!this.session.remove(id)) return;
    this.own();
    this.canBringBack = true;
    this.clocks.pause();
    this.walked();
  }

  /** Brings back what was deleted last. */
  bringBack() {
    this.canBringBack = this.session.restore() && this.session.canRestore;
    this.walked();
  }

  /** Another position is looked at. */
  walked() {
    this.computers.drop();
    this.waitingMoves.drop();
    this.drawOffer = null;
    this.unsay();
    this.changed();
  }

  /** Takes steps back, or forth again, as long as that ends in a turn of the computer’s. */
  takeBack(step) {
    if (this.overtaken()) return;
    this.own();
    const people = this.seats.includes("human");
    this.computers.drop();
    this.waitingMoves.drop();
    this.unsay();
    this.drawOffer = null;
    this.clocks.pause();
    while (step() && people && this.isComputer(this.state.turn));
    this.paused = !people;
    this.changed();
  }
};
