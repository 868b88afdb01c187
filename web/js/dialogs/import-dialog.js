// What was read of a text or a file: which of several games to open, and what there is to tell of how it was read.

import { dialog } from "./dialog.js";
import { button, make, setText } from "../base/dom.js";
import { LONGEST_NAME } from "../keeping/saved-games.js";
import { say, text, translate, words } from "../base/texts.js";

/** So many games of a file are listed. */
const MOST = 1000;

/** What is told of a game at once; the rest is in the list. */
const AT_ONCE = 1;

/** The dialogs. */
export class Reading {
  #game;
  #keeper;
  #notes;
  #file = null;
  #message = make("p", { className: "message" });
  #list = make("ul", { className: "file-games" });
  #choice;
  #told = make("ul", { className: "told" });
  #telling;

  /** `notes` shows what the person should know. */
  constructor(game, keeper, notes) {
    this.#game = game;
    this.#keeper = keeper;
    this.#notes = notes;
    this.#message.setAttribute("role", "alert");
    const all = make("div", { className: "row" }, button("keep-all", { className: "main", onclick: () => this.#keepAll() }));
    this.#choice = dialog("choose-game", { className: "choice" }, this.#message, this.#list, all);
    this.#telling = dialog("what-was-read", { className: "telling" }, this.#told);
    game.onGames = (file) => this.#choose(file);
    game.onRead = (file, index) => this.#tell(file, index);
  }

  #choose(file) {
    this.#file = file;
    const games = file.list();
    this.#list.replaceChildren(...games.slice(0, MOST).map((entry, index) => this.#item(entry, index)));
    this.#say(games.length > MOST ? say("more-games", { count: games.length, shown: MOST }) : "");
    translate(this.#choice);
    if (!this.#choice.open) this.#choice.showModal();
  }

  #item(entry, index) {
    const about = [entry.event, entry.date, entry.position ? say("a-position") : say("moves-played", { count: entry.plies })];
    const open = make("button", { type: "button", onclick: () => this.#open(index) },
      make("b", { textContent: `${index + 1}. ${nameOf(entry) || (entry.position ? say("a-position") : say("a-game"))}` }),
      make("span", { className: "outcome", textContent: entry.position ? "" : entry.result || "*" }),
      make("span", { className: "about", textContent: about.filter(Boolean).join(" · ") }));
    return make("li", {}, open);
  }

  #open(index) {
    try {
      this.#game.openFrom(this.#file, index);
    } catch (problem) {
      return this.#say(words(problem));
    }
    this.#name(index);
    this.#choice.close();
  }

  /** Opens one after the other, so that each is kept as if it had been opened. */
  async #keepAll() {
    const file = this.#file;
    const wrong = [];
    const count = Math.min(file.list().length, MOST);
    for (let index = 0; index < count; index += 1) {
      try {
        this.#game.openFrom(file, index);
        this.#name(index);
      } catch (problem) {
        wrong.push(`${index + 1}: ${words(problem)}`);
      }
      this.#say(say("keeping-games", { done: index + 1, count }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#notes.drop("read");
    if (wrong.length > 0) return this.#say(wrong.join(" "));
    this.#choice.close();
    this.#notes.show("kept-all", text("kept-all", { count }), [{ label: "my-games", act: () => this.#keeper.openList() }]);
  }

  /** A game of a file is called after its players. */
  #name(index) {
    const name = nameOf(this.#file.list()[index]);
    if (name) this.#keeper.rename(this.#keeper.id, name.slice(0, LONGEST_NAME));
  }

  /** Tells what there is to tell of the game that was read. */
  #tell(file, index) {
    const { told, session } = this.#game;
    this.#notes.drop("read");
    if (told.length === 0 && !session.castlesBothWays) return;
    const actions = [];
    if (told.length > AT_ONCE) actions.push({ label: "show-all", act: () => this.#showAll(told) });
    if (session.castlesBothWays) {
      const other = !session.otherCastling;
      actions.push({ label: "read-other-way", act: () => this.#game.openFrom(file, index, other) });
    }
    const first = told[0] ?? text("castling-read", { way: session.otherCastling ? "other" : "usual" });
    this.#notes.show("read", told.length > AT_ONCE ? text("told-first", { first, count: told.length - AT_ONCE }) : first, actions);
  }

  #showAll(told) {
    this.#told.replaceChildren(...told.map((one) => make("li", { textContent: words(one) })));
    this.#telling.showModal();
  }

  #say(words) {
    setText(this.#message, words);
  }
}

const nameOf = ({ names }) => (names.some(Boolean) ? names.map((name) => name || "?").join(" – ") : "");
