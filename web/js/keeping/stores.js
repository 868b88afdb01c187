// All data of a person in the browser's storage, and how that of a backup is merged with it. Games are separate: see saved-games.js.

import { count, list, named, number, or, readJson, record, shallow, text } from "../base/schema.js";

/** Merges two texts of one store. Returns the text to keep, which is the existing one if nothing changes. @typedef {(here: string, file: string) => string} Merge */

/**
 * @typedef {object} KeptStore
 * @property {string} key its key, or the prefix of its keys if it ends with a point
 * @property {Merge} merge
 * @property {boolean} [quiet] whether an addition is not reported, because it is no work of the person
 */

/** The existing value stays. @type {Merge} */
const stays = (here) => here;

/** A list of ids: the union. @type {Merge} */
const union = (here, file) => {
  const ids = list(text(200));
  const [mine, theirs] = [readJson(here, ids) ?? [], readJson(file, ids) ?? []];
  return theirs.every((id) => mine.includes(id)) ? here : JSON.stringify([...new Set([...mine, ...theirs])]);
};

/** Settings without a value come from the file. @type {Merge} */
const fill = (here, file) => {
  const [mine, theirs] = [readJson(here, named(shallow)), readJson(file, named(shallow))];
  return mine && theirs && Object.keys(theirs).some((name) => !Object.hasOwn(mine, name)) ? JSON.stringify({ ...theirs, ...mine }) : here;
};

/** The higher number. @type {Merge} */
const highest = (here, file) => (Number(file) > Number(here) ? file : here);

const SCHOOL = record({ games: named(named(record({ done: list(text(40)), all: or(count, 0) }))) });

/** The union of what is learned. @type {Merge} */
const learned = (here, file) => {
  const [mine, theirs] = [readJson(here, SCHOOL), readJson(file, SCHOOL)];
  const whole = readJson(here, named(shallow));
  if (!mine || !theirs || !whole) return here;
  let more = false;
  for (const [game, kinds] of Object.entries(theirs.games)) {
    const own = (mine.games[game] ??= {});
    for (const [kind, { done, all }] of Object.entries(kinds)) {
      const before = own[kind]?.done ?? [];
      const both = [...new Set([...before, ...done])];
      if (both.length === before.length) continue;
      more = true;
      own[kind] = { done: both, all: Math.max(all, own[kind]?.all ?? 0) };
    }
  }
  return more ? JSON.stringify({ ...whole, games: mine.games }) : here;
};

const PUZZLES = record({ played: or(count, 0), best: or(count, 0), daily: or(count, 0), rating: or(number(0, 10_000), 0), solved: or(named(list(count)), /** @type {Record<string, number[]>} */ ({})) });

/** The rating of the one with more puzzles; the union of the solved ones. @type {Merge} */
const solved = (here, file) => {
  const [mine, theirs] = [readJson(here, PUZZLES), readJson(file, PUZZLES)];
  const [whole, other] = [readJson(here, named(shallow)), readJson(file, named(shallow))];
  if (!mine || !theirs || !whole || !other) return here;
  const games = new Set([...Object.keys(mine.solved), ...Object.keys(theirs.solved)]);
  const all = Object.fromEntries([...games].map((game) => [game, [...new Set([...(mine.solved[game] ?? []), ...(theirs.solved[game] ?? [])])]]));
  const both = { ...(theirs.played > mine.played ? other : whole), best: Math.max(mine.best, theirs.best), daily: Math.max(mine.daily, theirs.daily), solved: all };
  const text = JSON.stringify(both);
  return text === JSON.stringify({ ...whole, best: mine.best, daily: mine.daily, solved: mine.solved }) ? here : text;
};

const DRAFTS = list(record({ text: text(Infinity), date: or(number(0, Infinity), 0) }));

/** The drafts of both, the last ones first. @type {Merge} */
const allDrafts = (here, file) => {
  const [mine, theirs] = [readJson(here, DRAFTS) ?? [], readJson(file, DRAFTS) ?? []];
  const others = theirs.filter((draft) => mine.every((own) => own.text !== draft.text));
  return others.length === 0 ? here : JSON.stringify([...mine, ...others].sort((one, other) => other.date - one.date));
};

const MISTAKES = record({ all: list(named(shallow)) });

/** The mistakes of both, each position once. @type {Merge} */
const bothMistakes = (here, file) => {
  const [mine, theirs] = [readJson(here, MISTAKES), readJson(file, MISTAKES)];
  const whole = readJson(here, named(shallow));
  if (!mine || !theirs || !whole) return here;
  const others = theirs.all.filter((mistake) => mine.all.every((own) => own.position !== mistake.position || own.game !== mistake.game));
  return others.length === 0 ? here : JSON.stringify({ ...whole, all: [...others, ...mine.all] });
};

/** The higher number under each name. @type {Merge} */
const highestOfEach = (here, file) => {
  const [mine, theirs] = [readJson(here, named(count)), readJson(file, named(count))];
  if (!mine || !theirs) return here;
  const more = Object.entries(theirs).filter(([name, number]) => number > (Object.hasOwn(mine, name) ? mine[name] : 0));
  return more.length === 0 ? here : JSON.stringify({ ...mine, ...Object.fromEntries(more) });
};

/** The stores. A new one that is not in this list is not in backups; a test checks for that. @type {KeptStore[]} */
export const STORES = [
  { key: "menagerie.settings", merge: fill },
  { key: "menagerie.favourites", merge: union },
  { key: "menagerie.levels", merge: highest },
  { key: "menagerie.puzzles", merge: solved },
  { key: "menagerie.school", merge: learned },
  { key: "menagerie.week", merge: stays },
  { key: "menagerie.mistakes", merge: bothMistakes },
  { key: "menagerie.beaten", merge: highestOfEach },
  // The id of an own game is a hash of its content.
  { key: "menagerie.own.", merge: stays },
  { key: "menagerie.workshop", merge: stays },
  { key: "menagerie.workshop-drafts", merge: allDrafts },
  { key: "menagerie.workshop-game", merge: stays, quiet: true },
  { key: "menagerie.name", merge: stays },
  { key: "menagerie.live.places", merge: stays },
  { key: "menagerie.damaged.", merge: stays },
  { key: "menagerie.last", merge: stays, quiet: true },
  { key: "menagerie.tour", merge: stays, quiet: true },
];

/** The store of a key. */
export const storeOf = (/** @type {string} */ name) => STORES.find(({ key }) => (key.endsWith(".") ? name.startsWith(key) : name === key));
