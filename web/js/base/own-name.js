// The person's name, kept from one game to the next.

import { lasting } from "./storage.js";

/** The most characters of a name, as in links. */
export const MAX_NAME_LENGTH = 30;

const KEY = "menagerie.name";

export const ownName = {
  read: () => (lasting.read(KEY) ?? "").slice(0, MAX_NAME_LENGTH),
  // If it cannot be stored, it is asked again.
  write: (/** @type {string} */ name) => void lasting.write(KEY, name.trim()),
};
