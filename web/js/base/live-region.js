// Announces changes to people who use a screen reader, where nothing else on the page says them.

import { make, setText } from "./dom.js";

const region = make("p", { className: "visually-hidden" });
region.setAttribute("aria-live", "polite");

/** Announces a sentence; the same sentence again as well. */
export function announce(/** @type {string} */ words) {
  if (!region.isConnected) document.body.append(region);
  if (region.textContent === words) region.textContent = "";
  setText(region, words);
}
