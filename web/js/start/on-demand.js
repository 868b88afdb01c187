// The parts of the gallery that not everybody needs: own games and the figures about a person's games, whose modules are loaded when there are some, and
// the search, whose module is loaded with the first input.

import { byId } from "../base/dom.js";
import { lasting } from "../base/storage.js";
import { currentView } from "../base/view.js";
import { keptIds } from "../keeping/own-cards.js";

/** Shows the saved own games. */
export async function showOwnGames() {
  const some = keptIds().length > 0;
  byId("own").hidden = !some;
  if (!some) return;
  byId("own-removed").hidden = true;
  try {
    (await import("./own-list.js")).showOwn();
  } catch (error) {
    console.warn(error);
  }
}

/** Shows what a person has done so far, if there is something. */
export async function showGlance() {
  if (!["menagerie.last", "menagerie.puzzles", "menagerie.school"].some((key) => lasting.read(key) !== null)) return;
  try {
    await (await import("./glance.js")).showFigures();
  } catch (error) {
    console.warn(error);
  }
}

/** Loads the search with the first input. */
export function followSearch() {
  for (const type of ["pointermove", "touchstart", "scroll", "keydown", "focusin"]) addEventListener(type, followFilters, { passive: true });
}

/** The time in milliseconds until a failed load of the filters is tried again. */
const PAUSE = 5000;

let asked = false;

/** Connects the filters: just viewing the gallery needs none. */
async function followFilters() {
  if (asked || currentView() !== "start") return;
  asked = true;
  try {
    await (await import("./filters.js")).followFilters();
  } catch (error) {
    console.warn(error);
    setTimeout(() => (asked = false), PAUSE);
  }
}
