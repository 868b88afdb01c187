// What cannot be read is set aside in the browser's storage: nothing is written over it, and it can still be taken away.

import { lasting } from "./storage.js";

const PREFIX = "menagerie.damaged.";

/** @typedef {{ key: string, text: string }} SetAside */

/**
 * Sets aside what stands under a key, with a name. Without room for another copy it stays where it was, which does no harm
 * either.
 * @param {string} from
 * @param {string} name
 */
export function setAside(from, name) {
  const text = lasting.read(from);
  if (text !== null && setTextAside(name, text)) lasting.remove(from);
}

/** Sets aside a text that stood elsewhere, with a name; tells whether there was room. */
export function setTextAside(/** @type {string} */ name, /** @type {string} */ text) {
  const key = freeKey(PREFIX + name, text);
  return lasting.write(key, text) === null && lasting.read(key) === text;
}

/** The first key of this kind that holds nothing else. */
function freeKey(/** @type {string} */ key, /** @type {string} */ text) {
  const taken = (/** @type {string} */ key) => ![null, text].includes(lasting.read(key));
  let free = key;
  for (let count = 2; taken(free); count += 1) free = `${key}.${count}`;
  return free;
}

/** Everything that was set aside. @returns {SetAside[]} */
export const allSetAside = () => lasting.keys(PREFIX).sort().map((key) => ({ key, text: lasting.read(key) ?? "" }));

/** Throws something away that was set aside. Tells whether it is gone. */
export const removeSetAside = (/** @type {SetAside} */ { key }) => lasting.remove(key);

/** Puts it back. Tells whether there was room. */
export const putBackSetAside = (/** @type {SetAside} */ { key, text }) => lasting.write(key, text) === null;
