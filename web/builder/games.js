// The games of diagrams, for the form: their pieces, sides and options.

import { language, say } from "./words.js";

/** @import { GameDefinition } from "../types/built.js" */

/** @typedef {{ value: string, words: string }} Choice */
/** @typedef {{ id: string, name: Record<string, string>, pieces?: Record<string, Record<string, string>> }} LibraryEntry */

/** @type {Promise<LibraryEntry[]> | null} */
let library = null;

/** @returns {Promise<LibraryEntry[]>} */
const entries = () => (library ??= fetch("../games/index.json").then((answer) => answer.json()).catch(() => []));

/** The games of the library, by name. @returns {Promise<Choice[]>} */
export async function libraryGames() {
  const all = (await entries()).map(({ id, name }) => ({ value: id, words: name[language] ?? name.en }));
  return all.sort((a, b) => a.words.localeCompare(b.words, language));
}

/**
 * The choices of a game: a built-in one, one of the library, or the one in a text.
 * @param {string} id
 * @param {boolean} comesWith whether it comes with the element
 * @param {{ text: string, name: string } | null} own
 */
export async function gameOf(id, comesWith, own) {
  const { pieces = [], players = [], options = [] } = own ? await ownGame(own) : comesWith ? (await import(`../diagram/games/${id}.js`)).default : await libraryGame(id);
  const known = (comesWith || own ? [] : await entries()).find((game) => game.id === id)?.pieces?.[language] ?? {};
  return {
    pieces: chosen(pieces, (name) => known[name] ?? named(`piece-${slug(name)}`, name)),
    players: chosen(players, (name) => named(`player-${slug(name)}`, name)),
    options: /** @type {{ id: string, name: string }[]} */ (options).map(({ id, name }) => ({ value: id, words: named(`option-${id}`, name) })),
  };
}

/** @type {(all: { name: string }[], words: (name: string) => string) => Choice[]} */
const chosen = (all, words) => all.map(({ name }) => ({ value: name.toLowerCase(), words: words(name) }));

const slug = (/** @type {string} */ name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "-");

/** The catalogue's words for a name, if there are any. */
const named = (/** @type {string} */ id, /** @type {string} */ name) => (say(id) === id ? name : say(id));

/** @returns {Promise<GameDefinition & { options?: { id: string, name: string }[] }>} */
async function libraryGame(/** @type {string} */ id) {
  const answer = await fetch(`../games/${id}.json`);
  return answer.ok ? answer.json() : {};
}

/** The game in a text; one without pieces if it cannot be read: the diagram reports why. @returns {Promise<GameDefinition>} */
async function ownGame(/** @type {{ text: string, name: string }} */ { text, name }) {
  try {
    if (/^\s*\{/.test(text)) return JSON.parse(text);
    const { read } = await import("../diagram/reading.js");
    return (await read(text, name, language)).definition ?? {};
  } catch {
    return {};
  }
}
