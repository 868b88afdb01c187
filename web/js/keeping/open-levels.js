// The unlocked levels of the computer. A win against one unlocks the next; a game at a level unlocks that; and a setting unlocks all.

import { fill } from "../base/dom.js";
import { count, list, named, number, own, readJson, shallow } from "../base/schema.js";
import { setAside } from "../base/set-aside.js";
import { settings } from "../base/settings.js";
import { lasting } from "../base/storage.js";
import { levelName, say } from "../base/texts.js";
import { levels } from "../program.js";
import * as savedGames from "./saved-games.js";

/** @import { GameData } from "../game/game-store.js" */
/** @import { LevelInfo } from "../program.js" */

const KEY = "menagerie.levels";

/** @type {Set<() => void>} */
const listeners = new Set();

/** The highest unlocked level; it is only computed when it is needed. @type {number | null} */
let highest = null;

/** The highest level unlocked by games: at least the default level of a new game. */
function highestOpen() {
  if (highest !== null) return highest;
  const all = levels();
  const initial = all.find(({ isDefault }) => isDefault)?.level ?? all[0].level;
  const kept = Number(lasting.read(KEY));
  highest = Math.max(initial, all.some(({ level }) => level === kept) ? kept : 0);
  if (kept === 0) {
    highest = Math.max(highest, ...playedBefore());
    followDatabase();
  }
  return highest;
}

let isFollowing = false;

/** Most games are known only when the database is open. */
async function followDatabase() {
  if (isFollowing) return;
  isFollowing = true;
  await savedGames.opened();
  highest = null;
  listeners.forEach((listener) => listener());
}

/** The levels in the saved games, from before levels were unlocked one by one. */
function playedBefore() {
  const known = levels().map(({ level }) => level);
  return savedGames.readable().flatMap(({ saved }) => {
    const game = readJson(saved, named(shallow)) ?? {};
    const seats = Array.isArray(game.seats) ? game.seats : [];
    const played = list(number(1, 99))(game.levels) ?? seats.map(() => Number(game.level));
    return played.filter((level, index) => seats[index] === "computer" && known.includes(level));
  });
}

/** Whether a level can be chosen. */
export const isOpen = (/** @type {number} */ level) => settings.get("allLevels") || level <= highestOpen();

/** The lowest level that cannot be chosen, if there is one. */
export const firstClosed = () => levels().map(({ level }) => level).find((level) => !isOpen(level));

/** Unlocks the levels up to this one. Returns whether any was locked. */
function open(/** @type {number} */ level) {
  if (level <= highestOpen()) return false;
  highest = level;
  lasting.write(KEY, String(level));
  listeners.forEach((listener) => listener());
  return true;
}

/** Calls `listener` when another level is unlocked. */
export function onLevels(/** @type {() => void} */ listener) {
  listeners.add(listener);
  settings.onChange("allLevels", listener);
}

// Another tab has unlocked one.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  highest = null;
  listeners.forEach((listener) => listener());
});

/** A game at a level unlocks it, however it was started. */
export function keepPlayed(/** @type {GameData} */ { worthSaving, seats, levels: played, strength }) {
  if (worthSaving && strength === null) open(Math.max(...played.filter((_, index) => seats[index] === "computer"), 0));
}

/** The only person who plays against computers, if there is one, and the weakest of these. One that adapts is of no level. */
export function opponentsOf(/** @type {Pick<GameData, "seats" | "levels"> & { strength?: number | null }} */ { seats, levels: playing, strength = null }) {
  const person = seats.indexOf("human");
  const others = seats.filter((_, index) => index !== person);
  if (person < 0 || others.length === 0) return null;
  const computers = others.every((who) => who === "computer");
  if (!computers && !others.every((who) => who === "friend")) return null;
  return { person, level: computers && strength === null ? Math.min(...playing.filter((_, index) => index !== person)) : null };
}

/** Unlocks the next level if a game has been won against this one. Returns it, or nothing. */
export function openNext(/** @type {number} */ level) {
  const next = levels().map(({ level }) => level).find((other) => other > level);
  return next !== undefined && open(next) ? next : null;
}

/** The key of the highest level that was beaten in each game. */
const BEATEN = "menagerie.beaten";

/** The highest level that was beaten in each game. What cannot be read is set aside. */
export function beatenLevels() {
  const kept = lasting.read(BEATEN);
  const found = kept === null ? undefined : readJson(kept, named(count));
  if (kept !== null && !found) setAside(BEATEN, "beaten");
  return found ?? {};
}

/** Keeps that a person has beaten a level, if the game on the board ended so. */
export function keepBeaten(/** @type {GameData} */ data) {
  const { state: { over, winners }, practice, variant } = data;
  const opponents = opponentsOf(data);
  if (!over || practice || !opponents?.level || winners.length !== 1 || winners[0] !== opponents.person) return;
  const all = beatenLevels();
  if (opponents.level > (own(all, variant.id) ?? 0)) lasting.write(BEATEN, JSON.stringify({ ...all, [variant.id]: opponents.level }));
}

/** Fills a select with the levels. Locked ones are visible, but cannot be chosen. */
export function fillLevels(/** @type {HTMLSelectElement} */ select, /** @type {LevelInfo[]} */ all) {
  fill(select, all.map(({ level }) => [level, isOpen(level) ? levelName(level) : say("level-closed", { name: levelName(level) })]));
  for (const option of select.options) option.disabled = !isOpen(Number(option.value));
}
