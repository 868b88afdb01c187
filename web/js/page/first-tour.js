// When the tour of the page is shown: at the first game that somebody opens in the gallery, and never again by itself.

import { Later } from "../base/later.js";
import { lasting } from "../base/storage.js";
import { text } from "../base/texts.js";
import { currentView, lastArrival, onView } from "../base/view.js";
import { asksForFriend, asksToBring } from "../game/address.js";

/** @import { Game } from "../game/game.js" */

/** Where it is remembered that it was shown. */
const KEY = "menagerie.tour";

/** Shows the tour. */
export function showTour(/** @type {Game} */ game) {
  lasting.write(KEY, "shown");
  tour ??= new Later(() => import("./tour.js"), ({ Tour }) => new Tour(), (error) => {
    console.warn(error);
    game.notices.refuse(text("problem-not-loaded"));
  });
  tour.use((shown) => shown.open());
}

/** @type {Later<typeof import("./tour.js"), import("./tour.js").Tour> | null} */
let tour = null;

/** Shows it where it has not been shown: to whom comes from the gallery and has never left a game behind. */
export function offerTour(/** @type {Game} */ game) {
  const offer = () => {
    const { address = "", by, saved } = lastArrival();
    const { search } = new URL(address, location.href);
    // Whoever is asked something already is asked nothing else.
    if (asksForFriend(search) || asksToBring(search)) return;
    const isNew = lasting.read(KEY) === null && lasting.read("menagerie.last") === null;
    if (currentView() === "game" && by === "opened" && saved === undefined && isNew) showTour(game);
  };
  offer();
  onView((name) => name === "game" && setTimeout(offer));
}
