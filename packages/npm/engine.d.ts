import type { LevelInfo } from "./page.js";
import type { SearchLine, SearchProgress } from "./worker.js";
import type { Session } from "./rules.js";

/** One of the best lines. */
export interface Line extends SearchLine {}

/** How a search stands. */
export interface Progress extends SearchProgress {
  /** Bytes that the worker's program holds. */
  memory: number;
}

/** How strong the computer may play. */
export interface Level extends LevelInfo {}

/** A computer opponent: it thinks in a worker of its own, one position at a time. */
export class Engine {
  private constructor();

  /**
   * Loads the program and starts the worker. A worker that crashes, hangs or is ended is started and asked again, three
   * times at most; `onRestart` hears why. The worker begins with the address of a blob. Where a page allows none, `worker` makes it, from
   * then on for all engines: `() => new Worker(…)` with the script `menagerie-chess/worker`.
   */
  static start(choices?: { onRestart?: (reason: string) => void; worker?: () => Worker }): Promise<Engine>;

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
