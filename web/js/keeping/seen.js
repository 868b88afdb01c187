// Detects which page has the newer version of a game: each page counts its saves of a game, and the counts that it has read are saved with the game.

import { own } from "../base/schema.js";
import { newId } from "./saved-games.js";

/** @typedef {Record<string, number>} Seen How often each page has saved a game, as far as one page has seen. */

/** The number of pages that are remembered with a game: those that may still be open. */
const PAGES = 30;

/** The id of this page. */
const PAGE = newId();

/** Whether a page with the counts `seen` knows all saves of the game. */
export const hasSeenAll = (/** @type {Seen} */ seen, /** @type {Seen} */ saved) =>
  Object.entries(saved).every(([page, count]) => times(seen, page) >= count);

/** Whether the page that saved the game knew all saves of this page, whose counts are `seen`. */
export const hasSeenThisPage = (/** @type {Seen} */ saved, /** @type {Seen} */ seen) => times(saved, PAGE) >= times(seen, PAGE);

/** Counts another save by this page. @returns {Seen} */
export function seenOnceMore(/** @type {Seen} */ { [PAGE]: own = 0, ...others }) {
  return { ...Object.fromEntries(Object.entries(others).slice(-PAGES)), [PAGE]: own + 1 };
}

/** The number of saves by a page. */
const times = (/** @type {Seen} */ seen, /** @type {string} */ page) => own(seen, page) ?? 0;
