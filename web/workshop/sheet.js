// The parts of a definition that the workshop reads itself.

import { list, number, or, readJson, record, text } from "../js/base/schema.js";

/** @import { Fitting, Schema } from "../js/base/schema.js" */

const words = text(1_000_000);

const optional = or(words, "");
const ANYTHING = (/** @type {unknown} */ value) => value;

const KIND = record({
  name: optional,
  letter: optional,
  art: optional,
  betza: optional,
  value: or(number(-1e6, 1e6), null),
  promotedFrom: optional,
  zoneMoves: or(list(record({ betza: optional })), /** @type {{ betza: string }[]} */ ([])),
});

const CASTLING = record({ king: words, kingTo: words });
const PLAYER = record({ name: optional, letter: optional });

/** @type {Schema<Fitting<typeof KIND>[]>} */
const kinds = or(list(KIND), []);

const DEFINITION = record({
  name: optional,
  family: optional,
  players: or(list(PLAYER), /** @type {Fitting<typeof PLAYER>[]} */ ([])),
  pieces: kinds,
  castling: or(list(CASTLING), /** @type {Fitting<typeof CASTLING>[]} */ ([])),
});

/** @typedef {Fitting<typeof DEFINITION>} Definition A definition, as far as the page reads it. */
/** @typedef {Fitting<typeof KIND>} Kind A kind of piece in it. */

/** The parts of a definition that the page needs, or null. Two kinds never look the same: a second one with the same picture is shown as its letter. */
export function readDefinition(/** @type {string} */ json) {
  const definition = readJson(json, DEFINITION) ?? null;
  const seen = new Set();
  for (const kind of definition?.pieces ?? []) {
    if (seen.has(kind.art)) kind.art = "";
    seen.add(kind.art);
  }
  return definition;
}

/** The value at a path of a definition; undefined if there is none. */
export function valueAt(/** @type {string} */ json, /** @type {(string | number)[]} */ path) {
  /** @type {unknown} */
  let value = readJson(json, ANYTHING);
  for (const step of path) {
    // A list with a single row may be written as that row.
    if (step === 0 && typeof value === "object" && value !== null && !Array.isArray(value)) continue;
    value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  }
  return value;
}
