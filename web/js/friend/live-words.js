// The phrases of live games: only texts of the catalogue, sent by number.

/** The phrases. New ones are added at the end: browsers with another version know them by number. */
export const PHRASES = ["live-hello", "live-luck", "live-well-played", "live-oops", "live-thanks", "live-moment"];

/** The key of this tab's live game: after a reload, it is connected again without a question. */
export const LIVE_TAB = "menagerie.live";
