// What does not stand in the page: own games, those of the library, and the filters for all of them. What shows them is loaded when there
// are some, when they are wanted, or when the page rests.

import { byId } from "../base/dom.js";
import { whenIdle } from "../base/idle.js";
import { keptIds } from "../keeping/own-cards.js";

/** Shows the own games that are kept. */
export async function showBrought() {
  const some = keptIds().length > 0;
  byId("own").hidden = !some;
  whenIdle(followFilters);
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
  // Whoever is about to find something needs not wait.
  byId("find-form").addEventListener("focusin", followFilters);
}

/** @type {Promise<void> | null} */
let filters = null;

/** Follows the filters, once they are there. */
function followFilters() {
  filters ??= import("./filters.js").then((it) => it.followFilters((finds) => showLibrary(finds || library.wanted)));
  filters.catch((error) => {
    console.warn(error);
    filters = null;
  });
}
