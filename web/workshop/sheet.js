// What the program tells of a text: the same as `Sheet` in the crate `workshop`.

import { list, number, oneOf, or, readJson, record, text } from "../js/base/schema.js";

/** @import { Fitting, Schema } from "../js/base/schema.js" */

const words = text(1_000_000);
const count = number(0, 100_000);
const yes = oneOf([true, false]);

/** Two numbers. @type {Schema<[number, number]>} */
const pair = (value) => (Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) ? [Number(value[0]), Number(value[1])] : undefined);

/** @type {Schema<[string, string, string[]]>} */
const section = (value) => {
  const [id, title, sentences] = Array.isArray(value) ? value : [];
  const told = list(words)(sentences);
  return typeof id === "string" && typeof title === "string" && told ? [id, title, told] : undefined;
};

const FAULT = record({ line: count, column: count, key: words, kind: words, words });
/** How a piece comes to a square. */
const WAY = oneOf(/** @type {const} */ (["plain", "lame", "cannon", "grasshopper"]));

const CELL = record({ step: pair, range: or(count, null), way: WAY, first: yes, kind: oneOf(/** @type {const} */ (["both", "move", "capture"])) });
const PIECE = record({
  name: words,
  letter: words,
  sentences: list(words),
  moves: or(record({ cells: list(CELL), rest: words }), null),
  worth: or(number(-1e6, 1e6), null),
});

const SHEET = record({
  format: words,
  games: list(words),
  definition: words,
  compact: words,
  faults: list(FAULT),
  playable: yes,
  size: pair,
  boardFault: words,
  holes: list(words),
  standing: list(record({ square: words, player: count, piece: count })),
  hands: list(record({ player: count, piece: count, count })),
  pieces: list(PIECE),
  rules: list(section),
});

/** @typedef {Fitting<typeof SHEET>} Sheet */
/** @typedef {Fitting<typeof FAULT>} Fault */
/** @typedef {Fitting<typeof PIECE>} PieceSheet */
/** @typedef {Fitting<typeof CELL>} MoveCell */

/** A sheet, read from the program's JSON. */
export function readSheet(/** @type {string} */ json) {
  const sheet = readJson(json, SHEET);
  if (!sheet) throw new Error("the program gives no sheet");
  return sheet;
}

const optional = or(words, "");
const ANYTHING = (/** @type {unknown} */ value) => value;
const anything = or(ANYTHING, null);

const KIND = record({
  name: optional,
  letter: optional,
  art: optional,
  betza: optional,
  value: or(number(-1e6, 1e6), null),
  royal: anything,
  promotesTo: optional,
  promotion: anything,
  promotionLimit: or(count, 0),
  confined: anything,
  dropZone: anything,
  pawn: or(yes, false),
  progress: or(yes, false),
  takesEnPassant: or(yes, false),
  takenEnPassant: or(yes, false),
});

const CASTLING = record({ king: words, kingTo: words });
const GOAL = record({ goal: optional, pieces: optional, zone: anything, count: or(count, 1) });

/** @type {Schema<Fitting<typeof KIND>[]>} */
const kinds = or(list(KIND), []);

const DEFINITION = record({
  name: optional,
  pieces: kinds,
  castling: or(list(CASTLING), /** @type {Fitting<typeof CASTLING>[]} */ ([])),
  goals: or(list(GOAL), /** @type {Fitting<typeof GOAL>[]} */ ([])),
});

/** @typedef {Fitting<typeof DEFINITION>} Definition A definition, as far as the page reads it. */
/** @typedef {Fitting<typeof KIND>} Kind A kind of piece in it. */
/** @typedef {Fitting<typeof GOAL>} Goal */

/** What the page reads of a definition, or null. Two kinds never look the same: the second with a picture is its letter. */
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
  for (const step of path) value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  return value;
}

/** What changes a definition gives. */
export const CHANGED = record({ text: optional, fault: optional, code: optional, it: optional });
export const EXPORTED = record({ text: optional, fault: optional, notes: or(list(FAULT), /** @type {Fault[]} */ ([])) });
export const OWN = record({ id: optional, definition: optional, fault: optional });

