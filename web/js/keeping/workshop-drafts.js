// Earlier texts of the workshop, from before something else was opened there.

import { list, number, readJson, record, text } from "../base/schema.js";
import { lasting } from "../base/storage.js";
import { WORKSHOP_TEXT } from "./own-cards.js";

/** Their key. */
const DRAFTS = "menagerie.workshop-drafts";

/** The most drafts, and the most characters of one. */
const MAX_DRAFTS = 20;
const MAX_LENGTH = 400_000;

/** The most characters of a name. */
const NAME = 60;

const SHAPE = list(record({ text: text(MAX_LENGTH), date: number(0, Number.MAX_SAFE_INTEGER) }));

/** The drafts, the last one first. */
export const drafts = () => readJson(lasting.read(DRAFTS) ?? "", SHAPE) ?? [];

/** Saves a text that is about to be replaced. If there is no room, the oldest drafts are deleted. Returns whether it is saved. */
export function keepDraft(/** @type {string | null} */ draft) {
  if (!draft?.trim() || draft.length > MAX_LENGTH) return false;
  const others = drafts().filter((one) => one.text !== draft);
  for (let count = MAX_DRAFTS - 1; count >= 0; count = count > 0 ? Math.floor(count / 2) : -1) {
    if (lasting.write(DRAFTS, JSON.stringify([{ text: draft, date: Date.now() }, ...others.slice(0, count)])) === null) return true;
  }
  return false;
}

/** Puts a text into the workshop, which is opened next. The previous text becomes a draft. */
export function giveToWorkshop(/** @type {string} */ given) {
  const before = lasting.read(WORKSHOP_TEXT);
  if (before !== given) keepDraft(before);
  lasting.write(WORKSHOP_TEXT, given);
}

/** The name of a draft: the one in it, or its beginning. */
export function draftName(/** @type {string} */ draft) {
  const named = /"name"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(draft)?.[1] ?? /^\s*\[([^\]:]+)/m.exec(draft)?.[1];
  return (named ?? draft.trim().split("\n")[0] ?? "").slice(0, NAME);
}
