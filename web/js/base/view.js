// The two views of the page: the gallery and the game. Both are the same document, with addresses of their own, so that the browser's Back and
// Forward work.

/** @typedef {"start" | "game"} ViewName */

/**
 * @typedef {object} Arrival How a view was reached.
 * @property {"loaded" | "opened" | "history"} by with the page itself, by opening something, or by Back and Forward
 * @property {string} [address] what was opened
 * @property {string} [saved] the id of the saved game that is opened
 * @property {boolean} [byKeyboard] whether it was opened by keyboard, and not by a pointer
 */

const root = document.documentElement;

/** @type {Set<(name: ViewName, arrival: Arrival) => void>} */
const listeners = new Set();

/** @type {Arrival} */
let arrival = { by: "loaded" };

/** The current view. */
export const currentView = () => /** @type {ViewName} */ (root.dataset.view ?? "game");

/** How it was reached. */
export const lastArrival = () => arrival;

/** Calls `listener` when another view is to be shown, or another game is opened. */
export const onView = (/** @type {(name: ViewName, arrival: Arrival) => void} */ listener) => void listeners.add(listener);

/** Opens a view under its own address. @type {(name: ViewName, address: string, how?: Pick<Arrival, "saved" | "byKeyboard">) => void} */
export function openView(name, address, how = {}) {
  history.pushState(null, "", address);
  show(name, { ...how, address, by: "opened" });
}

function show(/** @type {ViewName} */ name, /** @type {Arrival} */ how) {
  arrival = how;
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  listeners.forEach((listener) => listener(name, how));
}

/** Shows the elements of a view. */
export function showView(/** @type {ViewName} */ name) {
  root.dataset.view = name;
}

// The address determines the view. A link in the address bar is another address of the same page.
addEventListener("popstate", () => {
  if (root.dataset.games === undefined) return;
  const { search, hash } = location;
  const isGame = search.length > 1 || hash.length > 1;
  const name = isGame ? "game" : "start";
  if (name !== currentView()) show(name, { by: hash.length > 1 ? "opened" : "history" });
});
