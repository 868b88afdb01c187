// The game that is being made. The text is all there is: what is done without writing changes the definition, and that is written as text.

import { Emitter } from "../js/base/emitter.js";
import { readJson } from "../js/base/schema.js";
import { lasting } from "../js/base/storage.js";
import { WORKSHOP_TEXT } from "../js/keeping/own-cards.js";
import { keepDraft } from "../js/keeping/workshop-drafts.js";
import { CHANGED, EXPORTED, readDefinition, readSheet } from "./sheet.js";
import { say } from "./words.js";

/** @import { Reader } from "../js/base/importer.js" */

/** Milliseconds within which what is typed is one step to be undone. */
const ONE_STEP = 1500;

/** The most steps that can be undone. */
const MOST = 300;

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
  /** Whether no game can be read from the text as it is: then the last one stays in sight. */
  #broken = false;

  constructor(/** @type {Reader} */ program, /** @type {string} */ language) {
    super();
    this.#program = program;
    this.#language = language;
    this.sheet = readSheet(program.sheetOf("", undefined, language));
    this.definition = readDefinition("");
  }

  /** The text that is worked on. */
  get text() {
    return this.#now.text;
  }

  /** Which game of the text, by name; empty for the first. */
  get game() {
    return this.#now.game;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** Takes a text in the place of the one before. What is typed in one go is undone in one go. */
  take(/** @type {string} */ text, { game = "", typed = false } = {}) {
    if (text === this.#now.text && game === this.#now.game) return;
    const now = performance.now();
    const goesOn = typed && now - this.#typed < ONE_STEP && this.#before.length > 0;
    this.#typed = typed ? now : 0;
    if (!goesOn && this.#now.text) this.#before = [...this.#before, this.#now].slice(-MOST);
    this.#after = [];
    this.#show({ text, game });
  }

  /** Takes another game in the place of the one that is worked on, which stays a draft. */
  replace(/** @type {string} */ text) {
    if (text !== this.#now.text) keepDraft(this.#now.text);
    this.take(text);
    if (!this.#broken) this.emit("note", say("opened", this.definition?.name));
  }

  /** Changes the definition; tells whether it could. @param {Record<string, unknown>} edit as `Edit` in the crate `workshop` */
  edit(edit) {
    if (this.#broken) {
      this.emit("fault", say("mend-first"));
      return false;
    }
    const answer = readJson(this.#program.editGame(this.sheet.compact, JSON.stringify(edit)), CHANGED);
    if (!answer?.text) {
      this.emit("fault", say("edit-refused", say(`edit-${answer?.code ?? "value"}`, answer?.it)));
      return false;
    }
    const other = this.sheet.format !== "json" && this.#now.text !== "";
    const castled = this.definition?.castling.length ?? 0;
    this.take(answer.text);
    if (other) this.emit("note", say("to-json"));
    const onBoard = ["put", "move", "hole", "clear"].includes(String(edit.do));
    if (onBoard && (this.definition?.castling.length ?? 0) < castled) this.emit("note", say("castling-gone"));
    return true;
  }

  /** Gives a field a value, or takes it away. */
  set(/** @type {(string | number)[]} */ path, /** @type {unknown} */ value = null) {
    return this.edit({ do: "set", path, value });
  }

  /** A definition as JSON that people read; what is none stays as it is. */
  inLines(/** @type {string} */ json) {
    return readJson(this.#program.exportGame(json, "json", this.#language), EXPORTED)?.text || json;
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

  /** The text that was worked on last, or null. */
  static kept() {
    return lasting.read(WORKSHOP_TEXT);
  }

  #show(/** @type {Step} */ step) {
    this.#now = step;
    const sheet = readSheet(this.#program.sheetOf(step.text, step.game || undefined, this.#language));
    this.#broken = !sheet.compact;
    const { format, games, faults } = sheet;
    this.sheet = this.#broken ? { ...this.sheet, format, games, faults, playable: false } : sheet;
    this.definition = readDefinition(this.sheet.compact);
    lasting.write(WORKSHOP_TEXT, step.text);
    this.emit("change");
  }
}
