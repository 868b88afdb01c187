// The game as one of the page's two views: it waits while the gallery is shown, and another one comes to the board when it is opened
// there.

import { byId } from "../base/dom.js";
import { asksForFriend, asksToBring } from "../game/address.js";
import { currentView, lastArrival, onView, openView } from "../base/view.js";

/** @import { Arrival } from "../base/view.js" */
/** @import { Game } from "../game/game.js" */
/** @import { FirstGame } from "../keeping/first-game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { Wanted } from "../game/address.js" */

/**
 * Follows from view to view.
 * @param {Game} game
 * @param {Keeper} keeper
 * @param {FirstGame} first
 * @param {() => Promise<Wanted>} wanted reads what the address asks for
 */
export function followViews(game, keeper, first, wanted) {
  const leave = () => {
    keeper.save();
    game.turns.leave();
  };
  const enter = async (/** @type {Arrival} */ { by, saved, byKeyboard }) => {
    if (saved !== undefined) {
      const problem = saved === keeper.id && !game.data.inOtherTab ? null : await keeper.open(saved);
      if (problem) game.notices.refuse(problem);
      else if (saved === keeper.id) game.turns.comeBack();
    } else if (asksForFriend(location.search)) {
      game.turns.comeBack();
      askForFriend(game);
    } else if (asksToBring(location.search)) {
      game.turns.comeBack();
      askForGame(game);
    } else if (by === "opened" && location.hash.length <= 1) {
      await first.start(await wanted());
    } else {
      // A link that is opened now is heard of by itself.
      game.turns.comeBack();
    }
    if (byKeyboard) focusBoard();
  };
  onView((name, arrival) => (name === "game" ? enter(arrival) : leave()));
  // Where the gallery is part of the page, it is a view of it.
  if (document.documentElement.dataset.games !== undefined) {
    for (const id of ["brand", "to-start"]) {
      byId(id).addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openView("start", "./");
      });
    }
  }
  // It may have been left before it was there.
  if (currentView() !== "game") leave();
  else if (lastArrival().byKeyboard) setTimeout(focusBoard);
}

/** Asks whom to play with, as the address wants. It asks once: a reload goes on with the game. */
export function askForFriend(/** @type {Game} */ game) {
  history.replaceState(null, "", "./?last");
  game.store.emit("invite");
}

/** Asks for a game of one's own, as the address wants. It asks once, too. */
export function askForGame(/** @type {Game} */ game) {
  history.replaceState(null, "", "./?last");
  game.store.emit("define", "");
}

/** Who comes from the gallery by keyboard goes on with the board. */
function focusBoard() {
  const grid = document.querySelector(".square-grid");
  if (currentView() === "game" && grid instanceof HTMLElement) grid.focus({ preventScroll: true });
}
