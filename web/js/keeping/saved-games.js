// The saved games of this browser. Those that are on a board, and the last one, stand in the browser's storage, which writes at once: what was
// played is there after a crash as well. All others lie in its database, which has more room; where there is none, they stay in the
// storage. What cannot be read is set aside, and nothing is ever written over it.

import { whenIdle } from "../base/idle.js";
import { readJson } from "../base/schema.js";
import { setAside, setTextAside } from "../base/set-aside.js";
import { lasting, ofTab } from "../base/storage.js";
import { keptGame } from "./kept-game.js";

/** @import { StorageFault } from "../base/storage.js" */
/** @import { GameDatabase } from "./game-database.js" */
/** @import { SavedGame } from "./kept-game.js" */

/** Before the id of a game: its key in the storage, and the name of the lock that a tab has on it. */
export const PREFIX = "menagerie.game.";
/** The game of this tab. */
const HERE = "menagerie.here";
/** The game that was played last, in any tab. */
const LAST = "menagerie.last";
/** Where tabs tell each other what they have changed in the database. */
const CHANNEL = "menagerie.games";

/** Milliseconds after which the page goes on without a database that does not answer. */
const PATIENCE = 5000;

/** What the database holds, by id, as far as it is read. @type {Map<string, unknown>} */
const shelf = new Map();

/** @type {Promise<void> | null} */
let opening = null;
/** @type {GameDatabase | null} */
let database = null;
/** Whether there was none when it was looked for. */
let missing = false;
/** @type {BroadcastChannel | null} */
let channel = null;
/** @type {Set<(id: string, there: boolean) => void>} */
const listeners = new Set();
/** @type {Set<(fault: StorageFault | null) => void>} */
const faultListeners = new Set();

