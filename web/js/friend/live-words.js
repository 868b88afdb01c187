// What a live game can be told by, and what can be said in it: texts of the catalogue alone, sent by their number.

/** What can be said. New ones come at the end: browsers of another version know them by number. */
export const PHRASES = ["live-hello", "live-luck", "live-well-played", "live-oops", "live-thanks", "live-moment"];

/** The key of this tab's live game: after a reload, it is connected again without being asked for anew. */
export const LIVE_TAB = "menagerie.live";
