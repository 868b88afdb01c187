// Messages when the page cannot start. Without the program there is no catalogue, so the texts are in the page's source.

import { byId, setText } from "./dom.js";

/** @import { StartFailure } from "../wasm.js" */

/** Shows why the page cannot start, and how to try again. */
export function showFailure(/** @type {Error | StartFailure} */ error) {
  document.getElementById("starting")?.remove();
  const place = byId("failure");
  const kind = "kind" in error ? error.kind : "other";
  for (const words of place.querySelectorAll("[data-failure]")) words.toggleAttribute("hidden", words.getAttribute("data-failure") !== kind);
  setText(byId("failure-reason"), error.message);
  byId("failure-again").onclick = () => location.reload();
  place.hidden = false;
  // Not by the style sheet: a `:has` selector on the table would restyle all of it after every move.
  const table = place.closest("main");
  table?.classList.add("failed");
  table?.removeAttribute("hidden");
  table?.removeAttribute("inert");
}
