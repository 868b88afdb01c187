// Reads a game that somebody brings: lets one of several be chosen, tells what could not be honoured, and plays or keeps it.

import { dialog, open } from "./dialog.js";
import { button, make, said, setText } from "../base/dom.js";
import { faultOf } from "../base/faults.js";
import { list, number, or, readJson, record, text as words } from "../base/schema.js";
import { say, translate, words as wordsOf } from "../base/texts.js";
import * as pieces from "../board/piece-art.js";
import { bring, keep } from "../game/own-games.js";
import { SITE } from "../site.js";

/** @import { Fitting } from "../base/schema.js" */
/** @import { Game } from "../game/game.js" */
/** @import { VariantInfo } from "../program.js" */

const NOTE = record({ line: number(0, Infinity), column: number(0, Infinity), key: words(1000), kind: words(40), words: words(10_000) });
const NOTES = or(list(NOTE), null);
const ANSWER = record({ games: or(list(words(10_000)), null), reasons: NOTES, notes: NOTES, definition: or(words(Infinity), null), name: or(words(10_000), "") });

/** @typedef {Fitting<typeof NOTE>} ReaderNote */
/** @typedef {{ default: () => Promise<unknown>, gamesIn: (text: string) => string, readGame: (text: string, name?: string) => string }} Reader The program that reads them. */

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
  #play = button("play", { className: "main", onclick: () => this.#take(true) });
  #keep = button("keep-game", { onclick: () => this.#take(false) });
  #row = make("div", { className: "row" }, this.#keep, this.#play);

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   */
  constructor(game, variants) {
    this.#game = game;
    this.#variants = variants;
    this.#message.setAttribute("role", "alert");
    this.#element = dialog("own-game", { className: "choice own-game" }, this.#message, this.#games, this.#notes, this.#row);
  }

  /** Reads a text and asks what to do with its games. */
  async open(/** @type {string} */ text) {
    this.#text = text;
    this.#show([], "");
    if (!this.#element.open) open(this.#element);
    try {
      const reader = await loadReader();
      if (this.#text !== text) return;
      const { games, reasons } = answerOf(reader.gamesIn(text));
      if (reasons) return this.#refuse(reasons);
      if (games?.length === 1) return this.#read(reader, games[0]);
      this.#show([], say("own-game-which"));
      this.#games.replaceChildren(...(games ?? []).map((name) => make("li", {}, make("button", { type: "button", onclick: () => this.#read(reader, name) }, make("b", { textContent: name })))));
    } catch (error) {
      console.warn(error);
      this.#show([], say("problem-not-loaded"), true);
    }
  }

  #read(/** @type {Reader} */ reader, /** @type {string} */ name) {
    const { definition, notes, reasons, name: title } = answerOf(reader.readGame(this.#text, name));
    if (reasons || definition === null) return this.#refuse(reasons ?? []);
    this.#definition = definition;
    const told = notes ?? [];
    const another = told.some(({ kind }) => kind === "unsupported");
    this.#show(told, say(another ? "own-game-another" : "own-game-read", { game: title }), another);
    this.#play.replaceChildren(said("span", another ? "play-all-the-same" : "play"));
    this.#row.hidden = false;
    translate(this.#row);
    this.#play.focus();
  }

  #refuse(/** @type {ReaderNote[]} */ reasons) {
    this.#show(reasons, say("own-game-wrong", { count: reasons.length }), true);
  }

  #show(/** @type {ReaderNote[]} */ notes, /** @type {string} */ message, wrong = false) {
    this.#games.replaceChildren();
    this.#row.hidden = true;
    this.#notes.replaceChildren(...notes.map((note) => make("li", { textContent: `${placeOf(note)}${note.words}` })));
    setText(this.#message, message);
    this.#message.classList.toggle("wrong", wrong);
  }

  async #take(/** @type {boolean} */ plays) {
    try {
      const variant = bring(this.#variants, this.#definition);
      const trouble = keep(variant.id);
      if (!plays) return this.#show([], say(trouble ? "own-game-not-kept" : "own-game-kept", { game: variant.name }), trouble !== null);
      await pieces.loadGame(variant);
      this.#game.opening.start(variant);
      this.#element.close();
    } catch (error) {
      this.#show([], wordsOf(faultOf(error)), true);
    }
  }
}

/** Where a note is about, before its words. */
function placeOf(/** @type {ReaderNote} */ { line, column, key }) {
  const place = line > 0 ? say(column > 0 ? "own-game-place" : "own-game-line", { line, column }) : "";
  return [place, key].filter(Boolean).map((part) => `${part}: `).join("");
}

function answerOf(/** @type {string} */ json) {
  const answer = readJson(json, ANSWER);
  if (!answer) throw new Error("the reader gives no answer");
  return answer;
}

/** @returns {Promise<Reader>} */
async function loadReader() {
  /** @type {Reader} */
  const reader = await import(new URL("reader.js", SITE).href);
  await reader.default();
  return reader;
}
