// The game in the workshop. Its only state is the text: changes by other means change the definition, which is written as text.

import { Emitter } from "../js/base/emitter.js";
import { lasting } from "../js/base/storage.js";
import { WORKSHOP_TEXT } from "../js/keeping/own-cards.js";
import { keepDraft } from "../js/keeping/workshop-drafts.js";
import { colourPlayers } from "./pictures.js";
import { readDefinition } from "./sheet.js";
import { say } from "./words.js";

/** @import { Edit } from "../importer.js" */
/** @import { Importer } from "../js/base/importer.js" */

/** The time in milliseconds within which typing is one undo step. */
const ONE_STEP = 1500;

/** The most undo steps. */
const MAX_STEPS = 300;

/**
 * @typedef {object} Step
 * @property {string} text
 * @property {string} game which game of the text
 */

/**
 * The workbench.
 * @extends {Emitter<{ change: undefined, fault: string, note: string }>}
 */
export class Workbench extends Emitter {
  #program;
  #language;
  /** @type {Step} */
  #now = { text: "", game: "" };
  /** @type {Step[]} */
  #before = [];
  /** @type {Step[]} */
  #after = [];
  #typed = 0;
  /** Whether no game can be read from the current text: then the last one stays visible. */
  #broken = false;

  constructor(/** @type {Importer} */ program, /** @type {string} */ language) {
    super();
    this.#program = program;
    this.#language = language;
    this.sheet = program.sheetOf("", undefined, language);
    this.definition = readDefinition("");
  }

  /** The current text. */
  get text() {
    return this.#now.text;
  }

  /** The current game of the text, by name; empty for the first. */
  get game() {
    return this.#now.game;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** Replaces the text. Continuous typing is one undo step. */
  take(/** @type {string} */ text, { game = "", typed = false } = {}) {
    if (text === this.#now.text && game === this.#now.game) return;
    const now = performance.now();
    const goesOn = typed && now - this.#typed < ONE_STEP && this.#before.length > 0;
    this.#typed = typed ? now : 0;
    if (!goesOn && this.#now.text) this.#before = [...this.#before, this.#now].slice(-MAX_STEPS);
    this.#after = [];
    this.#show({ text, game });
  }

  /** Replaces the game, which stays as a draft. */
  replace(/** @type {string} */ text) {
    if (text !== this.#now.text) keepDraft(this.#now.text);
    this.take(text);
    if (!this.#broken) this.emit("note", say("opened", this.definition?.name));
  }

  /** Changes the definition; returns whether that worked. */
  edit(/** @type {Edit} */ edit) {
    if (this.#broken) {
      this.emit("fault", say("mend-first"));
      return false;
    }
    const answer = this.#program.editGame(this.sheet.compact, edit, this.#language);
    if ("fault" in answer) {
      this.emit("fault", say("edit-refused", answer.fault));
      return false;
    }
    const other = this.sheet.format !== "json" && this.#now.text !== "";
    const castled = this.definition?.castling.length ?? 0;
    this.take(answer.text);
    if (other) this.emit("note", say("to-json"));
    const onBoard = ["put", "move", "hole", "clear"].includes(edit.do);
    if (onBoard && (this.definition?.castling.length ?? 0) < castled) this.emit("note", say("castling-gone"));
    return true;
  }

  /** Sets a field, or removes it. */
  set(/** @type {(string | number)[]} */ path, /** @type {unknown} */ value = null) {
    return this.edit({ do: "set", path, value });
  }

  /** A definition as readable JSON; any other text is unchanged. */
  inLines(/** @type {string} */ json) {
    const written = this.#program.exportGame(json, "json", this.#language);
    return "text" in written ? written.text : json;
  }

  undo() {
    const step = this.#before.pop();
    if (!step) return;
    this.#after.push(this.#now);
    this.#show(step);
    this.emit("note", say("undone"));
  }

  redo() {
    const step = this.#after.pop();
    if (!step) return;
    this.#before.push(this.#now);
    this.#show(step);
    this.emit("note", say("redone"));
  }

  /** The last text, or null. */
  static kept() {
    return lasting.read(WORKSHOP_TEXT);
  }

  #show(/** @type {Step} */ step) {
    this.#now = step;
    const sheet = this.#program.sheetOf(step.text, step.game || undefined, this.#language);
    this.#broken = !sheet.compact;
    const { format, games, faults } = sheet;
    this.sheet = this.#broken ? { ...this.sheet, format, games, faults, playable: false } : sheet;
    this.definition = readDefinition(this.sheet.compact);
    colourPlayers(this.sheet.players.length);
    lasting.write(WORKSHOP_TEXT, step.text);
    this.emit("change");
  }
}
