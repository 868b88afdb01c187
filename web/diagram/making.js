// Makes a diagram: with the program for single pieces if that is enough, otherwise with the whole one.

import { game, pieces } from "./games.js";
import { isLoaded, load } from "./load.js";
import { spoken } from "./words.js";

/** @import { ProgramAttributes } from "./element.js" */
/** @import { Diagram } from "../types/menagerie_diagram.js" */

/**
 * The diagram of these attributes; nothing if it is not wanted any more. Fails with a `Problem`, or with what is wrong with the attributes.
 * @param {ProgramAttributes} attributes
 * @param {() => boolean} isSingle whether it shows a single piece
 * @param {() => boolean} areSingle whether all diagrams of the page do
 * @param {() => boolean} over whether another one was requested meanwhile
 * @returns {Promise<Diagram | null>}
 */
export async function make(attributes, isSingle, areSingle, over) {
  const language = spoken(attributes.language);
  const id = attributes.game;
  // A page with games needs the whole program anyhow.
  if (!isLoaded(language, "diagram") && isSingle() && (isLoaded(language, "piece") || areSingle())) {
    const [{ Diagram }, known] = await Promise.all([load(language, "piece"), id ? pieces(id) : ""]);
    if (over()) return null;
    try {
      return made(Diagram, known ? { ...attributes, pieces: known } : attributes);
    } catch {
      // It has no words for what is wrong: the whole program has.
    }
  }
  const [{ Diagram }, definition] = await Promise.all([load(language, "diagram"), attributes.definition ?? (id ? game(id) : "")]);
  return over() ? null : made(Diagram, definition ? { ...attributes, definition } : attributes);
}

/** @type {(type: typeof Diagram, attributes: object) => Diagram} */
const made = (type, attributes) => new type(Object.keys(attributes), Object.values(attributes));
