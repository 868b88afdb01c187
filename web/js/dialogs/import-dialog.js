// What was read from a text or a file: the choice between several games, and the notes about it.

import { dialog } from "./dialog.js";
import { button, make, setText } from "../base/dom.js";
import { MAX_NAME_LENGTH } from "../keeping/kept-game.js";
import { faultOf } from "../base/faults.js";
import { gameName } from "../keeping/game-of-saved.js";
import { listed } from "../game/own-games.js";
import { say, text, translate, words } from "../base/texts.js";

/** @import { NoteAction, Notes } from "../base/notes.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { FileGame, GameFile, Text, VariantInfo } from "../program.js" */

/** The most games of a file in the list. */
const MAX_GAMES = 1000;

/** The number of notes shown at once; the rest is in the list. */
const AT_ONCE = 1;

/** The dialogs. */
export class ImportDialog {
  #game;
  #storage;
  #notes;
  #openList;
  #variants;
  /** @type {GameFile | null} */
  #file = null;
  #message = make("p", { className: "message" });
  #list = make("ul", { className: "file-games" });
  #choice;
  #summary = make("p");
  #readNotes = make("ul", { className: "reading-notes" });
  #single;
  #details = make("ul", { className: "reading-notes" });
  #detailsDialog;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {Notes} notes show what the person should know
   * @param {() => void} openList opens the list of saved games
   * @param {VariantInfo[]} variants
   */
  constructor(game, storage, notes, openList, variants) {
    this.#variants = variants;
    this.#openList = openList;
    this.#game = game;
    this.#storage = storage;
    this.#notes = notes;
    this.#message.setAttribute("role", "alert");
    const all = make("div", { className: "row" }, button("keep-all", { className: "main", onclick: () => this.#keepAll() }));
    this.#choice = dialog("choose-game", { className: "choice" }, this.#message, this.#list, all);
    const open = make("div", { className: "row" }, button("open-it", { className: "main", onclick: () => this.#open(0) }));
    this.#single = dialog("open-this", { className: "choice" }, this.#summary, this.#readNotes, open);
    this.#detailsDialog = dialog("what-was-read", { className: "telling" }, this.#details);
  }

  /** Shows the content of a file and the notes, and lets the person open it, or choose one of its games. */
  choose(/** @type {GameFile} */ file, /** @type {string[]} */ faults) {
    this.#file = file;
    const games = file.list();
    if (file.length === 1) return this.#askFor(file, games[0], faults);
    this.#list.replaceChildren(...games.slice(0, MAX_GAMES).map((entry, index) => this.#item(entry, index)));
    const more = games.length > MAX_GAMES ? [say("more-games", { count: games.length, shown: MAX_GAMES })] : [];
    this.#say([...more, ...faults].join(" "));
    translate(this.#choice);
    if (!this.#choice.open) this.#choice.showModal();
  }

  /** Shows the only game of a file: the variant, the players, and the notes. */
  #askFor(/** @type {GameFile} */ file, /** @type {FileGame | undefined} */ entry, /** @type {string[]} */ faults) {
    const session = file.session(0);
    try {
      const { id, name } = listed(this.#variants, session.variant);
      const about = entry ? [nameOf(entry), entry.event, entry.date, ...lengthOf(entry)] : [];
      setText(this.#summary, [gameName(id, name), ...about].filter(Boolean).join(" · "));
      const notes = [...session.notes().map((note) => words(note)), ...faults];
      this.#readNotes.replaceChildren(...notes.map((note) => make("li", { textContent: note })));
    } finally {
      session.free();
    }
    translate(this.#single);
    if (!this.#single.open) this.#single.showModal();
  }

  #item(/** @type {FileGame} */ entry, /** @type {number} */ index) {
    const about = [entry.event, entry.date, entry.position ? say("a-position") : say("moves-played", { count: entry.plies })];
    const open = make("button", { type: "button", onclick: () => this.#open(index) },
      make("b", { textContent: `${index + 1}. ${nameOf(entry) || (entry.position ? say("a-position") : say("a-game"))}` }),
      make("span", { className: "outcome", textContent: entry.position ? "" : entry.result || "*" }),
      make("span", { className: "about", textContent: about.filter(Boolean).join(" · ") }));
    return make("li", {}, open);
  }

  #open(/** @type {number} */ index) {
    if (!this.#file) return;
    try {
      this.#game.loader.openFrom(this.#file, index);
    } catch (problem) {
      return this.#say(words(faultOf(problem)));
    }
    this.#name(this.#file, index);
    this.#choice.close();
    this.#single.close();
  }

  /** Opens one after the other, so that each is saved. */
  async #keepAll() {
    const file = this.#file;
    if (!file) return;
    /** @type {string[]} */
    const wrong = [];
    const count = Math.min(file.list().length, MAX_GAMES);
    for (let index = 0; index < count; index += 1) {
      try {
        this.#game.loader.openFrom(file, index);
        this.#name(file, index);
      } catch (problem) {
        wrong.push(`${index + 1}: ${words(faultOf(problem))}`);
      }
      this.#say(say("keeping-games", { done: index + 1, count }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#notes.drop("read");
    if (wrong.length > 0) return this.#say(wrong.join(" "));
    this.#choice.close();
    this.#notes.show("kept-all", text("kept-all", { count }), [{ label: "my-games", act: this.#openList }]);
  }

  /** A game of a file is named after its players. */
  #name(/** @type {GameFile} */ file, /** @type {number} */ index) {
    const name = nameOf(file.list()[index]);
    if (name && this.#storage.id !== null) this.#storage.rename(this.#storage.id, name.slice(0, MAX_NAME_LENGTH));
  }

  /** Shows the notes on the game that was read. */
  showNotes(/** @type {GameFile | undefined} */ file, index = 0) {
    const { session } = this.#game.data;
    const notes = session.notes();
    this.#notes.drop("read");
    if (notes.length === 0 && !session.castlesBothWays) return;
    /** @type {NoteAction[]} */
    const actions = [];
    if (notes.length > AT_ONCE) actions.push({ label: "show-all", act: () => this.#showAll(notes) });
    if (session.castlesBothWays && file) {
      const other = !session.otherCastling;
      actions.push({ label: "read-other-way", act: () => this.#game.loader.openFrom(file, index, other) });
    }
    const first = notes[0] ?? text("castling-read", { way: session.otherCastling ? "other" : "default" });
    this.#notes.show("read", notes.length > AT_ONCE ? text("notes-first", { first, count: notes.length - AT_ONCE }) : first, actions);
  }

  #showAll(/** @type {Text[]} */ notes) {
    this.#details.replaceChildren(...notes.map((one) => make("li", { textContent: words(one) })));
    this.#detailsDialog.showModal();
  }

  #say(/** @type {string} */ words) {
    setText(this.#message, words);
  }
}

/** The length of a game, and its result. */
const lengthOf = (/** @type {FileGame} */ { position, plies, result }) => (position ? [say("a-position")] : [say("moves-played", { count: plies }), result === "*" ? "" : result]);

const nameOf = (/** @type {FileGame} */ { names }) => (names.some(Boolean) ? names.map((name) => name || "?").join(" – ") : "");
