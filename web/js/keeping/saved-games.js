// The saved games of this browser. Those on a board, and the last one, are in the browser's storage, which writes at once: moves survive a crash. All
// others are in its database, which has more room; without a database, they stay in the storage. Data that cannot be read is set aside, and never
// overwritten.

import { whenIdle } from "../base/idle.js";
import { readJson } from "../base/schema.js";
import { setAside, setTextAside } from "../base/set-aside.js";
import { lasting, ofTab } from "../base/storage.js";
import { keptGame } from "./kept-game.js";

/** @import { StorageFault } from "../base/storage.js" */
/** @import { GameDatabase } from "./game-database.js" */
/** @import { SavedGame } from "./kept-game.js" */

/** The prefix of a game's key in the storage, and of the name of its lock. */
export const PREFIX = "menagerie.game.";
/** The game of this tab. */
const HERE = "menagerie.here";
/** The last game, in any tab. */
const LAST = "menagerie.last";
/** The channel for changes of the database. */
const CHANNEL = "menagerie.games";

/** The time in milliseconds after which the page continues without a database that does not answer. */
const PATIENCE = 5000;

/** The content of the database by id, as far as it is read. @type {Map<string, unknown>} */
const shelf = new Map();

/** @type {Promise<void> | null} */
let opening = null;
/** @type {GameDatabase | null} */
let database = null;
/** Whether there was none when it was opened. */
let missing = false;
/** @type {BroadcastChannel | null} */
let channel = null;
/** @type {Set<(id: string, there: boolean) => void>} */
const listeners = new Set();
/** @type {Set<(fault: StorageFault | null) => void>} */
const faultListeners = new Set();

