// Games in the forms of other programs: loaded when the text of one is no JSON.

import init, { gamesIn, readGame } from "../importer.js";
import texts from "./reading-texts.js";

/** @import { Found, OwnDefinition } from "./element.js" */

/** @typedef {{ line: number, column: number, key: string, kind: string, words: string }} Note */
/** @typedef {{ games?: string[], definition?: string, name?: string, notes?: Note[], reasons?: Note[] }} Answer */

/** What has been read: the diagrams of a page often show one game. @type {Map<string, Found>} */
const known = new Map();

/** @type {Promise<unknown> | null} */
let program = null;

/**
 * The game of this name in a text; without a name, or where the text has no such game, the first. Fails with all that is wrong.
 * @param {string} text
 * @param {string} name
 * @param {keyof typeof texts} language
 */
export async function read(text, name, language) {
  const key = JSON.stringify([text, name, language]);
  const before = known.get(key);
  if (before) return before;
  program ??= init();
  program.catch(() => (program = null));
  await program;
  const words = texts[language];
  const { games = [] } = answer(gamesIn(text, language), words);
  const wanted = name.trim().toLowerCase();
  const chosen = games.find((game) => game.toLowerCase() === wanted) ?? games[0];
  const { definition = "{}", notes = [] } = answer(readGame(text, chosen, language), words);
  // What the text asks for and nobody can play, or read, makes another game of it.
  const left = notes.filter(({ kind }) => kind === "unsupported" || kind === "unreadable").map((note) => written(note, words));
  const several = games.length > 1 && chosen.toLowerCase() !== wanted;
  if (several) left.unshift(filled(words.several, { count: String(games.length), game: chosen, games: games.slice(0, 20).join(", ") }));
  /** @type {OwnDefinition} */
  const read = JSON.parse(definition);
  const found = { definition: read, note: left.join("\n") };
  known.set(key, found);
  return found;
}

/** What the program answers. @returns {Answer} */
function answer(/** @type {string} */ json, /** @type {Record<string, string>} */ words) {
  /** @type {Answer} */
  const answer = JSON.parse(json);
  if (answer.reasons) throw new Error([words.wrong, ...answer.reasons.map((note) => written(note, words))].join("\n"));
  return answer;
}

/** A note with its place. */
function written(/** @type {Note} */ { line, key, words: said }, /** @type {Record<string, string>} */ words) {
  const place = line > 0 ? `${filled(words.line, { line: String(line) })} ` : "";
  return `${place}${key ? `${key}: ` : ""}${said}`;
}

/** A text with its gaps filled in. */
const filled = (/** @type {string} */ text, /** @type {Record<string, string>} */ gaps) => text.replace(/\{([a-z]+)\}/g, (gap, name) => gaps[name] ?? gap);
