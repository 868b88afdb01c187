// The games and languages of the diagrams. The build writes this module.

/** The games that come with the element, and how large their boards are. */
export const GAMES: Record<string, [files: number, ranks: number]>;

/** The tags of the languages. */
export const LANGUAGES: string[];
