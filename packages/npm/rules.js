// The rules: games being played, their legal moves and their notations.

import { ask, check, init, languages, say, setLanguage, worded } from "./load.js";
import { GameFile, Session as Program } from "./programs/rules.js";
import { know } from "./letters.js";
import { idOf } from "./variant-id.js";

export { init, languages, setLanguage };
export { PositionEditor } from "./editor.js";

/** @import { Text, VariantOption } from "./page.js" */
/** @import { GivenVariant, PlayerStanding, SquareName, Warning } from "./rules.js" */

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
   * @param {GivenVariant | Program} variant
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

  /** A session around one of the program, with what could not be used of its text. */
  static #of(/** @type {Program} */ program) {
    const session = new Session(program);
    // The text may contain its game.
    know(ask(() => Program.variantInfo(program.record().variant)));
    session.#warnings = program.notes().map(warning);
    return session;
  }

  /** A game from its text: PGN, or a position. What does not say which game it is of is read as one of `variant`. */
  static fromPgn(/** @type {string} */ text, /** @type {{ options?: Options, variant?: GivenVariant }} */ choices = {}) {
    ask(() => check(choices, ["options", "variant"]));
    const { variant = "chess", options = {} } = choices;
    const id = idOf(variant);
    return Session.#of(ask(() => Program.fromText(id, options, String(text))));
  }

  /** All games of a file. */
  static allFromPgn(/** @type {string} */ text, /** @type {{ options?: Options, variant?: GivenVariant }} */ choices = {}) {
    ask(() => check(choices, ["options", "variant"]));
    const { variant = "chess", options = {} } = choices;
    const file = ask(() => GameFile.read(idOf(variant), options, String(text)));
    const all = Array.from({ length: file.length }, (_, index) => Session.#of(ask(() => file.session(index))));
    file.free();
    return all;
  }

  /** Another session that stands as this one does. */
  clone() {
    const copy = new Session(ask(() => this.#program.copy()));
    copy.#warnings = this.warnings;
    return copy;
  }

  /** The game as text: PGN with a `Variant` tag, with more tags if they are given. */
  pgn(/** @type {Record<string, string>} */ tags = {}) {
    return ask(() => this.#program.gameText(tags));
  }

  /** The tags of the text that the game was read from. */
  get tags() {
    return Object.fromEntries(ask(() => this.#program.tags()));
  }

  /** What could not be used of the text that the game was read from: `[{ line, column, text }]`. */
  get warnings() {
    return [...this.#warnings];
  }

  /** All legal moves. */
  get moves() {
    return ask(() => this.#program.legalMoves());
  }

  /** The squares that each piece may go to, by where it stands. */
  get dests() {
    /** @type {Map<SquareName, SquareName[]>} */
    const dests = new Map();
    for (const { from, to, move } of this.moves) {
      if (!to) continue;
      const origin = from ?? move.slice(0, move.indexOf("@") + 1);
      const known = dests.get(origin) ?? [];
      if (!known.includes(to)) known.push(to);
      dests.set(origin, known);
    }
    return dests;
  }

  /** How the game stands. */
  get state() {
    const { ending, status, ...state } = worded(ask(() => this.#program.state()));
    const outcome = ending && { reason: ending.reason, winners: ending.winners };
    return { ...state, players: /** @type {PlayerStanding[]} */ (state.players), status: status.join(" "), outcome, check: this.#check() };
  }

  /** The squares of the Kings in check. @returns {SquareName[]} */
  #check() {
    return ask(() => this.#program.scene(undefined, 0)).check ?? [];
  }

  /** Where the piece on a square may go now. */
  targets(/** @type {string} */ square) {
    return ask(() => this.#program.targets(square));
  }

  /** The legal moves from one square to another; several where a promotion is chosen. */
  choices(/** @type {string} */ from, /** @type {string} */ to) {
    return worded(ask(() => this.#program.choices(from, to)));
  }

  /** Where a piece of a player who waits might go at the next turn. */
  premoveTargets(/** @type {string} */ square) {
    return ask(() => this.#program.premoveTargets(square))?.targets ?? [];
  }

  /** Why a piece may not go to a square; null if it may. */
  explain(/** @type {string} */ from, /** @type {string} */ to) {
    const why = ask(() => this.#program.explain(from, to));
    // The page adds a line about the piece; these lines are not in the package.
    return why ? say(why.text, { ...why.args, line: "" }).trim() : null;
  }

  /** The number of lines of so many legal moves. */
  perft(/** @type {number} */ depth) {
    return ask(() => this.#program.perft(depth));
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

  /** The game with its variations. */
  get tree() {
    const { nodes, path, first, tip, comment } = worded(ask(() => this.#program.tree()));
    return { nodes, path, first, tip, comment };
  }

  /** Shows a position of the game, 0 for the start; false if there is none with this id. */
  goTo(/** @type {number} */ id) {
    return this.#program.goTo(id);
  }

  /** Shows the position before; false at the start. */
  back() {
    return this.#program.back();
  }

  /** Shows the next position; false at the end. */
  forward() {
    return this.#program.forward();
  }

  /** Makes the variation with this position the main one where it branches off. */
  promote(/** @type {number} */ id) {
    return this.#program.promote(id);
  }

  /** Removes a position and everything after it. */
  remove(/** @type {number} */ id) {
    return this.#program.remove(id);
  }

  /** Puts back what was removed last; false if there is nothing. */
  restore() {
    return this.#program.restore();
  }

  /** Writes a comment after the move that led to a position. */
  setComment(/** @type {number} */ id, /** @type {string} */ words) {
    return ask(() => this.#program.setComment(id, words));
  }

  /** A player, counted from 0, gives up. */
  resign(/** @type {number} */ player) {
    ask(() => this.#program.resign(player));
    return this;
  }

  /** A player's time is up. */
  flag(/** @type {number} */ player) {
    ask(() => this.#program.flag(player));
    return this;
  }

  /** Both players agree on a draw. */
  agreeDraw() {
    ask(() => this.#program.agreeDraw());
    return this;
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
