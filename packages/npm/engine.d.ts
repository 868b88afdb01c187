import type { Session } from "./rules.js";

/** How a search stands. */
export interface Progress {
  /** How many moves deep it has looked, counting each player's. */
  depth: number;
  /** Who stands how, in words. */
  score: string;
  /** Positions looked at. */
  nodes: number;
  /** The best line as people write it. */
  line: string;
  /** Its first move in coordinates. */
  best: string | null;
}

/** How strong the computer may play. */
export interface Level {
  level: number;
  name: string;
  /** Whether games begin with it. */
  usual: boolean;
}

/** A computer opponent: it thinks in a worker of its own, one position at a time. */
export class Engine {
  private constructor();

  /** Loads the program and starts the worker. */
  static start(): Promise<Engine>;

  /** The levels there are, the weakest first. */
  static levels(): Promise<Level[]>;

  /** Whether it thinks now. */
  get busy(): boolean;

  /** Finds a move, in coordinates; `null` if the search was given up. A search under way is given up first. */
  think(session: Session, choices?: { level?: number; onProgress?: (progress: Progress) => void }): Promise<string | null>;

  /** Ends the search with the best move found so far; does nothing before there is one. */
  stop(): void;

  /** Gives the search up. */
  abandon(): void;

  /** Gives the search up and ends the worker. After that the engine cannot be used any more. */
  close(): void;
}