/** Opens the database and reads what is in it, once. Until then only the games of the storage are known. */
export function opened() {
  opening ??= Promise.race([open(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
    missing = database === null;
  });
  return opening;
}

/** Whether the games of the database are known. */
export const isOpened = () => database !== null;

/** Whether the browser gives the page no database; known once it is opened. */
export const isStorageOnly = () => missing;

async function open() {
  try {
    const { openGameDatabase } = await import("./game-database.js");
    const found = await openGameDatabase(() => {
      // Whoever wants it next opens it again, if it can be.
      if (database !== found) return;
      database = opening = null;
    });
    for (const game of await found.all()) shelf.set(String(Object(game).id), game);
    database = found;
    missing = false;
    listen();
    whenIdle(shelve);
  } catch (error) {
    console.info("Games are kept in the storage alone:", error);
  }
}

function listen() {
  if (channel || !("BroadcastChannel" in globalThis)) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => Array.isArray(data) && refresh(data.map(String));
}

/** Reads anew what another tab has changed. */
async function refresh(/** @type {string[]} */ ids) {
  try {
    const found = (await database?.read(ids)) ?? [];
    for (const [index, game] of found.entries()) {
      if (game === undefined) shelf.delete(ids[index]);
      else shelf.set(ids[index], game);
    }
  } catch (error) {
    console.warn(error);
  }
  ids.forEach((id) => tell(id));
}

const tell = (/** @type {string} */ id) => listeners.forEach((listener) => listener(id, has(id)));

/** Saves a game. Gives null, or why it could not; what the database has no room for is told to `onFault`. */
export function save(/** @type {SavedGame} */ saved) {
  const key = PREFIX + saved.id;
  const fault = lasting.write(key, JSON.stringify(saved));
  if (fault === null) {
    if (!isPlayed(saved.id)) shelveSoon();
    return null;
  }
  if (fault !== "full" || missing) return fault;
  saveInDatabase(saved);
  return null;
}

/** Saves a game for which the storage has no room. */
async function saveInDatabase(/** @type {SavedGame} */ saved) {
  const { id } = saved;
  // What stands in the storage of this game is older.
  const [stored, before] = [lasting.read(PREFIX + id), shelf.get(id)];
  shelf.set(id, saved);
  await opened();
  const fault = await written([saved]);
  if (fault === null) {
    if (stored !== null && lasting.read(PREFIX + id) === stored) lasting.remove(PREFIX + id);
  } else if (shelf.get(id) === saved) {
    if (before === undefined) shelf.delete(id);
    else shelf.set(id, before);
  }
  faultListeners.forEach((listener) => listener(fault));
}

/** Writes games into the database, all or none. Gives null, or why it could not. @returns {Promise<StorageFault | null>} */
async function written(/** @type {SavedGame[]} */ games) {
  if (!database) return "full";
  try {
    await database.write(games);
    channel?.postMessage(games.map(({ id }) => id));
    return null;
  } catch (error) {
    console.warn(error);
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
  }
}

/** Saves several games that are on no board, all or none. Gives null, or why it could not. @returns {Promise<StorageFault | null>} */
export async function saveAll(/** @type {SavedGame[]} */ games) {
  await opened();
  // What stands in the storage is on a board, and is taken before what is in the database.
  const played = games.filter(({ id }) => lasting.read(PREFIX + id) !== null);
  const others = games.filter((game) => !played.includes(game));
  if (database) {
    const fault = await written(others);
    if (fault !== null) return fault;
    for (const game of others) shelf.set(game.id, game);
  }
  /** @type {[key: string, text: string | null][]} */
  const before = [];
  for (const game of database ? played : games) {
    const key = PREFIX + game.id;
    before.push([key, lasting.read(key)]);
    const fault = lasting.write(key, JSON.stringify(game));
    if (fault === null) continue;
    for (const [key, text] of before) {
      if (text === null) lasting.remove(key);
      else lasting.write(key, text);
    }
    return fault;
  }
  games.forEach(({ id }) => tell(id));
  return null;
}

/** Calls `listener` with why a game could not be saved, when that is known later; with null, when it could. */
export const onFault = (/** @type {(fault: StorageFault | null) => void} */ listener) => void faultListeners.add(listener);

/** Puts into the database what stands in the storage and is on no board. It leaves the storage when it was read back from there. */
async function shelve() {
  const there = database;
  if (!there) return;
  const played = await playedIds();
  /** @type {Map<string, { text: string, game: SavedGame }>} */
  const some = new Map();
  for (const id of storedIds()) {
    if (played.has(id) || isPlayed(id)) continue;
    const text = lasting.read(PREFIX + id) ?? "";
    const game = readJson(text, keptGame);
    // What cannot be read stays, for who opens it to hear of it.
    if (game?.id === id) some.set(id, { text, game });
  }
  if (some.size === 0) return;
  try {
    // Where the database has a newer one, the storage was full when that was saved.
    await there.write([...some.values()].map(({ game }) => newer(game, shelved(game.id))));
  } catch (error) {
    console.warn(error);
    return;
  }
  for (const [id, { game }] of some) shelf.set(id, newer(game, shelved(id)));
  // Before they leave the storage: other tabs hear of both.
  channel?.postMessage([...some.keys()]);
  for (const [id, { text }] of some) {
    if (lasting.read(PREFIX + id) === text) lasting.remove(PREFIX + id);
  }
}

let isSoon = false;

/** The same, when the page rests. */
function shelveSoon() {
  if (isSoon) return;
  isSoon = true;
  whenIdle(async () => {
    isSoon = false;
    await opened();
    await shelve();
  });
}

const isPlayed = (/** @type {string} */ id) => id === ofTab.read(HERE) || id === lasting.read(LAST);

/** The games on the boards of all tabs, as far as the browser tells. */
async function playedIds() {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([...held, ...pending].flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

/** This tab plays the game with this id from now on; none yet, if there is nothing to save of it. */
export function setPlayed(/** @type {string | null} */ id) {
  // What cannot be written here only makes a reload begin anew.
  if (id === null) {
    ofTab.remove(HERE);
    return;
  }
  if (isPlayed(id) && lasting.read(LAST) === id && ofTab.read(HERE) === id) return;
  ofTab.write(HERE, id);
  lasting.write(LAST, id);
  shelveSoon();
}

/** Whether anything is saved under this id. */
export const has = (/** @type {string} */ id) => lasting.read(PREFIX + id) !== null || shelf.has(id);

/** The game with this id, or null. One that cannot be read is set aside, not thrown away. */
export function find(/** @type {string} */ id) {
  const [stored, inDatabase] = [storedGame(id), shelved(id)];
  if (!stored && lasting.read(PREFIX + id) !== null) setAside(PREFIX + id, id);
  if (!inDatabase && shelf.has(id)) setShelvedAside(id);
  return newer(stored, inDatabase);
}

/** The same, but one that cannot be read stays where it is, for who opens it to hear of it. */
export const peek = (/** @type {string} */ id) => newer(storedGame(id), shelved(id));

function storedGame(/** @type {string} */ id) {
  const found = readJson(lasting.read(PREFIX + id) ?? "", keptGame);
  return found?.id === id ? found : null;
}

/** What of the database has been read already: there may be a thousand games. @type {WeakMap<object, SavedGame | null>} */
const read = new WeakMap();

function shelved(/** @type {string} */ id) {
  const entry = Object(shelf.get(id));
  if (!read.has(entry)) read.set(entry, keptGame(entry) ?? null);
  const found = read.get(entry) ?? null;
  return found?.id === id ? found : null;
}

/** The newer one of what the storage and the database have of a game. @type {<Stored extends SavedGame | null>(stored: Stored, shelved: SavedGame | null) => Stored | SavedGame} */
const newer = (stored, shelved) => (stored && (!shelved || stored.date >= shelved.date) ? stored : (shelved ?? stored));

/** The id of the game this tab was playing, or of the one played last. */
export const lastId = () => idOfThisTab() ?? lasting.read(LAST);

/** The id of the game that a reload goes on with: that of this tab. */
export const idOfThisTab = () => ofTab.read(HERE);

const storedIds = () => lasting.keys(PREFIX).map((key) => key.slice(PREFIX.length));

/** All games, the last one first. */
export const all = () => sorted(find);

/** The same; those that cannot be read stay where they are. */
export const readable = () => sorted(peek);

/** What is found of the games, the last one first. */
function sorted(/** @type {typeof find} */ look) {
  const games = [...new Set([...storedIds(), ...shelf.keys()])].map((id) => look(id));
  return games.filter((one) => one !== null).sort((one, other) => other.date - one.date);
}

/** Takes games out of the list and gives them, so that they can be saved again. */
export function remove(/** @type {string[]} */ ids) {
  const removed = ids.flatMap((id) => {
    const saved = find(id);
    return saved && (lasting.read(PREFIX + id) === null || lasting.remove(PREFIX + id)) ? [saved] : [];
  });
  const lying = removed.map(({ id }) => id).filter((id) => shelf.delete(id));
  if (lying.length > 0) {
    // What could not be removed there is in the list again when the page is opened again.
    database?.remove(lying).then(() => channel?.postMessage(lying), (error) => console.warn(error));
  }
  return removed;
}

/**
 * Listens to other tabs, and to what is read from a file.
 * @param {(id: string, there: boolean) => void} listener hears which game was saved or removed elsewhere, and whether it is still there
 */
export function onOtherTab(listener) {
  listeners.add(listener);
  addEventListener("storage", ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX)) return;
    const id = key.slice(PREFIX.length);
    // What has left the storage may have gone into the database.
    if (newValue === null && database) refresh([id]);
    else listener(id, newValue !== null);
  });
}

