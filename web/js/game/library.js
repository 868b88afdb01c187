// The games of the library: one is fetched when it is chosen, or when a link, a saved game or a text needs it.

import { INDEX, definitionAddress, fetched, libraryIndex } from "../base/library-index.js";
import { text } from "../base/texts.js";
import { Session } from "../program.js";
import { keepForLater } from "../site.js";

/** @import { LibraryGame } from "../base/library-index.js" */

/**
 * Registers the library game with this id or name, and returns its id; null if there is none. Throws a text if the library cannot be reached.
 * @param {string} name
 */
export async function fromLibrary(name) {
  try {
    const index = await libraryIndex();
    const found = index.find(({ id }) => id === name) ?? index.find(({ names }) => names.some((known) => Session.isSameName(known, name)));
    if (!found) return null;
    if (Session.definitionOf(found.id) === undefined) {
      Session.addFromLibrary(await fetched(definitionAddress(found.id)), JSON.stringify(translations(found)));
      keepForLater([INDEX, definitionAddress(found.id)]);
    }
    return found.id;
  } catch (error) {
    console.warn(error);
    throw text("library-not-loaded", { game: name });
  }
}

/** The names of the game and its pieces, by language. */
const translations = (/** @type {LibraryGame} */ { name, about, pieces }) =>
  Object.fromEntries(Object.keys(name).map((language) => [language, { name: name[language] ?? "", about: about[language] ?? "", pieces: pieces[language] ?? {} }]));
