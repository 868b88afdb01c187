// Games of one's own, from the texts of other programs. What reads them is loaded with the first text, and needs no rules.

import { spoken } from "./language.js";
import { reader } from "./reader.js";

/** @import { Definition } from "./definition.js" */
/** @import { ReadingRefusal } from "./programs/importer.js" */
/** @import { Note, RuleSection, TextFormat, VariantPiece } from "./variant.js" */

/** @typedef {import("./reader.js").Importer} Importer */

/** @typedef {{ definition: string, games: string[], notes: Note[], rules: RuleSection[], pieces: VariantPiece[], language: string }} Game All that is known of a game. */

/** The forms that a game can be written in. */
const FORMATS = ["json", "ini", "diagram", "xboard"];

/** Why a text is no game that can be played. */
export class VariantError extends Error {
  /** @override */
  name = "VariantError";

  constructor(/** @type {Note[]} */ reasons) {
    super(reasons.map(inWords).join("\n"));
    this.reasons = reasons;
  }
}

/** A note with its place and what it is about, in one line. */
function inWords(/** @type {Note} */ { line, key, words }) {
  return [line > 0 ? `line ${line}` : "", key, words].filter(Boolean).join(": ");
}

/**
 * What the program answers; fails where it says why not.
 * @template {object} T
 * @param {T | ReadingRefusal} read
 * @returns {T}
 */
function answer(read) {
  if ("reasons" in read) throw new VariantError(read.reasons);
  return read;
}

/** A game of one's own. It never changes. */
export class Variant {
  #program;
  #language;

  /**
   * For `fromText` alone, which loads the program first.
   * @param {Importer} program
   * @param {Game} game
   */
  constructor(program, { definition: read, games, notes, rules, pieces, language }) {
    this.#program = program;
    this.#language = language;
    // The id of these rules, and a picture for each kind.
    const own = program.ownGame(read, language);
    if ("fault" in own) throw new VariantError([{ line: 0, column: 0, key: "", kind: "unreadable", words: own.fault }]);
    const { definition } = own;
    /** The definition as text. Written anew, its numbers would be other ones, and it another game. @type {string} */
    this.json = definition;
    /** @type {Definition} */
    this.definition = JSON.parse(definition);
    this.id = this.definition.id;
    this.name = this.definition.name;
    this.games = games;
    this.notes = notes;
    this.rules = rules;
    this.pieces = pieces;
    Object.freeze(this);
  }

  /** Loads the program that reads texts. */
  static async load() {
    await reader();
  }

  /** The names of the games in a text. Throws a `VariantError` if it is none. */
  static async namesIn(/** @type {string} */ text) {
    const { gamesIn } = await reader();
    return answer(gamesIn(String(text), spoken.tag)).games;
  }

  /** The game in a text, or that of this name. Throws a `VariantError` if it cannot be played. */
  static async fromText(/** @type {string} */ text, /** @type {{ name?: string, language?: string }} */ choices = {}) {
    const unknown = Object.keys(choices).find((key) => !["name", "language"].includes(key));
    if (unknown) throw new TypeError(`“${unknown}” is not known here; there is name, language`);
    const { name, language = spoken.tag } = choices;
    const program = await reader();
    const { games } = answer(program.gamesIn(String(text), language));
    const { definition, notes, rules, pieces } = answer(program.readGame(String(text), name, language));
    return new Variant(program, { definition, games, notes, rules, pieces, language });
  }

  /** The game as a text that other programs read. */
  toText(/** @type {TextFormat} */ format = "json") {
    return this.#written(format).text;
  }

  /** What of the game a text of this form does not say. */
  lostIn(/** @type {TextFormat} */ format) {
    return this.#written(format).notes;
  }

  /** @returns {{ text: string, notes: Note[] }} */
  #written(/** @type {TextFormat} */ format) {
    if (!FORMATS.includes(format)) throw new TypeError(`There is no form called “${format}”; there is ${FORMATS.join(", ")}`);
    const written = this.#program.exportGame(this.json, format, this.#language);
    if ("fault" in written) throw new Error(written.fault);
    return written;
  }
}
