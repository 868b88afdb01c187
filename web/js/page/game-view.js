// The game as one of the page's two views: it waits while the gallery is shown, and changes when another game is opened there.

import { byId } from "../base/dom.js";
import { asksForFriend, asksToAddGame } from "../game/address.js";
import { currentView, lastArrival, onView, openView } from "../base/view.js";

/** @import { Arrival } from "../base/view.js" */
/** @import { Game } from "../game/game.js" */
/** @import { FirstGame } from "../keeping/first-game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { Wanted } from "../game/address.js" */

/**
 * Follows changes of the view.
 * @param {Game} game
 * @param {GameStorage} storage
 * @param {FirstGame} first
 * @param {() => Promise<Wanted>} wanted reads what the address asks for
 */
export function followViews(game, storage, first, wanted) {
  const leave = () => {
    storage.save();
    game.turns.leave();
  };
  const enter = async (/** @type {Arrival} */ { by, saved, byKeyboard }) => {
    if (saved !== undefined) {
      const problem = saved === storage.id && !game.data.inOtherTab ? null : await storage.open(saved);
      if (problem) game.notices.refuse(problem);
      else if (saved === storage.id) game.turns.comeBack();
    } else if (asksForFriend(location.search)) {
      game.turns.comeBack();
      askForFriend(game);
    } else if (asksToAddGame(location.search)) {
      game.turns.comeBack();
      askForGame(game);
    } else if (by === "opened" && location.hash.length <= 1) {
      await first.start(await wanted());
    } else {
      // A link that is opened now has its own event.
      game.turns.comeBack();
    }
    if (byKeyboard) focusBoard();
  };
  onView((name, arrival) => (name === "game" ? enter(arrival) : leave()));
  // If the gallery is part of the page, it is a view of it.
  if (document.documentElement.dataset.games !== undefined) {
    for (const id of ["brand", "to-start"]) {
      byId(id).addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openView("start", "./");
      });
    }
  }
  // It may have been left before it was loaded.
  if (currentView() !== "game") leave();
  else if (lastArrival().byKeyboard) setTimeout(focusBoard);
}

/** Opens the invitation dialog for an address. Once: a reload continues the game. */
export function askForFriend(/** @type {Game} */ game) {
  history.replaceState(null, "", "./?last");
  game.store.emit("invite");
}

/** Opens the dialog for own games for an address. Also once. */
export function askForGame(/** @type {Game} */ game) {
  history.replaceState(null, "", "./?last");
  game.store.emit("define", "");
}

/** A person who comes from the gallery with the keyboard continues on the board. */
function focusBoard() {
  const grid = document.querySelector(".square-grid");
  if (currentView() === "game" && grid instanceof HTMLElement) grid.focus({ preventScroll: true });
}
