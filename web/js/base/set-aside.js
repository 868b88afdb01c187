// Data that cannot be read is set aside in the browser's storage: it is not overwritten, and can still be saved elsewhere.

import { lasting } from "./storage.js";

const PREFIX = "menagerie.damaged.";

/** @typedef {{ key: string, text: string }} SetAside */

/**
 * Sets aside the value of a key, under a name. Without room for another copy it stays where it is, which does no harm.
 * @param {string} from
 * @param {string} name
 */
export function setAside(from, name) {
  const text = lasting.read(from);
  if (text !== null && setTextAside(name, text)) lasting.remove(from);
}

/** Sets aside a text from elsewhere, under a name; returns whether there was room. */
export function setTextAside(/** @type {string} */ name, /** @type {string} */ text) {
  const key = freeKey(PREFIX + name, text);
  return lasting.write(key, text) === null && lasting.read(key) === text;
}

/** The first unused key of this kind. */
function freeKey(/** @type {string} */ key, /** @type {string} */ text) {
  const taken = (/** @type {string} */ key) => ![null, text].includes(lasting.read(key));
  let free = key;
  for (let count = 2; taken(free); count += 1) free = `${key}.${count}`;
  return free;
}

/** All data that was set aside. @returns {SetAside[]} */
export const allSetAside = () => lasting.keys(PREFIX).sort().map((key) => ({ key, text: lasting.read(key) ?? "" }));

/** Deletes data that was set aside. Returns whether that worked. */
export const removeSetAside = (/** @type {SetAside} */ { key }) => lasting.remove(key);

/** Restores it. Returns whether there was room. */
export const putBackSetAside = (/** @type {SetAside} */ { key, text }) => lasting.write(key, text) === null;
