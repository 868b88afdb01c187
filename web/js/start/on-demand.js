// The parts of the gallery outside the page: own games, those of the library, and the filters for all of them. Their modules are loaded when there
// are some, or on demand; the filters with the first input.

import { byId } from "../base/dom.js";
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

/** Whether the library is loaded, and whether it is to be shown. */
const library = { there: false, wanted: false };

/** Shows the library, or hides it. Reports if it cannot be fetched. */
async function showLibrary(/** @type {boolean} */ shows) {
  const trouble = byId("library-trouble");
  trouble.hidden = true;
  try {
    if (shows && !library.there) await (await import("./library-list.js")).showLibrary();
    library.there ||= shows;
  } catch (error) {
    console.warn(error);
    trouble.hidden = false;
    return;
  }
  byId("library-part").hidden = !shows;
  byId("library-show").setAttribute("aria-expanded", String(shows));
}

/** Shows the library on demand. */
export function followLibrary() {
  byId("library-show").onclick = () => {
    library.wanted = !library.wanted;
    return showLibrary(library.wanted);
  };
  for (const type of ["pointermove", "touchstart", "scroll", "keydown", "focusin"]) addEventListener(type, followFilters, { passive: true });
}

/** The time in milliseconds until a failed load of the filters is tried again. */
const PAUSE = 5000;

let asked = false;

/** Connects the filters. They are loaded with the first input in the gallery: just viewing it needs none. */
async function followFilters() {
  if (asked || currentView() !== "start") return;
  asked = true;
  try {
    await (await import("./filters.js")).followFilters((finds) => showLibrary(finds || library.wanted));
  } catch (error) {
    console.warn(error);
    setTimeout(() => (asked = false), PAUSE);
  }
}
