// A move entered before its turn.

/** @import { MoveChoice } from "../program.js" */

/** @typedef {{ from: string, to: string }} Premove */

/** The premove. It is played on the person's turn, if it is legal then. */
export class Premoves {
  /** The premoves: at most one. @type {Premove[]} */
  list = [];

  /** Sets the premove, in place of the previous one. */
  set(/** @type {string} */ from, /** @type {string} */ to) {
    this.list = [{ from, to }];
  }

  /** Removes it. Returns whether there was one. */
  drop() {
    const some = this.list.length > 0;
    if (some) this.list = [];
    return some;
  }

  /**
   * The move to play now, in coordinates, or null. If there are several, `choices` lists the highest promotion first.
   * @param {(from: string, to: string) => MoveChoice[]} choices
   */
  take(choices) {
    const [first] = this.list;
    if (!first) return null;
    this.list = [];
    return choices(first.from, first.to)[0]?.move ?? null;
  }
}
