// What the person is called, from one game to the next.

import { lasting } from "./storage.js";

/** Letters of a name at most, as the links allow. */
export const LONGEST_NAME = 30;

const KEY = "menagerie.name";

export const ownName = {
  read: () => (lasting.read(KEY) ?? "").slice(0, LONGEST_NAME),
  // What cannot be kept is asked for again.
  write: (/** @type {string} */ name) => void lasting.write(KEY, name.trim()),
};
