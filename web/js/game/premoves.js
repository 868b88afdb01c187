// A move that is entered before its turn.

/** @import { MoveChoice } from "../program.js" */

/** @typedef {{ from: string, to: string }} Premove */

/** The move that waits. It is played when the turn comes, if it is legal then. */
export class Premoves {
  /** What waits: one move at most. @type {Premove[]} */
  list = [];

  /** Lets a move wait, instead of the one that waited before. */
  set(/** @type {string} */ from, /** @type {string} */ to) {
    this.list = [{ from, to }];
  }

  /** Drops it. Tells whether there was one. */
  drop() {
    const some = this.list.length > 0;
    if (some) this.list = [];
    return some;
  }

  /**
   * The move to be played now that its turn has come, in coordinates, or null. Of several, `choices` names the one that
   * promotes highest first.
   * @param {(from: string, to: string) => MoveChoice[]} choices
   */
  take(choices) {
    const [first] = this.list;
    if (!first) return null;
    this.list = [];
    return choices(first.from, first.to)[0]?.move ?? null;
  }
}
