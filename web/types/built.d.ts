// What the build writes beside the diagrams' modules: there is nothing of it among the sources.

/** A game's definition, as far as the modules read it; the program reads all of it. */
export interface GameDefinition {
  id?: string;
  name?: string;
  board?: { files: number; ranks: number };
  players?: { name: string }[];
  pieces?: { name: string; letter: string }[];
  /** The names of the pieces in other languages than English, by language and letter. */
  names?: Record<string, Record<string, string>>;
}

/** The paths of a picture, in the order of painting. */
export type PictureRows = [role: string, width: string, cap: string, d: string][];
