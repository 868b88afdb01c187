// The shapes that the person has drawn on the board: arrows, and circles where both squares are the same.

/** @import { BoardShape } from "../program.js" */

/** @type {BoardShape["colour"][]} */
const COLOURS = ["green", "red", "blue", "yellow"];

/** The shapes in the format of marks. */
export class DrawnShapes {
  /** @type {BoardShape[]} */
  shapes = [];

  /**
   * Draws a shape. Drawn again in its colour, it is removed; in another one, its colour changes. A finger has no colour (null): drawn again, the
   * shape takes the next colour, and is removed after the last.
   * @param {{ from: string, to: string, colour: BoardShape["colour"] | null }} shape
   */
  draw({ from, to, colour }) {
    const end = from === to ? null : to;
    const same = (/** @type {BoardShape} */ shape) => shape.from === from && shape.to === end;
    const old = this.shapes.find(same)?.colour;
    const next = colour ?? COLOURS[old ? COLOURS.indexOf(old) + 1 : 0];
    this.shapes = this.shapes.filter((shape) => !same(shape));
    if (next && next !== old) this.shapes.push({ from, to: end, colour: next });
  }

  /** Removes all shapes; returns whether there were any. */
  clear() {
    const some = this.shapes.length > 0;
    this.shapes = [];
    return some;
  }
}
