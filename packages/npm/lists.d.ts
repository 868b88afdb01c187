// The ids of games and languages. `cargo xtask types` writes this file.

/** One of the games that come with the package. */
export type Game = "gigachess" | "gigachess2" | "capablanca" | "janus" | "chaturaji" | "chess";

/** A language of diagrams. */
export type Language = "en" | "fr";
