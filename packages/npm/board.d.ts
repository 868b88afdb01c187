import type { Gesture } from "./page.js";
import type { Scene, SquareName } from "./rules.js";

export { init } from "./rules.js";
export type { Gesture };

/** A board drawn on a canvas. It follows the canvas's size on the page and stays sharp on any screen. */
export class BoardView {
  /** A board on a canvas, which reports what is done on it. The program must have been loaded: see `init`. */
  constructor(canvas: HTMLCanvasElement, onGesture?: (gesture: Gesture) => void);

  /** Shows a scene, as soon as the pictures of its pieces are there. */
  show(scene: Scene): Promise<void>;

  /** Where a square lies on the canvas, in CSS pixels from its top left. */
  squareBox(square: SquareName): { left: number; top: number; side: number };

  /** Ends the board: the canvas is left as it is, and nothing is heard of it any more. */
  free(): void;
}
