import type { BoardArrow, BoardMarks, BoardShape, BoardTheme, Gesture, Premove, ShapeColour } from "./page.js";
import type { Scene, SquareName } from "./rules.js";

export type { BoardArrow, BoardMarks, BoardShape, BoardTheme, Gesture, Premove, ShapeColour };

/** Loads the program of the board. A board does it by itself; this begins earlier, or reports why it cannot be loaded. */
export function init(): Promise<void>;

/** A board drawn on a canvas. It follows the canvas's size on the page and stays sharp on any screen. */
export class BoardView {
  /** A board on a canvas, which reports what is done on it. It loads its program, and shows what it has been given since. */
  constructor(canvas: HTMLCanvasElement, onGesture?: (gesture: Gesture) => void);

  /** Shows a scene, as soon as the pictures of its pieces are there. The pieces glide there, unless `animate` is false. */
  show(scene: Scene, choices?: { animate?: boolean }): Promise<void>;

  /** Shows marks over the scene instead of those before: `shapes` (arrows and circles), `premoves`, `stars` and others. */
  setMarks(marks: BoardMarks): Promise<void>;

  /** Shows arrows for the best lines, instead of those before. */
  setArrows(arrows: BoardArrow[]): Promise<void>;

  /** Chooses the colours of the squares, how pieces are drawn, and where coordinates are written. */
  setTheme(theme: BoardTheme): Promise<void>;

  /** Chooses whether pieces glide. Where people have asked their system for less motion, they never do. */
  setMotion(on: boolean): Promise<void>;

  /** Chooses whether fingers and the wheel can enlarge a part of the board. At first they cannot. */
  setZoomable(on: boolean): Promise<void>;

  /** Where a square lies on the canvas, in CSS pixels from its top left. Something must have been shown. */
  squareBox(square: SquareName): { left: number; top: number; side: number };

  /** The square under a place on the canvas, in CSS pixels from its top left; null beside the board, and before anything is shown. */
  squareAt(x: number, y: number): SquareName | null;

  /** Ends the board: the canvas is left as it is, and nothing is heard of it any more. */
  free(): void;
}
