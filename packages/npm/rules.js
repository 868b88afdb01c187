// The rules: games being played, their legal moves and their notations.

import { Session as Program, Texts, load } from "./js/program.js";

let ready = false;
/** The program hands on texts; here they are said in English. */
let texts = null;

/** Loads the program. Everything else in this module, and the board, needs it. */
export async function init() {
  await load();
  texts ??= Texts.forLanguages(["en"]);
  ready = true;
}

/** The games there are. */
export const variants = () => JSON.parse(ask(() => Program.variants()));

/** A game being played, with all that may be taken back. */
export class Session {
  #program;

  constructor(variant, { options = {}, position } = {}) {
    const switches = JSON.stringify(options);
    this.#program = ask(() => (position ? Program.fromPosition(variant, switches, position) : new Program(variant, switches)));
  }

  /** How the game stands. */
  get state() {
    const state = worded(JSON.parse(ask(() => this.#program.state())));
    return { ...state, status: state.status.join(" ") };
  }

  /** Where the piece on a square may go now. */
  targets(square) {
    return JSON.parse(ask(() => this.#program.targets(square)));
  }

  /** The legal moves from one square to another; several where a promotion is chosen. */
  choices(from, to) {
    return worded(JSON.parse(ask(() => this.#program.choices(from, to))));
  }

  /** Plays a move, in coordinates or as people write it. Throws an error in words if it is not legal. */
  play(move) {
    ask(() => this.#program.play(move));
    return this;
  }

  /** Takes the last move back; false at the beginning. */
  undo() {
    return this.#program.undo();
  }

  /** Plays again what was taken back; false if there is nothing. */
  redo() {
    return this.#program.redo();
  }

  /** What a board shows of the game. */
  scene({ selected, orientation = 0 } = {}) {
    return JSON.parse(ask(() => this.#program.scene(selected, orientation)));
  }

  /** The game so far as a text, for an engine. */
  record() {
    return ask(() => this.#program.record());
  }

  /** Gives the memory back at once; without it that happens when nothing refers to the session any more. */
  free() {
    this.#program.free();
  }
}

/** Asks the program, which throws texts, and throws errors. */
function ask(question) {
  if (!ready) throw new Error("The rules are not loaded yet: call init() and wait for it first");
  try {
    return question();
  } catch (error) {
    throw typeof error === "string" ? new Error(spoken(error)) : error;
  }
}

/** The words of what the program has thrown: the JSON of a text, or words. */
function spoken(thrown) {
  try {
    return worded(JSON.parse(thrown));
  } catch {
    return thrown;
  }
}

/** Puts words in where the program hands on texts, `{text, args}`. */
function worded(value) {
  if (Array.isArray(value)) return value.map(worded);
  if (value === null || typeof value !== "object") return value;
  const isText = typeof value.text === "string" && Object.keys(value).every((key) => key === "text" || key === "args");
  if (isText) return texts.say(value.text, value.args && JSON.stringify(value.args));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, worded(inner)]));
}
