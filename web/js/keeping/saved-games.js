// Keeps the games: the one in progress after each change, and all of them in a list. They live in the browser's own
// storage, which writes at once: what was played is there after a crash as well. What cannot be read is set aside, and
// nothing is ever written over it.

import { beginning, count, list, named, number, oneOf, or, read, record, shallow, text } from "../base/schema.js";
import { lasting, ofTab } from "../base/storage.js";

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

/** The longest id of a game, and of what is played in it. */
const LONGEST_ID = 80;

const time = or(number(-END_OF_TIME, END_OF_TIME), 0);

/** How deep texts may stand in each other. */
const DEEPEST = 4;

/** Words as the session gives them: `{text, args}`. */
const said = (depth) => record({ text: text(100), args: or(named(argument(depth)), {}) });

/** What is put into a text: a number, words, another text, or several of these. */
const argument = (depth) => (value) => {
  if (typeof value !== "object") return number(-Infinity, Infinity)(value) ?? text(1000)(value);
  return depth === 0 ? undefined : (said(depth - 1)(value) ?? list(argument(depth - 1))(value));
};

/** A game as it is kept. What describes it may be missing, what it is may not; the game itself is read when it is opened. */
const described = record({
  id: text(LONGEST_ID),
  variant: text(LONGEST_ID),
  saved: text(Infinity),
  name: or(beginning(LONGEST_NAME), ""),
  begun: time,
  date: time,
  moves: or(count, 0),
  over: or(oneOf([true, false]), false),
  status: or(list(said(DEEPEST)), []),
  thumbnail: or(text(10_000), ""),
  seen: or(named(count), {}),
});

/** What only a newer version of the page knows of a game stays with it. */
const game = (value) => {
  const known = described(value);
  return known && { ...named(shallow)(value), ...known };
};

/** Keeps a game: `{id, date, …}`. Gives null, or why it could not: "full" or "blocked". */
export const keep = (kept) => lasting.write(PREFIX + kept.id, JSON.stringify(kept));

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
  const kept = lasting.read(PREFIX + id);
  if (kept === null) return null;
  const found = read(kept, game);
  if (found?.id === id) return found;
  setAside(id);
  return null;
}

/** The id of the game this tab was playing, or of the one played last. */
export const lastId = () => idOfThisTab() ?? lasting.read(LAST);

/** The id of the game that a reload goes on with: that of this tab. */
export const idOfThisTab = () => ofTab.read(HERE);

/** All games, the last one first. */
export function all() {
  const ids = lasting.keys(PREFIX).map((key) => key.slice(PREFIX.length));
  return ids.map(find).filter(Boolean).sort((one, other) => other.date - one.date);
}

/** Takes a game out of the list and gives it, so that it can be kept again. */
export function remove(id) {
  const kept = find(id);
  return lasting.remove(PREFIX + id) ? kept : null;
}

/** Calls `listener` with the id of a game that another tab has kept or removed, and whether it is still there. */
export function onElsewhere(listener) {
  addEventListener("storage", ({ key, newValue }) => key?.startsWith(PREFIX) && listener(key.slice(PREFIX.length), newValue !== null));
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

/** The name of the game in a link: the same link is the same game, however often it is opened. */
export function idOfLink(letters) {
  // Two sums of 32 bits (FNV-1a and its mirror): nobody has so many games that two would meet.
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < letters.length; at += 1) {
    one = Math.imul(one ^ letters.charCodeAt(at), 0x1000193);
    other = Math.imul(other ^ letters.charCodeAt(letters.length - 1 - at), 0x5bd1e995);
  }
  return `link-${[one, other].map((sum) => (sum >>> 0).toString(36)).join("-")}`;
}

/** A name for a new game that no other has. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
