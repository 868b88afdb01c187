// Which page knows of the newer game: each counts how often it has saved a game, and the counts that it has read are saved with
// the game.

import { own } from "../base/schema.js";
import { newId } from "./saved-games.js";

/** @typedef {Record<string, number>} Seen How often each page has saved a game, as far as one page has seen. */

/** So many pages are remembered with a game: those that may still be open. */
const PAGES = 30;

/** This page among all those that may have the same game on the board. */
const PAGE = newId();

/** Whether a page that has seen `seen` knows everything that was saved of the game. */
export const hasSeenAll = (/** @type {Seen} */ seen, /** @type {Seen} */ saved) =>
  Object.entries(saved).every(([page, count]) => times(seen, page) >= count);

/** Whether whoever saved the game has seen everything that this page, which has seen `seen`, has saved of it. */
export const hasSeenThisPage = (/** @type {Seen} */ saved, /** @type {Seen} */ seen) => times(saved, PAGE) >= times(seen, PAGE);

/** This page has saved the game once more. @returns {Seen} */
export function seenOnceMore(/** @type {Seen} */ { [PAGE]: own = 0, ...others }) {
  return { ...Object.fromEntries(Object.entries(others).slice(-PAGES)), [PAGE]: own + 1 };
}

/** How often a page has saved a game. */
const times = (/** @type {Seen} */ seen, /** @type {string} */ page) => own(seen, page) ?? 0;