/** Sets a game aside that cannot be read. */
export function setGameAside(/** @type {string} */ id) {
  if (lasting.read(PREFIX + id) !== null) setAside(PREFIX + id, id);
  if (shelf.has(id)) setShelvedAside(id);
}

/** The same, of the database. Without room it stays there. */
function setShelvedAside(/** @type {string} */ id) {
  if (!setTextAside(id, JSON.stringify(shelf.get(id)))) return;
  shelf.delete(id);
  database?.remove([id]).catch((error) => console.warn(error));
}

/** The name of the game in a link: the same link is the same game, however often it is opened. */
export const idOfLink = (/** @type {string} */ letters) => `link-${sumOf(letters)}`;

/** A short name of a text, which no other has by chance. */
export function sumOf(/** @type {string} */ letters) {
  // Two sums of 32 bits (FNV-1a and its mirror): nobody has so many games that two would meet.
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < letters.length; at += 1) {
    one = Math.imul(one ^ letters.charCodeAt(at), 0x1000193);
    other = Math.imul(other ^ letters.charCodeAt(letters.length - 1 - at), 0x5bd1e995);
  }
  return [one, other].map((sum) => (sum >>> 0).toString(36)).join("-");
}

/** The name of a game with a friend: every link of it is the same game. */
export const idOfFriend = (/** @type {{ game: { id: string } }} */ { game }) => `friend-${game.id}`;

/** A name for a new game that no other has. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
