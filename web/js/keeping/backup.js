// A backup: everything that a person has made, as one file. What is read from one comes to what is here; nothing that is here is lost.

import { list, named, number, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";
import { text as told } from "../base/texts.js";
import { keptGame, LONGEST_NAME } from "./kept-game.js";
import * as savedGames from "./saved-games.js";
import { hasSeenAll } from "./seen.js";
import { STORES, storeOf } from "./stores.js";

/** @import { Schema } from "../base/schema.js" */
/** @import { SavedGame } from "./kept-game.js" */

/** When the last one was written: a time in milliseconds. */
const KEY = "menagerie.backup";

const FORMAT = "menagerie-backup";

/** Changes when what is written can no longer be read by older versions of the page. */
const VERSION = 1;

/** @typedef {{ games: SavedGame[], texts: Record<string, string> }} Backup */

/** @typedef {{ games: number, newer: number, twice: number, others: number, left: number, refused: number }} Merged How much was added, brought up to date, kept twice; how much else was added, stayed as it is here, or had no room. */

const STAMP = record({ format: text(100), version: number(1, Infinity) });

/** @type {Schema<Backup>} */
const CONTENT = record({ games: list(keptGame), texts: named(text(Infinity)) });

const SUM = record({ sum: text(100) });

/** Everything that there is, as the text of a file. */
export async function writeBackup() {
  await savedGames.opened();
  // What cannot be read is set aside first, and goes with the rest.
  const games = savedGames.all();
  /** @type {Record<string, string>} */
  const texts = {};
  for (const key of STORES.flatMap(({ key }) => lasting.keys(key)).filter((key) => storeOf(key))) texts[key] = lasting.read(key) ?? "";
  const content = { games, texts };
  return JSON.stringify({ format: FORMAT, version: VERSION, made: new Date().toISOString(), sum: sumOf(content), ...content });
}

/** The sum of what is in a file: it tells whether anything was changed on the way. */
const sumOf = (/** @type {unknown} */ content) => savedGames.sumOf(JSON.stringify(content));

/** Remembers that a backup was written now. */
export const keepBackupDate = () => void lasting.write(KEY, String(Date.now()));

/** When the last one was written; null if none was. */
export const lastBackup = () => Number(lasting.read(KEY)) || null;

/** Reads what `writeBackup` has written. Throws a text if it is damaged, or newer than this page. */
export function readBackup(/** @type {string} */ file) {
  const stamp = readJson(file, STAMP);
  if (stamp?.format !== FORMAT) throw told("backup-damaged");
  if (stamp.version > VERSION) throw told("backup-newer");
  const [content, sum] = [readJson(file, CONTENT), readJson(file, SUM)?.sum];
  /** @type {Record<string, unknown>} */
  const { games, texts } = Object(JSON.parse(file));
  if (!content || sum !== sumOf({ games, texts })) throw told("backup-damaged");
  return content;
}

/** Adds what is in a backup. Gives how much of it; nothing of the games is added if there is no room for all of them. @returns {Promise<Merged>} */
export async function mergeBackup(/** @type {Backup} */ { games, texts }) {
  await savedGames.opened();
  /** @type {Merged} */
  const merged = { games: 0, newer: 0, twice: 0, others: 0, left: 0, refused: 0 };
  /** @type {SavedGame[]} */
  const wanted = [];
  for (const game of games) {
    const here = savedGames.peek(game.id);
    const kind = here ? compare(here, game) : "games";
    if (kind === "same") continue;
    const kept = kind === "twice" ? { ...game, id: `copy-${savedGames.sumOf(game.id + game.saved)}`, name: copyName(game) } : game;
    // The same file may have been read before.
    if (savedGames.peek(kept.id)?.saved === kept.saved && kind === "twice") continue;
    merged[kind] += 1;
    wanted.push(kept);
  }
  if (wanted.length > 0 && (await savedGames.saveAll(wanted)) !== null) {
    Object.assign(merged, { games: 0, newer: 0, twice: 0, refused: wanted.length });
  }
  for (const [key, file] of Object.entries(texts)) {
    const store = storeOf(key);
    if (store) add(store, key, file, merged);
  }
  return merged;
}

/**
 * @param {NonNullable<ReturnType<typeof storeOf>>} store
 * @param {string} key
 * @param {string} file
 * @param {Merged} merged
 */
function add({ merge, quiet = false }, key, file, merged) {
  const here = lasting.read(key);
  const next = here === null ? file : merge(here, file);
  if (next === here) {
    if (here !== file && !quiet) merged.left += 1;
    return;
  }
  if (lasting.write(key, next) !== null) {
    merged.refused += 1;
    return;
  }
  if (!quiet) merged.others += 1;
  // Those who listen to other tabs hear of it in this one as well.
  dispatchEvent(new StorageEvent("storage", { key, oldValue: here, newValue: next }));
}

/** How a game of a file stands to that with the same id here. */
function compare(/** @type {SavedGame} */ here, /** @type {SavedGame} */ file) {
  if (here.saved === file.saved && here.name === file.name) return "same";
  const [knowsFile, knownByFile] = [hasSeenAll(here.seen, file.seen), hasSeenAll(file.seen, here.seen)];
  if (knowsFile && !knownByFile) return "same";
  return knownByFile && !knowsFile ? "newer" : "twice";
}

/** What the second of two games is called. */
const copyName = (/** @type {SavedGame} */ { name, title, variant }) => `${name || title || variant} (2)`.slice(0, LONGEST_NAME);
