// The saved games of this browser, in its own storage. That writes at once: what was played is there after a crash as well.
// What cannot be read is set aside, and nothing is ever written over it.

import { beginning, count, list, named, number, oneOf, or, readJson, record, shallow, text } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { lasting, ofTab } from "../base/storage.js";

/** @import { Text, TextArgument, TextArguments } from "../program.js" */
/** @import { FriendStanding } from "../game/friend-part.js" */
/** @import { Fitting, Schema } from "../base/schema.js" */

const PREFIX = "menagerie.game.";
/** The game of this tab. */
const HERE = "menagerie.here";
/** The game that was played last, in any tab. */
const LAST = "menagerie.last";

/** The longest name of a game. */
export const LONGEST_NAME = 80;

/** The longest name of what is played. */
const LONGEST_TITLE = 200;

/** The latest time that a date can tell. */
const END_OF_TIME = 8.64e15;

/** The longest id of a game, and of what is played in it. */
const LONGEST_ID = 80;

const time = or(number(-END_OF_TIME, END_OF_TIME), 0);

/** How deep texts may stand in each other. */
const DEEPEST = 4;

/** A text as the session gives it. @type {(depth: number) => Schema<Text>} */
const said = (depth) => record({ text: text(100), args: or(named(argument(depth)), NO_ARGUMENTS) });

/** @type {TextArguments} */
const NO_ARGUMENTS = {};

/** What is put into a text: a number, words, another text, or several of these. @type {(depth: number) => Schema<TextArgument>} */
const argument = (depth) => (value) => {
  if (typeof value !== "object") return number(-Infinity, Infinity)(value) ?? text(1000)(value);
  return depth === 0 ? undefined : (said(depth - 1)(value) ?? list(argument(depth - 1))(value));
};

/** How games with a friend may stand; with nobody, it is none. @type {("" | FriendStanding)[]} */
const STANDINGS = ["", "turn", "send", "waiting", "over"];

/** @typedef {Fitting<typeof KNOWN>} SavedGame A saved game with what describes it. */

/** What describes a game may be missing, what it is may not; the game itself is read when it is opened. */
const KNOWN = record({
  id: text(LONGEST_ID),
  variant: text(LONGEST_ID),
  saved: text(Infinity),
  name: or(beginning(LONGEST_NAME), ""),
  /** What the game is called that is played, for who has it no longer. */
  title: or(beginning(LONGEST_TITLE), ""),
  begun: time,
  date: time,
  moves: or(count, 0),
  over: or(oneOf([true, false]), false),
  reviewed: or(oneOf([true, false]), false),
  status: or(list(said(DEEPEST)), []),
  thumbnail: or(text(10_000), ""),
  seen: or(named(count), {}),
  friend: or(oneOf(STANDINGS), ""),
});

/** What only a newer version of the page knows of a game stays with it. */
const game = (/** @type {unknown} */ value) => {
  const known = KNOWN(value);
  return known && { ...named(shallow)(value), ...known };
};

/** Saves a game. Gives null, or why it could not. */
export const save = (/** @type {SavedGame} */ saved) => lasting.write(PREFIX + saved.id, JSON.stringify(saved));

/** This tab plays the game with this id from now on; none yet, if there is nothing to save of it. */
export function setPlayed(/** @type {string | null} */ id) {
  // What cannot be written here only makes a reload begin anew.
  if (id === null) {
    ofTab.remove(HERE);
    return;
  }
  ofTab.write(HERE, id);
  lasting.write(LAST, id);
}

/** Whether anything is saved under this id. */
export const has = (/** @type {string} */ id) => lasting.read(PREFIX + id) !== null;

/** The game with this id, or null. One that cannot be read is set aside, not thrown away. */
export function find(/** @type {string} */ id) {
  const saved = lasting.read(PREFIX + id);
  if (saved === null) return null;
  const found = readJson(saved, game);
  if (found?.id === id) return found;
  setGameAside(id);
  return null;
}

/** The same, but one that cannot be read stays where it is, for who opens it to hear of it. */
export function peek(/** @type {string} */ id) {
  const found = readJson(lasting.read(PREFIX + id) ?? "", game);
  return found?.id === id ? found : null;
}

/** The id of the game this tab was playing, or of the one played last. */
export const lastId = () => idOfThisTab() ?? lasting.read(LAST);

/** The id of the game that a reload goes on with: that of this tab. */
export const idOfThisTab = () => ofTab.read(HERE);

/** All games, the last one first. */
export const all = () => sorted(find);

/** The same; those that cannot be read stay where they are. */
export const readable = () => sorted(peek);

/** What is found of the games, the last one first. */
function sorted(/** @type {typeof find} */ look) {
  const games = lasting.keys(PREFIX).map((key) => look(key.slice(PREFIX.length)));
  return games.filter((one) => one !== null).sort((one, other) => other.date - one.date);
}

/** Takes a game out of the list and gives it, so that it can be saved again. */
export function remove(/** @type {string} */ id) {
  const saved = find(id);
  return lasting.remove(PREFIX + id) ? saved : null;
}

/**
 * Listens to other tabs.
 * @param {(id: string, there: boolean) => void} listener hears which game another tab has saved or removed, and whether it
 *   is still there
 */
export function onOtherTab(listener) {
  addEventListener("storage", ({ key, newValue }) => key?.startsWith(PREFIX) && listener(key.slice(PREFIX.length), newValue !== null));
}

/** Sets a game aside that cannot be read. */
export const setGameAside = (/** @type {string} */ id) => setAside(PREFIX + id, id);

/** The name of the game in a link: the same link is the same game, however often it is opened. */
export function idOfLink(/** @type {string} */ letters) {
  // Two sums of 32 bits (FNV-1a and its mirror): nobody has so many games that two would meet.
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < letters.length; at += 1) {
    one = Math.imul(one ^ letters.charCodeAt(at), 0x1000193);
    other = Math.imul(other ^ letters.charCodeAt(letters.length - 1 - at), 0x5bd1e995);
  }
  return `link-${[one, other].map((sum) => (sum >>> 0).toString(36)).join("-")}`;
}

/** The name of a game with a friend: every link of it is the same game. */
export const idOfFriend = (/** @type {{ game: { id: string } }} */ { game }) => `friend-${game.id}`;

/** A name for a new game that no other has. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
