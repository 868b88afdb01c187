import type { Definition } from "./definition.js";

export type * from "./definition.js";

/** The forms that a game can be written in: JSON, a Fairy-Stockfish ini file, an Interactive Diagram, or XBoard's commands. */
export type TextFormat = "json" | "ini" | "diagram" | "xboard";

/** Something about a text, and where. */
export interface Note {
  /** The line, counted from 1; 0 where it is about all of the text. */
  line: number;
  /** The column, counted from 1; 0 where it is about all of the line. */
  column: number;
  /** What it is about, as the text calls it; may be empty. */
  key: string;
  /**
   * Whether nothing is lost without it (`not-needed`), the game is another one without it (`unsupported`), it cannot be read
   * (`unreadable`), a default replaces what the text does not say (`assumed`), or the game cannot be played with it (`wrong`).
   */
  kind: "not-needed" | "unsupported" | "unreadable" | "assumed" | "wrong";
  /** The message. */
  words: string;
}

/** A part of the rules in words. */
export interface RuleSection {
  /** Which part it is, the same in every language: `"start"`. */
  id: string;
  title: string;
  sentences: string[];
}

/** A kind of piece, in words. */
export interface VariantPiece {
  name: string;
  /** How positions and moves write it. */
  letter: string;
  /** How it moves, in Betza notation. */
  betza: string;
  /** The same in words. */
  sentences: string[];
}

/** Why a text is no game that can be played. Its message has a line for each reason. */
export class VariantError extends Error {
  constructor(reasons: Note[]);
  readonly name: "VariantError";
  readonly reasons: Note[];
}

/** A game of one's own, as a text describes it: of any form that other programs read. It never changes. */
export class Variant {
  private constructor();

  /** Loads the program that reads texts. Without this it is loaded with the first text. */
  static load(): Promise<void>;

  /**
   * The names of the games in a text.
   * @throws {VariantError} if it is in none of the forms.
   */
  static namesIn(text: string): Promise<string[]>;

  /**
   * Reads the game in a text; of several, that with this `name`. Which form the text has is found by itself. The rules are written in
   * the `language` with this tag; without it in that of `setLanguage`.
   * @throws {VariantError} with all reasons and their places, if it cannot be played.
   */
  static fromText(text: string, choices?: { name?: string; language?: string }): Promise<Variant>;

  /** Its id. It is made of the rules: the same definition has the same one everywhere. */
  readonly id: string;
  readonly name: string;
  /** What programs read. */
  readonly definition: Definition;
  /** The definition as it is kept and sent: `fromText` makes the same game of it. */
  readonly json: string;
  /** What was not needed, not understood, or replaced by a default. */
  readonly notes: readonly Note[];
  /** The rules, in words. */
  readonly rules: readonly RuleSection[];
  /** The pieces, in words. */
  readonly pieces: readonly VariantPiece[];
  /** The names of all games in the text. */
  readonly games: readonly string[];

  /** The game as a text that other programs read. */
  toText(format?: TextFormat): string;

  /** What of the game a text of this form does not say. */
  lostIn(format: TextFormat): Note[];
}
