// A backup: all data of a person, as one file. Reading one adds its content to the existing data; nothing is lost.

import { list, named, number, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";
import { text as message } from "../base/texts.js";
import { keptGame, MAX_NAME_LENGTH } from "./kept-game.js";
import * as savedGames from "./saved-games.js";
import { hasSeenAll } from "./seen.js";
import { STORES, storeOf } from "./stores.js";

/** @import { Schema } from "../base/schema.js" */
/** @import { SavedGame } from "./kept-game.js" */

/** The time of the last one in milliseconds. */
const KEY = "menagerie.backup";

const FORMAT = "menagerie-backup";

/** Changes when older versions of the page cannot read the new format. */
const VERSION = 1;

/** @typedef {{ games: SavedGame[], texts: Record<string, string> }} Backup */

/** @typedef {{ games: number, newer: number, twice: number, others: number, left: number, refused: number }} Merged How much was added, brought up to date, kept twice; how much else was added, stayed as it is here, or had no room. */

const STAMP = record({ format: text(100), version: number(1, Infinity) });

/** @type {Schema<Backup>} */
const CONTENT = record({ games: list(keptGame), texts: named(text(Infinity)) });

const SUM = record({ sum: text(100) });

/** All data, as the text of a file. */
export async function writeBackup() {
  await savedGames.opened();
  // Data that cannot be read is set aside first, and is then included.
  const games = savedGames.all();
  /** @type {Record<string, string>} */
  const texts = {};
  for (const key of STORES.flatMap(({ key }) => lasting.keys(key)).filter((key) => storeOf(key))) texts[key] = lasting.read(key) ?? "";
  const content = { games, texts };
  return JSON.stringify({ format: FORMAT, version: VERSION, made: new Date().toISOString(), sum: sumOf(content), ...content });
}

/** A hash of the content of a file, to detect changes. */
const sumOf = (/** @type {unknown} */ content) => savedGames.sumOf(JSON.stringify(content));

/** Records that a backup was written now. */
export const keepBackupDate = () => void lasting.write(KEY, String(Date.now()));

/** The time of the last one; null if there was none. */
export const lastBackup = () => Number(lasting.read(KEY)) || null;

/** Reads what `writeBackup` wrote. Throws a text if it is damaged, or newer than this page. */
export function readBackup(/** @type {string} */ file) {
  const stamp = readJson(file, STAMP);
  if (stamp?.format !== FORMAT) throw message("backup-damaged");
  if (stamp.version > VERSION) throw message("backup-newer");
  const [content, sum] = [readJson(file, CONTENT), readJson(file, SUM)?.sum];
  /** @type {Record<string, unknown>} */
  const { games, texts } = Object(JSON.parse(file));
  if (!content || sum !== sumOf({ games, texts })) throw message("backup-damaged");
  return content;
}

/** Adds the content of a backup. Returns how much was added; no game is added if there is no room for all of them. @returns {Promise<Merged>} */
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
  // The listeners for other tabs in this tab are notified as well.
  dispatchEvent(new StorageEvent("storage", { key, oldValue: here, newValue: next }));
}

/** How a game of a file relates to that with the same id here. */
function compare(/** @type {SavedGame} */ here, /** @type {SavedGame} */ file) {
  if (here.saved === file.saved && here.name === file.name) return "same";
  const [knowsFile, knownByFile] = [hasSeenAll(here.seen, file.seen), hasSeenAll(file.seen, here.seen)];
  if (knowsFile && !knownByFile) return "same";
  return knownByFile && !knowsFile ? "newer" : "twice";
}

/** The name of the second of two games. */
const copyName = (/** @type {SavedGame} */ { name, title, variant }) => `${name || title || variant} (2)`.slice(0, MAX_NAME_LENGTH);
