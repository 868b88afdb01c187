// What comes with the diagrams: the build writes it.

/** The games that come with the element, and how large their boards are. */
export const GAMES: Record<string, [files: number, ranks: number]>;

/** The tags of the languages. */
export const LANGUAGES: string[];
