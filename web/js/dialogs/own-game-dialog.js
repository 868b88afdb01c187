// Reads a game from a visitor's text: offers the choice between several, shows its rules and the notes, and plays or saves it.

import { dialog, open } from "./dialog.js";
import { button, make, said, setText } from "../base/dom.js";
import { faultOf } from "../base/faults.js";
import { takeChosen } from "../base/files.js";
import { loadImporter } from "../base/importer.js";
import { language, say, translate, words as wordsOf } from "../base/texts.js";
import * as pieces from "../board/piece-art.js";
import { register } from "../game/own-games.js";
import { giveToWorkshop } from "../keeping/workshop-drafts.js";
import { keep } from "../keeping/own-shelf.js";

/** @import { Diagnostic, SectionText } from "../../importer.js" */
/** @import { Content } from "../base/files.js" */
/** @import { Importer } from "../base/importer.js" */
/** @import { Game } from "../game/game.js" */
/** @import { VariantInfo } from "../program.js" */

/** The kinds of notes on a text. */
const KINDS = ["not-needed", "unsupported", "unreadable", "assumed"];

/** The dialog. */
export class OwnGameDialog {
  #game;
  #variants;
  #element;
  #text = "";
  #definition = "";
  #message = make("p", { className: "message" });
  #games = make("ul", { className: "file-games" });
  #notes = make("ul", { className: "reading-notes" });
  #rulesText = make("div", { className: "rules-text", tabIndex: 0 });
  #rules = make("details", { className: "own-rules", open: true }, said("summary", "own-game-rules"), this.#rulesText);
  #box = make("textarea", { rows: 6, spellcheck: false });
  #file = make("input", { type: "file", accept: ".json,.ini,.txt,.html,text/plain", hidden: true });
  /** Asks for a definition, if none was dropped or pasted yet. */
  #asking = [
    make("label", { className: "field" }, said("span", "own-game-ask"), this.#box),
    make("div", { className: "row" }, button("open-file", { onclick: () => this.#file.click() }), this.#file, button("own-game-take", { className: "main", onclick: () => this.#ask() })),
  ];
  #play = button("play", { className: "main", onclick: () => this.#take(true) });
  #keep = button("keep-game", { onclick: () => this.#take(false) });
  #workshop = button("own-game-workshop", { onclick: () => this.#make() });
  #row = make("div", { className: "row" }, this.#workshop, this.#keep, this.#play);

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   */
  constructor(game, variants) {
    this.#game = game;
    this.#variants = variants;
    this.#message.setAttribute("role", "alert");
    this.#rulesText.setAttribute("role", "group");
    takeChosen(this.#file, (content) => this.#hear(content));
    this.#element = dialog("own-game", { className: "choice own-game" }, this.#message, this.#games, this.#notes, this.#rules, this.#row, ...this.#asking);
  }

  /** Reads a text and offers actions for its games; without one, asks for it. */
  async open(/** @type {string} */ text) {
    this.#text = text;
    this.#show([], "");
    this.#showAsking(text === "");
    if (!this.#element.open) open(this.#element);
    if (text === "") {
      this.#box.value = "";
      this.#box.focus();
      return;
    }
    try {
      const reader = await loadImporter();
      if (this.#text !== text) return;
      const answer = reader.gamesIn(text, language());
      if ("reasons" in answer) return this.#refuse(answer.reasons);
      const { games } = answer;
      if (games.length === 1) return this.#read(reader, games[0]);
      this.#show([], say("own-game-which"));
      this.#games.replaceChildren(...games.map((name) => make("li", {}, make("button", { type: "button", onclick: () => this.#read(reader, name) }, make("b", { textContent: name })))));
    } catch (error) {
      console.warn(error);
      this.#show([], say("problem-not-loaded"), true);
    }
  }

  /** Reads the content of the box, which stays for corrections. */
  async #ask() {
    if (!this.#box.value.trim()) return this.#show([], say("no-text"), true);
    await this.open(this.#box.value);
    this.#showAsking((this.#row.hidden || this.#play.hidden) && this.#games.childElementCount === 0);
  }

  #showAsking(/** @type {boolean} */ shows) {
    for (const part of this.#asking) part.hidden = !shows;
  }

  /** A file was chosen, or could not be read. */
  #hear(/** @type {Content} */ content) {
    if (typeof content === "string") this.open(content);
    else if (content instanceof Uint8Array) this.open(new TextDecoder().decode(content));
    else this.#show([], wordsOf(content), true);
  }

  #read(/** @type {Importer} */ reader, /** @type {string} */ name) {
    const answer = reader.readGame(this.#text, name, language());
    if ("reasons" in answer) return this.#refuse(answer.reasons);
    const { definition, notes, rules, name: title } = answer;
    this.#definition = definition;
    const another = notes.some(({ kind }) => kind === "unsupported");
    this.#show(notes, say(another ? "own-game-another" : "own-game-read", { game: title }), another);
    this.#play.replaceChildren(said("span", another ? "play-all-the-same" : "play"));
    this.#rulesText.replaceChildren(...rules.flatMap(sectionOf));
    this.#rulesText.setAttribute("aria-label", say("own-game-rules"));
    this.#rulesText.scrollTop = 0;
    this.#rules.hidden = false;
    this.#row.hidden = this.#keep.hidden = this.#play.hidden = false;
    translate(this.#row);
    this.#play.focus();
  }

  #refuse(/** @type {Diagnostic[]} */ reasons) {
    this.#show(reasons, say("own-game-wrong", { count: reasons.length }), true);
    // Errors can be corrected there, where they are marked.
    this.#row.hidden = false;
    this.#keep.hidden = this.#play.hidden = true;
  }

  #show(/** @type {Diagnostic[]} */ notes, /** @type {string} */ message, wrong = false) {
    this.#games.replaceChildren();
    this.#rules.hidden = true;
    this.#row.hidden = true;
    this.#notes.replaceChildren(...notes.map(noteItem));
    setText(this.#message, message);
    this.#message.classList.toggle("wrong", wrong);
  }

  /** Continues in the workshop with the same text. */
  #make() {
    giveToWorkshop(this.#text);
    // The start page has the link, in each language.
    const door = document.querySelector(`.start-doors a[lang="${language()}"][href^="workshop/"]`);
    if (door instanceof HTMLAnchorElement) location.assign(door.href);
  }

  async #take(/** @type {boolean} */ plays) {
    try {
      const variant = register(this.#variants, this.#definition);
      const trouble = keep(variant.id);
      if (!plays) return this.#show([], say(trouble ? "own-game-not-kept" : "own-game-kept", { game: variant.name }), trouble !== null);
      await pieces.loadGame(variant);
      this.#game.loader.start(variant);
      this.#element.close();
    } catch (error) {
      this.#show([], wordsOf(faultOf(error)), true);
    }
  }
}

/** Some rules with their title. */
function sectionOf(/** @type {SectionText} */ { title, sentences }) {
  return [make("h3", { textContent: title }), make("ul", {}, ...sentences.map((sentence) => make("li", { textContent: sentence })))];
}

/** A note: its kind, its place, and the message of the parser, with its language if it is another one. */
function noteItem(/** @type {Diagnostic} */ note) {
  const words = make("span", { textContent: note.words });
  const kind = KINDS.includes(note.kind) ? `${say(`own-game-${note.kind}`)} · ` : "";
  return make("li", {}, `${kind}${placeOf(note)}`, words);
}

/** The place of a note, before its message. */
function placeOf(/** @type {Diagnostic} */ { line, column, key }) {
  const place = line > 0 ? say(column > 0 ? "own-game-place" : "own-game-line", { line, column }) : "";
  return [place, key].filter(Boolean).map((where) => `${say("own-game-where", { where })} `).join("");
}
