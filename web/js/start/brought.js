// The games that do not stand in the page: own games, and those of the library. What shows them is loaded when there are some, or when
// they are wanted.

import { byId } from "../base/dom.js";
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

/** Shows the library when somebody asks for it. */
export function followLibrary() {
  const button = byId("library-show");
  const [part, trouble] = [byId("library-part"), byId("library-trouble")];
  let there = false;
  button.onclick = async () => {
    trouble.hidden = true;
    const shows = part.hidden;
    try {
      if (!there) await (await import("./library-list.js")).showLibrary();
      there = true;
    } catch (error) {
      console.warn(error);
      trouble.hidden = false;
      return;
    }
    part.hidden = !shows;
    button.setAttribute("aria-expanded", String(shows));
  };
}
