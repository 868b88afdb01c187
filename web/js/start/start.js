// The gallery: opens games, shows those to continue, and finds games. Its content is part of the page, and it needs no program.

import "../base/trusted-types.js";
import { byId, targetOf } from "../base/dom.js";
import { whenIdle } from "../base/idle.js";
import { loadExtra } from "../base/lazy.js";
import { lasting } from "../base/storage.js";
import { currentView, onView, openView, showView } from "../base/view.js";
import { keepForOffline } from "../page/offline.js";
import { followFirstMove } from "./first-move.js";
import { STARRED, showStars } from "./game-card.js";
import { showKept } from "./kept-games.js";
import { liveBoards } from "./live-boards.js";
import { followLook } from "./look.js";
import { followSearch, showGlance, showOwnGames } from "./on-demand.js";
import { followShelves, showShelves } from "./shelves.js";

/**
 * @typedef {object} GameLoader Loads the game's program.
 * @property {() => void} prefetch requests its files in advance
 * @property {() => Promise<unknown>} load loads and starts it, only once
 */

/** The address of the invitation dialog. */
const ASKS_FRIEND = "./?friend";

/** The address of the dialog for own games. */
const ASKS_TO_ADD = "./?bring";

/** The scroll position of the gallery when it was left, and what was opened there. @type {{ top: number, opener: Element | null }} */
const left = { top: 0, opener: null };

/** Begins. */
export function followStart(/** @type {GameLoader} */ loader) {
  const place = byId("start");
  followLook(place);
  followFirstMove();
  enliven = liveBoards(place);
  followShelves();
  followSearch();
  place.addEventListener(STARRED, () => showStars(place.querySelectorAll(".game")));
  // The language can be chosen here and in the game.
  new MutationObserver(() => currentView() === "start" && showGames()).observe(document.documentElement, { attributeFilter: ["lang"] });
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
    const asks = link?.matches("[data-friend]") ? ASKS_FRIEND : link?.matches("[data-bring]") ? ASKS_TO_ADD : "";
    const address = game ? `./?game=${encodeURIComponent(game)}` : asks;
    // A new game begins with what its picture shows.
    const image = game && !link?.dataset.saved ? link?.closest(".game")?.querySelector("img")?.getAttribute("src") : null;
    // In a separate tab, the address opens the game as well.
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    document.documentElement.dataset.awaited = image ?? "";
    document.documentElement.dataset.firstMove = "";
    // A press with the keyboard is no click of a pointer.
    open(address, { saved: link?.dataset.saved, byKeyboard: event.detail === 0 });
  });
  // A game under the pointer is likely to be opened.
  const meant = (/** @type {Event} */ event) => targetOf(event)?.closest("[data-open], [data-friend], [data-bring]") && loader.prefetch();
  for (const type of ["pointerover", "touchstart", "focusin"]) place.addEventListener(type, meant, { passive: true });
  onView((name, arrival) => (name === "game" ? enterGame(loader) : enterStart(arrival.by === "opened")));
  // When a game is opened, it reads the saved data itself.
  if (currentView() === "start") showGames();
  // The cached files stay of one version while the page is open.
  if (navigator.serviceWorker?.controller) whenIdle(() => keepForOffline());
}

/** Takes note of new cards, for the live boards. */
let enliven = () => {};

/** Shows everything that is not part of the page. */
function showGames() {
  showKept();
  showGlance();
  showStreak();
  showOwnGames();
  showShelves(() => {
    enliven();
    // Their names are known now.
    showKept();
  });
}

async function enterGame(/** @type {GameLoader} */ loader) {
  byId("start-trouble").hidden = true;
  showView("game");
  scrollTo(0, 0);
  try {
    await loader.load();
  } catch (error) {
    console.warn(error);
    history.replaceState(null, "", "./");
    enterStart(false);
    byId("start-trouble").hidden = false;
  }
}

/** Whoever practises sees the streak of days. */
async function showStreak() {
  if (lasting.read("menagerie.week") === null) return;
  await loadExtra(() => import("./today-door.js"), (door) => door.showStreak());
}

/** The title of the gallery: that of the page before a game is opened. */
const TITLE = "Menagerie";

function enterStart(/** @type {boolean} */ anew) {
  document.title = TITLE;
  showView("start");
  showGames();
  if (anew) {
    scrollTo(0, 0);
    byId("start-games").focus({ preventScroll: true });
    return;
  }
  scrollTo(0, left.top);
  if (left.opener instanceof HTMLElement && left.opener.isConnected) left.opener.focus({ preventScroll: true });
}
