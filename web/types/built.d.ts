// What the build writes beside the diagrams' modules: there is nothing of it among the sources.

/** A game's definition, as far as the modules read it; the program reads all of it. */
export interface GameDefinition {
  id?: string;
  name?: string;
  board?: { files: number; ranks: number };
  players?: { name: string }[];
  pieces?: { name: string }[];
}

/** The paths of a picture, in the order of painting. */
export type PictureRows = [role: string, width: string, cap: string, d: string][];

/** The words of the element in a language, by the ids of element.ftl. */
export type ElementTexts = Record<
  "lacks" |
  "memory" |
  "not-compiled" |
  "blocked" |
  "unreachable" |
  "missing" |
  "wrong-type" |
  "game" |
  "json" |
  "no-definition" |
  "size" |
  "theme" |
  "picture" |
  "broken" |
  "engine" |
  "level" |
  "choice" |
  "board" |
  "help" |
  "first" |
  "back" |
  "on" |
  "last" |
  "reset" |
  "take-back" |
  "friend" |
  "enemy" |
  "promote" |
  "cancel" |
  "legend" |
  "squares" |
  "thinking" |
  "loading" |
  "hint-piece" |
  "hint-position" |
  "hint-line" |
  "hint-play" |
  "moves",
  string
>;
