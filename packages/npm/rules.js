// The rules: games being played, their legal moves and their notations.

import { ask, check, init, languages, say, setLanguage, worded } from "./load.js";
import { Session as Program } from "./js/program.js";
import { know } from "./letters.js";
import { Variant, VariantError } from "./variant.js";

export { Variant, VariantError, init, languages, setLanguage };

/** @import { Text, VariantOption } from "./page.js" */
/** @import { Warning } from "./rules.js" */

/** @typedef {Record<string, boolean>} Options */

/** The games there are. */
export function variants() {
  const named = (/** @type {VariantOption} */ option) => ({ ...option, name: say(`option-${option.id}`), about: say(`option-${option.id}-about`) });
  return ask(() => Program.variants()).map((game) => ({
    ...game,
    name: say(`game-${game.id}`),
    players: game.players.map((player) => ({ ...player, name: say(`player-${player.colour}`) })),
    options: game.options.map(named),
  }));
}

/** The id of a game; one of one's own is passed to the program. */
function idOf(/** @type {string | Variant} */ variant) {
  if (!(variant instanceof Variant)) return variant;
  const game = ask(() => Program.addGame(variant.json));
  know(game);
  return game.id;
}

/** A note of the program on a text, `{text, args}`, with its place if it has one. */
function warning(/** @type {Text} */ note) {
  /** @type {{ line?: number, column?: number, fault?: Text }} */
  const { line = 1, column = 1, fault = note } = note.text === "fault-at" ? Object(note.args) : {};
  return { line: Number(line), column: Number(column), text: say(fault.text, fault.args) };
}

/** A game being played, with all that may be taken back. */
export class Session {
  /** @type {Program} */
  #program;
  /** @type {Warning[]} */
  #warnings = [];

  /**
   * @param {string | Variant | Program} variant
   * @param {{ options?: Options, position?: string }} [choices]
   */
  constructor(variant, choices = {}) {
    if (variant instanceof Program) {
      this.#program = variant;
      return;
    }
    ask(() => check(choices, ["options", "position"]));
    const { options = {}, position } = choices;
    const id = idOf(variant);
    this.#program = ask(() => (position ? Program.fromPosition(id, options, position) : new Program(id, options)));
  }

  /** A game from its text: PGN, or a position. What does not say which game it is of is read as one of `variant`. */
  static fromPgn(/** @type {string} */ text, /** @type {{ options?: Options, variant?: string | Variant }} */ choices = {}) {
    ask(() => check(choices, ["options", "variant"]));
    const { variant = "chess", options = {} } = choices;
    const id = idOf(variant);
    const session = new Session(ask(() => Program.fromText(id, options, String(text))));
    // The text may contain its game.
    know(ask(() => Program.variantInfo(session.#program.record().variant)));
    session.#warnings = session.#program.notes().map(warning);
    return session;
  }

  /** The game as text: PGN with a `Variant` tag, with more tags if they are given. */
  pgn(/** @type {Record<string, string>} */ tags = {}) {
    return ask(() => this.#program.gameText(tags));
  }

  /** What could not be used of the text that the game was read from: `[{ line, column, text }]`. */
  get warnings() {
    return [...this.#warnings];
  }

  /** All legal moves. */
  get moves() {
    return ask(() => this.#program.legalMoves());
  }

  /** How the game stands. */
  get state() {
    const state = worded(ask(() => this.#program.state()));
    return { ...state, status: state.status.join(" ") };
  }

  /** Where the piece on a square may go now. */
  targets(/** @type {string} */ square) {
    return ask(() => this.#program.targets(square));
  }

  /** The legal moves from one square to another; several where a promotion is chosen. */
  choices(/** @type {string} */ from, /** @type {string} */ to) {
    return worded(ask(() => this.#program.choices(from, to)));
  }

  /** Plays a move, in coordinates or as people write it. Throws an error in words if it is not legal. */
  play(/** @type {string} */ move) {
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
  scene(/** @type {{ selected?: string | null, orientation?: number }} */ view = {}) {
    ask(() => check(view, ["selected", "orientation"]));
    const { selected, orientation = 0 } = view;
    return ask(() => this.#program.scene(selected, orientation));
  }

  /** The game so far as a text, for an engine. */
  record() {
    return JSON.stringify(ask(() => this.#program.record()));
  }

  /** Gives the memory back at once; without it that happens when nothing refers to the session any more. */
  free() {
    this.#program.free();
  }
}
