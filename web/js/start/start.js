// The gallery: opens games, shows those one can go on with, and finds one among many. What it shows stands in the page already; it
// needs no program.

import "../base/trusted-types.js";
import { byId, targetOf } from "../base/dom.js";
import { whenIdle } from "../base/idle.js";
import { currentView, onView, openView, showView } from "../base/view.js";
import { keepForOffline } from "../page/offline.js";
import { showKept } from "./kept-games.js";
import { liveBoards } from "./live-boards.js";
import { followLibrary, showBrought } from "./brought.js";
import { followLook } from "./look.js";

/**
 * @typedef {object} GameLoader What loads the game's program.
 * @property {() => void} prefetch asks for its files, before they are needed
 * @property {() => Promise<unknown>} load loads and starts it, once however often it is asked for
 */

/** The address that asks whom to play with. */
const ASKS_FRIEND = "./?friend";

/** The address that asks for a game of one's own. */
const ASKS_TO_BRING = "./?bring";

/** Where the gallery was scrolled to when it was left, and what was opened there. @type {{ top: number, opener: Element | null }} */
const left = { top: 0, opener: null };

/** Begins. */
export function followStart(/** @type {GameLoader} */ loader) {
  const place = byId("start");
  followLook(place);
  liveBoards(place);
  followLibrary();
  const open = (/** @type {string} */ address, /** @type {{ saved?: string, byKeyboard: boolean }} */ how) => {
    left.top = scrollY;
    left.opener = document.activeElement;
    openView("game", address, how);
  };
  place.addEventListener("click", (event) => {
    const link = targetOf(event)?.closest("a");
    if (link?.matches("[data-skip]")) {
      event.preventDefault();
      byId("start-games").focus();
    }
    const game = link?.dataset.open;
    const asks = link?.matches("[data-friend]") ? ASKS_FRIEND : link?.matches("[data-bring]") ? ASKS_TO_BRING : "";
    const address = game ? `./?game=${encodeURIComponent(game)}` : asks;
    // In a tab of its own, the address opens the game as well.
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    // What the keyboard presses is no click of a pointer.
    open(address, { saved: link?.dataset.saved, byKeyboard: event.detail === 0 });
  });
  // Whoever points at a game is likely to open it.
  const meant = (/** @type {Event} */ event) => targetOf(event)?.closest("[data-open], [data-friend], [data-bring]") && loader.prefetch();
  for (const type of ["pointerover", "touchstart", "focusin"]) place.addEventListener(type, meant, { passive: true });
  onView((name, arrival) => (name === "game" ? enterGame(loader) : enterStart(arrival.by === "opened")));
  // Where a game is opened, what is kept is its own to read.
  if (currentView() === "start") {
    showKept(place);
    showBrought();
  }
  // What is kept already stays of one version as long as the page is open.
  if (navigator.serviceWorker?.controller) whenIdle(() => keepForOffline());
}

async function enterGame(/** @type {GameLoader} */ loader) {
  byId("start-trouble").hidden = true;
  showView("game");
  document.getElementById("starting")?.removeAttribute("hidden");
  scrollTo(0, 0);
  try {
    await loader.load();
  } catch (error) {
    console.warn(error);
    history.replaceState(null, "", "./");
    document.getElementById("starting")?.setAttribute("hidden", "");
    enterStart(false);
    byId("start-trouble").hidden = false;
  }
}

/** What the gallery is called: the page's own title, before a game is opened. */
const TITLE = "Menagerie";

function enterStart(/** @type {boolean} */ anew) {
  document.title = TITLE;
  showView("start");
  showKept(byId("start"));
  showBrought();
  if (anew) {
    scrollTo(0, 0);
    byId("start-games").focus({ preventScroll: true });
    return;
  }
  scrollTo(0, left.top);
  if (left.opener instanceof HTMLElement && left.opener.isConnected) left.opener.focus({ preventScroll: true });
}
