import type { Session, SquareName } from "./rules.js";

/** How a search stands. */
export interface Progress {
  /** How many moves deep it has looked, counting each player's. */
  depth: number;
  /** The deepest it has looked, captures beyond the depth included. */
  deepest: number;
  /** Positions looked at. */
  nodes: number;
  /** Positions looked at in a second. */
  nps: number;
  /** Milliseconds since the search began. */
  time: number;
  /** How full the memory for positions is, in thousandths. */
  full: number;
  /** Bytes that the worker's program holds. */
  memory: number;
  /** Who stands how in the best line, in words. */
  score: string;
  /** The best line as people write it. */
  line: string;
  /** Its first move in coordinates. */
  best: string;
  /** The best lines, as many as were asked for and are found, the best one first. */
  lines: Line[];
}

/** One of the best lines. */
export interface Line {
  /** 1 for the best. */
  place: number;
  depth: number;
  /** Who stands how, in words. */
  score: string;
  /** With two players: hundredths of a point for the first one; `null` where a mate is seen. */
  cp: number | null;
  /** With two players: moves until mate, negative if the first player is mated; `null` where none is seen. */
  mate: number | null;
  /** With four players: the hundredths of a point that each can expect, in the order in which they move. */
  standing: number[] | null;
  /** The moves as people write them. */
  line: string;
  /** The first of them. */
  first: string;
  /** The first move in coordinates. */
  best: string;
  /** The squares of the first move; `null` if it is a pass. */
  from: SquareName | null;
  to: SquareName | null;
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

  /**
   * Loads the program and starts the worker. A worker that crashes, hangs or is ended is started and asked again, three
   * times at most; `onRestart` hears why.
   */
  static start(choices?: { onRestart?: (reason: string) => void }): Promise<Engine>;

  /** The levels there are, the weakest first. */
  static levels(): Promise<Level[]>;

  /** Whether it thinks now. */
  get busy(): boolean;

  /** Finds a move, in coordinates; `null` if the search was given up. A search under way is given up first. */
  think(session: Session, choices?: { level?: number; onProgress?: (progress: Progress) => void }): Promise<string | null>;

  /**
   * Looks for the best lines, as many as are asked for, at full strength: for so many milliseconds, or until it is stopped.
   * `onProgress` hears of them a few times a second. Gives the best move, in coordinates; `null` if it was given up.
   */
  analyse(
    session: Session,
    choices?: { lines?: number; millis?: number; onProgress?: (progress: Progress) => void },
  ): Promise<string | null>;

  /** Ends the search with the best move found so far; does nothing before there is one. */
  stop(): void;

  /** Gives the search up. */
  abandon(): void;

  /** Gives the search up and ends the worker. After that the engine cannot be used any more. */
  close(): void;
}
