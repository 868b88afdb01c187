// Games in other programs' formats: loaded when the text of one is not JSON.

import { reader } from "./reader.js";
import texts from "./reading-texts.js";

/** @import { Diagnostic, ReadingRefusal } from "../importer.js" */
/** @import { Found, OwnDefinition } from "./element.js" */


/** The results so far: the diagrams of a page often show one game. @type {Map<string, Found>} */
const known = new Map();

/**
 * The game with this name in a text; without a name, or if the text has no such game, the first. Fails with all errors.
 * @param {string} text
 * @param {string} name
 * @param {keyof typeof texts} language
 */
export async function read(text, name, language) {
  const key = JSON.stringify([text, name, language]);
  const before = known.get(key);
  if (before) return before;
  const { gamesIn, readGame } = await reader();
  const words = texts[language];
  const { games } = answer(gamesIn(text, language), words);
  const wanted = name.trim().toLowerCase();
  const chosen = games.find((game) => game.toLowerCase() === wanted) ?? games[0];
  const { definition, notes } = answer(readGame(text, chosen, language), words);
  // Rules that are not supported, or not readable, would make another game of it.
  const left = notes.filter(({ kind }) => kind === "unsupported" || kind === "unreadable").map((note) => written(note, words));
  const several = games.length > 1 && chosen.toLowerCase() !== wanted;
  if (several) left.unshift(filled(words.several, { count: String(games.length), game: chosen, games: games.slice(0, 20).join(", ") }));
  /** @type {OwnDefinition} */
  const read = JSON.parse(definition);
  const found = { definition: read, note: left.join("\n") };
  known.set(key, found);
  return found;
}

/**
 * What the program has read.
 * @template {object} T
 * @param {T | ReadingRefusal} answer
 * @param {Record<string, string>} words
 * @returns {T}
 */
function answer(answer, words) {
  if ("reasons" in answer) throw new Error([words.wrong, ...answer.reasons.map((note) => written(note, words))].join("\n"));
  return answer;
}

/** A note with its place. */
function written(/** @type {Diagnostic} */ { line, key, words: said }, /** @type {Record<string, string>} */ words) {
  const place = line > 0 ? `${filled(words.line, { line: String(line) })} ` : "";
  return `${place}${key ? `${key}: ` : ""}${said}`;
}

/** A text with its arguments. */
const filled = (/** @type {string} */ text, /** @type {Record<string, string>} */ gaps) => text.replace(/\{([a-z]+)\}/g, (gap, name) => gaps[name] ?? gap);
