// What is said when the page cannot start. Without the program there is no catalogue: the words stand in the page's source.

import { byId, setText } from "./dom.js";

/** Shows in words why the page cannot start, and how to try again. */
export function showFailure(error) {
  byId("starting")?.remove();
  const place = byId("failure");
  const kind = error?.kind ?? "other";
  for (const words of place.querySelectorAll("[data-failure]")) words.hidden = words.dataset.failure !== kind;
  setText(byId("failure-reason"), String(error?.message ?? error));
  byId("failure-again").onclick = () => location.reload();
  place.hidden = false;
  // Not left to the style sheet: asking what is inside the table would style all of it anew at every move.
  const table = place.closest(".table");
  table.classList.add("failed");
  table.hidden = table.inert = false;
}
