// Announces changes to people who use a screen reader, if nothing else on the page does.

import { byId, setText } from "./dom.js";

/** Announces a sentence, even if it is the same as before. */
export function announce(/** @type {string} */ words) {
  const region = byId("announcements");
  if (region.textContent === words) region.textContent = "";
  setText(region, words);
}
