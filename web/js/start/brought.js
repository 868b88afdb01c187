// What does not stand in the page: own games, those of the library, and the filters for all of them. What shows them is loaded when there
// are some, or when they are wanted; the filters when somebody begins to do something here.

import { byId } from "../base/dom.js";
import { currentView } from "../base/view.js";
import { keptIds } from "../keeping/own-cards.js";

/** Shows the own games that are kept. */
export async function showBrought() {
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

/** Whether the library is there, and whether somebody has asked for it. */
const library = { there: false, wanted: false };

/** Shows the library, or takes it away. Says so if it cannot be fetched. */
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

/** Shows the library when somebody asks for it. */
export function followLibrary() {
  byId("library-show").onclick = () => {
    library.wanted = !library.wanted;
    return showLibrary(library.wanted);
  };
  for (const type of ["pointermove", "touchstart", "scroll", "keydown", "focusin"]) addEventListener(type, followFilters, { passive: true });
}

/** Milliseconds until filters that could not be loaded are tried again. */
const PAUSE = 5000;

let asked = false;

/** Follows the filters. They are loaded when somebody does something in the gallery: who only looks at it needs none. */
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
