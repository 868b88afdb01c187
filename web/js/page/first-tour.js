// Shows the tour of the page automatically: at the first game that is opened in the gallery, and only once.

import { Lazy } from "../base/lazy.js";
import { lasting } from "../base/storage.js";
import { text } from "../base/texts.js";
import { currentView, lastArrival, onView } from "../base/view.js";
import { asksForFriend, asksToAddGame } from "../game/address.js";

/** @import { Game } from "../game/game.js" */

/** The key that records that it was shown. */
const KEY = "menagerie.tour";

/** Shows the tour. */
export function showTour(/** @type {Game} */ game) {
  lasting.write(KEY, "shown");
  tour ??= new Lazy(() => import("./tour.js"), ({ Tour }) => new Tour(game), (error) => {
    console.warn(error);
    game.notices.refuse(text("problem-not-loaded"));
  });
  tour.use((shown) => shown.open());
}

/** @type {Lazy<typeof import("./tour.js"), import("./tour.js").Tour> | null} */
let tour = null;

/** Shows it if it has not been shown: to a person who comes from the gallery and has no game yet. */
export function offerTour(/** @type {Game} */ game) {
  const offer = () => {
    const { address = "", by, saved } = lastArrival();
    const { search } = new URL(address, location.href);
    // Not while another dialog asks something.
    if (asksForFriend(search) || asksToAddGame(search)) return;
    const isNew = lasting.read(KEY) === null && lasting.read("menagerie.last") === null;
    if (currentView() === "game" && by === "opened" && saved === undefined && isNew) showTour(game);
  };
  offer();
  onView((name) => name === "game" && setTimeout(offer));
}