/** Opens the database and reads its content, once. Until then only the games in the storage are known. */
export function opened() {
  opening ??= Promise.race([open(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
    missing = database === null;
  });
  return opening;
}

/** Whether the games of the database are known. */
export const isOpened = () => database !== null;

/** Whether the browser provides no database; known after it was opened. */
export const isStorageOnly = () => missing;

async function open() {
  try {
    const { openGameDatabase } = await import("./game-database.js");
    const found = await openGameDatabase(() => {
      // The next use opens it again, if possible.
      if (database !== found) return;
      database = opening = null;
    }, () => {
      // Until the next load, the storage alone is used.
      database = null;
      missing = true;
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

/** Reads the changes of another tab. */
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
  ids.forEach((id) => notify(id));
}

const notify = (/** @type {string} */ id) => listeners.forEach((listener) => listener(id, has(id)));

/** Saves a game. Returns null, or why that failed; a failure of the database is reported to `onFault`. */
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
  // The version of this game in the storage is older.
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

/** Writes games into the database, all or none. Returns null, or why that failed. @returns {Promise<StorageFault | null>} */
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

/** Saves several games that are not on a board, all or none. Returns null, or why that failed. @returns {Promise<StorageFault | null>} */
export async function saveAll(/** @type {SavedGame[]} */ games) {
  await opened();
  // Games in the storage are on a board, and take precedence over the database.
  const played = games.filter(({ id }) => lasting.read(PREFIX + id) !== null);
  const others = games.filter((game) => !played.includes(game));
  if (database) {
    const fault = await written(others);
    // A database that did not answer is null now, and the storage is used.
    if (fault !== null && database) return fault;
    if (fault === null) others.forEach((game) => shelf.set(game.id, game));
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
  games.forEach(({ id }) => notify(id));
  return null;
}

/** Calls `listener` with the reason if a game could not be saved later; with null if it could. */
export const onFault = (/** @type {(fault: StorageFault | null) => void} */ listener) => void faultListeners.add(listener);

/** Moves games from the storage that are not on a board to the database. They leave the storage after they were read back. */
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
    // Unreadable games stay, so that opening them reports it.
    if (game?.id === id) some.set(id, { text, game });
  }
  if (some.size === 0) return;
  try {
    // If the database has a newer one, the storage was full when that was saved.
    await there.write([...some.values()].map(({ game }) => newer(game, shelved(game.id))));
  } catch (error) {
    console.warn(error);
    return;
  }
  for (const [id, { game }] of some) shelf.set(id, newer(game, shelved(id)));
  // Before they leave the storage, because other tabs are notified of both.
  channel?.postMessage([...some.keys()]);
  for (const [id, { text }] of some) {
    if (lasting.read(PREFIX + id) === text) lasting.remove(PREFIX + id);
  }
}

let isSoon = false;

/** The same, when the page is idle. */
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

/** The games on the boards of all tabs, as far as the browser knows. */
async function playedIds() {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([...held, ...pending].flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

/** Sets the game that this tab plays; null if there is nothing to save of it yet. */
export function setPlayed(/** @type {string | null} */ id) {
  // If this cannot be written, a reload just starts over.
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

/** The game with this id, or null. An unreadable one is set aside, not deleted. */
export function find(/** @type {string} */ id) {
  const [stored, inDatabase] = [storedGame(id), shelved(id)];
  if (!stored && lasting.read(PREFIX + id) !== null) setAside(PREFIX + id, id);
  if (!inDatabase && shelf.has(id)) setShelvedAside(id);
  return newer(stored, inDatabase);
}

/** The same, but an unreadable one stays where it is, so that opening it reports it. */
export const peek = (/** @type {string} */ id) => newer(storedGame(id), shelved(id));

function storedGame(/** @type {string} */ id) {
  const found = readJson(lasting.read(PREFIX + id) ?? "", keptGame);
  return found?.id === id ? found : null;
}

/** The games already read from the database: there may be a thousand. @type {WeakMap<object, SavedGame | null>} */
const read = new WeakMap();

function shelved(/** @type {string} */ id) {
  const entry = Object(shelf.get(id));
  if (!read.has(entry)) read.set(entry, keptGame(entry) ?? null);
  const found = read.get(entry) ?? null;
  return found?.id === id ? found : null;
}

/** The newer version of a game in the storage and the database. @type {<Stored extends SavedGame | null>(stored: Stored, shelved: SavedGame | null) => Stored | SavedGame} */
const newer = (stored, shelved) => (stored && (!shelved || stored.date >= shelved.date) ? stored : (shelved ?? stored));

/** The id of the game of this tab, or of the last one. */
export const lastId = () => idOfThisTab() ?? lasting.read(LAST);

/** The id of the game after a reload: that of this tab. */
export const idOfThisTab = () => ofTab.read(HERE);

const storedIds = () => lasting.keys(PREFIX).map((key) => key.slice(PREFIX.length));

/** All games, the last one first. */
export const all = () => sorted(find);

/** The same; unreadable ones stay where they are. */
export const readable = () => sorted(peek);

/** The games among the found ones, the last one first. */
function sorted(/** @type {typeof find} */ look) {
  const games = [...new Set([...storedIds(), ...shelf.keys()])].map((id) => look(id));
  return games.filter((one) => one !== null).sort((one, other) => other.date - one.date);
}

/** Deletes games and returns them, so that they can be restored. */
export function remove(/** @type {string[]} */ ids) {
  const removed = ids.flatMap((id) => {
    const saved = find(id);
    return saved && (lasting.read(PREFIX + id) === null || lasting.remove(PREFIX + id)) ? [saved] : [];
  });
  const lying = removed.map(({ id }) => id).filter((id) => shelf.delete(id));
  if (lying.length > 0) {
    // A game that could not be deleted there is in the list again after a reload.
    database?.remove(lying).then(() => channel?.postMessage(lying), (error) => console.warn(error));
  }
  return removed;
}

/**
 * Listens to other tabs, and to changes by reading a file.
 * @param {(id: string, there: boolean) => void} listener is called with the id of a game that was saved or removed elsewhere, and whether it still exists
 */
export function onOtherTab(listener) {
  listeners.add(listener);
  addEventListener("storage", ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX)) return;
    const id = key.slice(PREFIX.length);
    // A game that has left the storage may be in the database now.
    if (newValue === null && database) refresh([id]);
    else listener(id, newValue !== null);
  });
}

/** Sets an unreadable game aside. */
export function setGameAside(/** @type {string} */ id) {
  if (lasting.read(PREFIX + id) !== null) setAside(PREFIX + id, id);
  if (shelf.has(id)) setShelvedAside(id);
}

/** The same for the database. Without room it stays there. */
function setShelvedAside(/** @type {string} */ id) {
  if (!setTextAside(id, JSON.stringify(shelf.get(id)))) return;
  shelf.delete(id);
  database?.remove([id]).catch((error) => console.warn(error));
}

/** The id of the game in a link: the same link always gives the same game. */
export const idOfLink = (/** @type {string} */ letters) => `link-${sumOf(letters)}`;

/** A short hash of a text, which is unique in practice. */
export function sumOf(/** @type {string} */ letters) {
  // Two hashes of 32 bits (FNV-1a and its mirror): enough for the number of games.
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < letters.length; at += 1) {
    one = Math.imul(one ^ letters.charCodeAt(at), 0x1000193);
    other = Math.imul(other ^ letters.charCodeAt(letters.length - 1 - at), 0x5bd1e995);
  }
  return [one, other].map((sum) => (sum >>> 0).toString(36)).join("-");
}

/** The id of a game with a friend: every link of it gives the same game. */
export const idOfFriend = (/** @type {{ game: { id: string } }} */ { game }) => `friend-${game.id}`;

/** A unique id for a new game. */
export const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
