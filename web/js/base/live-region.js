// What only people who use a screen reader need to be told: what they cannot see change.

import { make, setText } from "./dom.js";

const region = make("p", { className: "visually-hidden" });
region.setAttribute("aria-live", "polite");

/** Says something. The same words are said again when they are told again. */
export function tell(/** @type {string} */ words) {
  if (!region.isConnected) document.body.append(region);
  if (region.textContent === words) region.textContent = "";
  setText(region, words);
}
