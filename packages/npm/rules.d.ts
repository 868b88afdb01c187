// The public types, on the ground of those that are made of the program's own: see page.d.ts.

import type {
  CapturedPieces, GameState, MoveChoice, MoveTarget, PieceColour, PlayerState, Scene as ProgramScene, ScenePiece, Square,
  VariantInfo as ProgramVariantInfo,
} from "./page.js";
import type { Variant } from "./variant.js";

export type { LegalMove, TargetKind } from "./page.js";
export { Variant, VariantError } from "./variant.js";
export type { Definition, Note, RuleSection, TextFormat, VariantPiece } from "./variant.js";

/** A square by its name: `"e4"`, `"n14"`. */
export type SquareName = Square;

/** What colour a piece is drawn in. */
export type Colour = PieceColour;

/** One of the games that come with the rules, with its names in words. */
export interface VariantInfo extends Pick<ProgramVariantInfo, "id" | "name" | "files" | "ranks" | "art" | "players" | "options"> {}

/** What one player has. */
export interface PlayerStanding extends Omit<PlayerState, "captured" | "kings"> {
  captured: (Omit<CapturedPieces, "name"> & { name: string })[];
  /** Whose Kings the player has captured. */
  kings: string[];
}

/** How a game stands. */
export interface State extends Pick<GameState, "turn" | "over" | "winners" | "fen" | "mustPass" | "suddenDeath" | "moves"> {
  /** Whose turn it is, or who has won and why, in sentences. */
  status: string;
  players: PlayerStanding[];
}

/** A square that a piece may go to. */
export interface Target extends Required<MoveTarget> {}

/** One of the moves between two squares. */
export interface Choice extends Omit<MoveChoice, "name"> {
  /** What arrives: the piece, or what it is promoted to. */
  name: string;
}

/** What a board shows. */
export interface Scene extends Omit<ProgramScene, "pieces" | "orientation"> {
  pieces: ScenePiece[];
  /** Quarter turns of the board, clockwise. */
  orientation?: number;
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

/** What could not be used of a text, and where. */
export interface Warning {
  line: number;
  column: number;
  text: string;
}

/** The games that come with the rules. */
export function variants(): VariantInfo[];

/** A game being played, with all that may be taken back. */
export class Session {
  /**
   * A game from its start, or from a position: one that comes with the rules, by its id, or one of one's own.
   * @throws in words, if there is no such game or option, or the position is not one of the game.
   */
  constructor(variant: string | Variant, choices?: { options?: Record<string, boolean>; position?: string });

  /**
   * A game from its text: PGN with variations, or a position. A text that does not say which game it is of is read as one of
   * `variant`, or chess. `warnings` reports what could not be used.
   * @throws in words, if it is no game.
   */
  static fromPgn(text: string, choices?: { variant?: string | Variant; options?: Record<string, boolean> }): Session;

  /** The game with its variations as text: PGN with a `Variant` tag, and with more tags: `{ White: "…" }`. */
  pgn(tags?: Record<string, string>): string;

  /** What could not be used of the text that the game was read from. */
  get warnings(): Warning[];

  /** All legal moves, none when the game is over. */
  get moves(): import("./page.js").LegalMove[];

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
