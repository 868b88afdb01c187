// Keeps the games: the one in progress after each change, and all of them in a list. They live in the browser's own
// storage, which writes at once: what was played is there after a crash as well. What cannot be read is set aside, and
// nothing is ever written over it.

import { lasting, ofTab } from "./storage.js";

const PREFIX = "menagerie.game.";
const DAMAGED = "menagerie.damaged.";
/** The game of this tab. */
const HERE = "menagerie.here";
/** The game that was played last, in any tab. */
const LAST = "menagerie.last";

/** The longest name of a game. */
export const LONGEST_NAME = 80;

/** The latest time that a date can tell. */
const END_OF_TIME = 8.64e15;

/** Keeps a game: `{id, date, …}`. Gives null, or why it could not: "full" or "blocked". */
export const keep = (game) => lasting.write(PREFIX + game.id, JSON.stringify(game));

/** This tab plays the game with this id from now on; none yet, if there is nothing to keep of it. */
export function playing(id) {
  // What cannot be written here only makes a reload begin anew.
  if (id === null) {
    ofTab.remove(HERE);
    return;
  }
  ofTab.write(HERE, id);
  lasting.write(LAST, id);
}

/** Whether anything is kept under this id. */
export const has = (id) => lasting.read(PREFIX + id) !== null;

/** The game with this id, or null. One that cannot be read is set aside, not thrown away. */
export function find(id) {
  const text = lasting.read(PREFIX + id);
  if (text === null) return null;
  try {
    const game = JSON.parse(text);
    if (game.id === id && typeof game.saved === "string") return tidied(game);
  } catch {
    // What to do with it is the same.
  }
  setAside(id);
  return null;
}

/** A game whose description can be shown, whatever stands there; the game itself is read when it is opened. */
function tidied(game) {
  const { name, begun, date, moves, seen, thumbnail } = game;
  const time = (value) => (Math.abs(value) <= END_OF_TIME ? Number(value) : 0);
  return {
    ...game,
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    begun: time(begun),
    date: time(date),
    moves: Number.isSafeInteger(moves) && moves >= 0 ? moves : 0,
    over: game.over === true,
    thumbnail: typeof thumbnail === "string" ? thumbnail : "",
    seen: seen instanceof Object ? seen : {},
  };
}

/** The id of the game this tab was playing, or of the one played last. */
export const lastId = () => ofTab.read(HERE) ?? lasting.read(LAST);

/** The id of the game that a reload goes on with: that of this tab. */
export const idOfThisTab = () => ofTab.read(HERE);

/** All games, the last one first. */
export function all() {
  const ids = lasting.keys(PREFIX).map((key) => key.slice(PREFIX.length));
  return ids.map(find).filter(Boolean).sort((one, other) => other.date - one.date);
}

/** Takes a game out of the list and gives it, so that it can be kept again. */
export function remove(id) {
  const game = find(id);
  return lasting.remove(PREFIX + id) ? game : null;
}

/** Calls `listener` with the id of a game that another tab has kept or removed. */
export function onElsewhere(listener) {
  addEventListener("storage", ({ key }) => key?.startsWith(PREFIX) && listener(key.slice(PREFIX.length)));
}

/** Puts a game that cannot be read where it disturbs nothing, and can still be taken away. */
export const setAside = (id) => moveAside(PREFIX + id, id);

/**
 * Puts what stands under a key among what was set aside, with a name. Without room for another copy it stays where it was,
 * which does no harm either.
 */
export function moveAside(from, name) {
  const text = lasting.read(from);
  if (text === null) return;
  const key = freeKey(DAMAGED + name, text);
  if (lasting.write(key, text) === null && lasting.read(key) === text) lasting.remove(from);
}

/** The first key of this kind that holds nothing else. */
function freeKey(key, text) {
  const taken = (key) => ![null, text].includes(lasting.read(key));
  let free = key;
  for (let count = 2; taken(free); count += 1) free = `${key}.${count}`;
  return free;
}

/** What was set aside: `[{key, text}]`. */
export function aside() {
  return lasting.keys(DAMAGED).sort().map((key) => ({ key, text: lasting.read(key) ?? "" }));
}

/** Throws away what was set aside. Tells whether it is gone. */
export const removeAside = ({ key }) => lasting.remove(key);

/** Puts it back. Tells whether there was room. */
export const keepAside = ({ key, text }) => lasting.write(key, text) === null;

/** A name for a new game that no other has. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
