/** A square by its name: `"e4"`, `"n14"`. */
export type SquareName = string;

/** What colour a piece is drawn in. */
export type Colour = "white" | "black" | "red" | "green" | "blue" | "yellow";

/** What the way to a target is: it can be blocked, it leaps over what is between, it hops over a screen, … */
export type TargetKind = "slide" | "leap" | "move" | "capture" | "hop";

/** One of the games. */
export interface Variant {
  /** What the game is called in addresses and attributes: `"gigachess"`. */
  id: string;
  /** What people call it: `"Gigachess"`. */
  name: string;
  files: number;
  ranks: number;
  /** The names of the pictures of its pieces. */
  art: string[];
  /** The players, in the order in which they move. */
  players: {
    name: string;
    colour: Colour;
    /** How far the board is turned, in quarters clockwise, for the player to sit at the bottom. */
    turns: number;
  }[];
  /** What may be chosen before the game. */
  options: { id: string; name: string; about: string }[];
}

/** How a game stands. */
export interface State {
  /** Whose turn it is, counted from 0; `null` when the game is over. */
  turn: number | null;
  over: boolean;
  /** Who has won, counted from 0; nobody as long as the game goes on, and in a draw. */
  winners: number[];
  /** Whose turn it is, or who has won and why, in sentences. */
  status: string;
  /** The text of the position. */
  fen: string;
  /** Whether the player has no move and can only pass: the move `0000`. */
  mustPass: boolean;
  players: {
    captured: { name: string; art: string; colour: Colour; count: number }[];
    /** Points; `null` where they do not count. */
    score: number | null;
    out: boolean;
    /** Whose Kings the player has captured. */
    kings: string[];
    /** Where the player's Pawns wait for their promotion. */
    waiting: SquareName[];
  }[];
  /** Moves left in sudden death; `null` before it and in other games. */
  suddenDeath: number | null;
  moves: { number: number; player: number; text: string }[];
}

/** A square that a piece may go to. */
export interface Target {
  square: SquareName;
  kind: TargetKind;
  takes: boolean;
}

/** One of the moves between two squares. */
export interface Choice {
  /** The move in coordinates: `"g7g8q"`. */
  move: string;
  /** What arrives: the piece, or what it is promoted to. */
  name: string;
  art: string;
}

/** What a board shows. */
export interface Scene {
  files: number;
  ranks: number;
  /** Whether the squares alternate in colour; they do where nothing is said. */
  checkered?: boolean;
  /** Whether letters and numbers stand at the edge; they do where nothing is said. */
  coordinates?: boolean;
  /** Quarter turns of the board, clockwise. */
  orientation?: number;
  pieces: {
    square: SquareName;
    /** The name of its picture. */
    art: string;
    colour: Colour;
    /** Drawn faintly: its owner is out. */
    dim?: boolean;
    /** Marked as waiting for its promotion. */
    waiting?: boolean;
  }[];
  lastMove?: SquareName[];
  /** Where a King stands in check. */
  check?: SquareName[];
  selected?: SquareName | null;
  targets?: Target[];
  /** Where the keyboard is. */
  cursor?: SquareName | null;
  /** Arrows over the board; `place` is 1 for the best, which is the thickest and the usual one. */
  arrows?: { from: SquareName; to: SquareName; place?: number }[];
}

/**
 * Loads the program, from its bytes or its compiled module if they are given; without them it is fetched, and in Node read,
 * from beside this module. Everything else in this module, and the board, needs it.
 */
export function init(source?: BufferSource | WebAssembly.Module): Promise<void>;

/** The languages there are, each with its own name for itself. */
export function languages(): { id: string; name: string }[];

/** Chooses the language of all words from now on: the first of these tags that there is, or English. Gives its id. */
export function setLanguage(...tags: (string | readonly string[])[]): string;

/** A legal move. */
export interface LegalMove {
  /** In coordinates: `"g7g8q"`; `"0000"` for a pass. */
  move: string;
  /** As people write it: `"g8=Q+"`. */
  san: string;
  /** `null` for a pass, and so is `to`. */
  from: SquareName | null;
  to: SquareName | null;
  takes: boolean;
  /** The letter of what it becomes by its owner's choice. */
  promotion: string | null;
}

/** What could not be used of a text, and where. */
export interface Warning {
  line: number;
  column: number;
  text: string;
}

/** The games there are. */
export function variants(): Variant[];

/** A game being played, with all that may be taken back. */
export class Session {
  /**
   * A game from its start, or from a position.
   * @throws in words, if there is no such game or option, or the position is not one of the game.
   */
  constructor(variant: string, choices?: { options?: Record<string, boolean>; position?: string });

  /**
   * A game from its text: PGN with variations, or a position. A text that does not say which game it is of is read as one of
   * `variant`, or chess. What could not be used is told by `warnings`.
   * @throws in words, if it is no game.
   */
  static fromPgn(text: string, choices?: { variant?: string; options?: Record<string, boolean> }): Session;

  /** The game with its variations as text: PGN with a `Variant` tag, and with more tags: `{ White: "…" }`. */
  pgn(tags?: Record<string, string>): string;

  /** What could not be used of the text that the game was read from. */
  get warnings(): Warning[];

  /** All legal moves, none when the game is over. */
  get moves(): LegalMove[];

  /** How the game stands. */
  get state(): State;

  /** Where the piece on a square may go now; nowhere if it is not its turn. */
  targets(square: SquareName): Target[];

  /** The legal moves from one square to another; several where a promotion is chosen. */
  choices(from: SquareName, to: SquareName): Choice[];

  /**
   * Plays a move, in coordinates or as people write it: `"g1f3"`, `"Nf3"`.
   * @throws in words, if it is not legal.
   */
  play(move: string): this;

  /** Takes the last move back; false at the beginning. */
  undo(): boolean;

  /** Plays again what was taken back; false if there is nothing. */
  redo(): boolean;

  /** What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters. */
  scene(view?: { selected?: SquareName; orientation?: number }): Scene;

  /** The game so far as a text, for an engine. */
  record(): string;

  /** Gives the memory back at once; without it that happens when nothing refers to the session any more. */
  free(): void;
}
