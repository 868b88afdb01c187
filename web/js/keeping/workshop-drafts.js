// What was worked on in the workshop before something else was opened there.

import { list, number, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";
import { WORKSHOP_TEXT } from "./own-cards.js";

/** Where they are kept. */
const DRAFTS = "menagerie.workshop-drafts";

/** The most that are kept, and the longest text of one. */
const MOST = 20;
const LONGEST = 400_000;

/** The most letters of a name. */
const NAME = 60;

const SHAPE = list(record({ text: text(LONGEST), date: number(0, Number.MAX_SAFE_INTEGER) }));

/** The drafts, the last one first. */
export const drafts = () => readJson(lasting.read(DRAFTS) ?? "", SHAPE) ?? [];

/** Keeps a text that is about to be replaced. Where there is no room, the oldest go first. Tells whether it is kept. */
export function keepDraft(/** @type {string | null} */ draft) {
  if (!draft?.trim() || draft.length > LONGEST) return false;
  const others = drafts().filter((one) => one.text !== draft);
  for (let count = MOST - 1; count >= 0; count = count > 0 ? Math.floor(count / 2) : -1) {
    if (lasting.write(DRAFTS, JSON.stringify([{ text: draft, date: Date.now() }, ...others.slice(0, count)])) === null) return true;
  }
  return false;
}

/** Puts a text into the workshop, which is opened next. What was there stays a draft. */
export function giveToWorkshop(/** @type {string} */ given) {
  const before = lasting.read(WORKSHOP_TEXT);
  if (before !== given) keepDraft(before);
  lasting.write(WORKSHOP_TEXT, given);
}

/** What a draft is called: the name in it, or how it begins. */
export function draftName(/** @type {string} */ draft) {
  const named = /"name"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(draft)?.[1] ?? /^\s*\[([^\]:]+)/m.exec(draft)?.[1];
  return (named ?? draft.trim().split("\n")[0] ?? "").slice(0, NAME);
}
