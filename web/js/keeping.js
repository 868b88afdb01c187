// Keeps the games: the one in progress after each change, and all of them in a list. They live in the browser's own
// storage, which writes at once: what was played is there after a crash as well.

const PREFIX = "menagerie.game.";
const DAMAGED = "menagerie.damaged.";
/** The game of this tab; the storage of a tab survives a reload. */
const HERE = "menagerie.here";
/** The game that was played last, in any tab. */
const LAST = "menagerie.last";

/** Keeps a game: `{id, date, …}`. Tells whether there was room for it. */
export function keep(game) {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

/** This tab plays the game with this id from now on; none yet, if there is nothing to keep of it. */
export function playing(id) {
  try {
    sessionStorage.removeItem(HERE);
    if (id === null) return;
    sessionStorage.setItem(HERE, id);
    localStorage.setItem(LAST, id);
  } catch {
    // Then a reload begins anew.
  }
}

/** The game with this id, or null. One that cannot be read is set aside, not thrown away. */
export function find(id) {
  const text = read(localStorage, PREFIX + id);
  if (text === null) return null;
  try {
    const game = JSON.parse(text);
    if (game.id === id && typeof game.saved === "string") return game;
  } catch {
    // What to do with it is the same.
  }
  setAside(id);
  return null;
}

/** The game this tab was playing, or the one played last. */
export function current() {
  const id = read(sessionStorage, HERE) ?? read(localStorage, LAST);
  return id === null ? null : find(id);
}

/** The game that a reload goes on with: that of this tab. */
export function ofThisTab() {
  const id = read(sessionStorage, HERE);
  return id === null ? null : find(id);
}

/** All games, the last one first. */
export function all() {
  return keys().map((key) => find(key.slice(PREFIX.length))).filter(Boolean).sort((one, other) => other.date - one.date);
}

/** Takes a game out of the list and gives it, so that it can be kept again. */
export function remove(id) {
  const game = find(id);
  localStorage.removeItem(PREFIX + id);
  return game;
}

/** Puts what cannot be read where it disturbs nothing, and can still be looked at. */
export function setAside(id) {
  const text = read(localStorage, PREFIX + id);
  if (text === null) return;
  try {
    localStorage.removeItem(PREFIX + id);
    localStorage.setItem(DAMAGED + id, text);
  } catch {
    // There was room for it a moment ago.
  }
}

/** A name for a new game that no other has. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(storage, key) {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
