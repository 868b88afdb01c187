// Announces changes to people who use a screen reader, where nothing else on the page says them.

import { byId, setText } from "./dom.js";

/** Announces a sentence; the same sentence again as well. */
export function announce(/** @type {string} */ words) {
  const region = byId("announcements");
  if (region.textContent === words) region.textContent = "";
  setText(region, words);
}
