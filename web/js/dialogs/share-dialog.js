// The dialog for exporting a game, and for importing one: link, texts, pictures.

import { dialog, open } from "./dialog.js";
import { embedWords } from "./embed-words.js";
import { button, make, said, setText } from "../base/dom.js";
import { copy, download, takeChosen } from "../base/files.js";
import { addressFor, reach } from "../base/reach.js";
import { say, words } from "../base/texts.js";
import { readContent } from "../game/content.js";
import { isOwn } from "../game/own-games.js";
import { gameText } from "../game/record.js";
import { writeLink } from "../game/shared-link.js";
import { Session } from "../program.js";

/** @import { Content } from "../base/files.js" */
/** @import { Sayable } from "../base/texts.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../game/game.js" */

/** The sizes of an animated picture, in pixels of a square's side. */
const SIZES = { small: 24, medium: 36, large: 56 };

/** Its speeds, in milliseconds for a move. */
const SPEEDS = { slow: 2000, medium: 1000, fast: 500 };

/** The longest text of a QR code that a camera reads from a screen without trouble. */
const MAX_CODE = 1200;

/** The dialog. */
export class ShareDialog {
  #game;
  #board;
  #element;
  #link = line();
  #position = line();
  #record = make("textarea", { rows: 5, readOnly: true, spellcheck: false });
  #other = make("textarea", { rows: 3, spellcheck: false });
  #file = make("input", { type: "file", accept: ".pgn,.fen,.txt,.json,.ini,text/plain", hidden: true });
  #message = make("p", { className: "message" });
  #size = choice(SIZES, (name) => `animation-size-${name}`);
  #speed = choice(SPEEDS, (name) => `animation-speed-${name}`);
  #make = button("picture-gif", { onclick: () => this.#animation() });
  #bar = make("progress");
  #stop = button("stop", { onclick: () => (this.#stopped = true) });
  #progress = make("div", { className: "row", hidden: true }, this.#bar, this.#stop);
  #stopped = false;
  #reach = make("p", { className: "reach" });
  #code = make("div", { className: "friend-code", hidden: true });
  #saving = false;
  #network = make("input", { type: "checkbox" });
  #networkField = make("label", { className: "check" }, this.#network, said("span", "file-network"));
  #embedTitle = make("h3");
  #embed = make("button", { type: "button", onclick: () => this.#openEmbed() });

  constructor(/** @type {Game} */ game, /** @type {Board} */ board) {
    this.#game = game;
    this.#board = board;
    this.#link.readOnly = true;
    this.#position.onkeydown = (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#take(this.#position.value, { asks: false });
    };
    this.#other.dataset.textHint = "other-text-hint";
    this.#bar.dataset.textLabel = "animation-making";
    takeChosen(this.#file, (content) => this.#take(content));
    this.#message.setAttribute("role", "alert");
    const link = part("link", this.#link, this.#copier("copy-link", this.#link));
    const code = make("section", {}, make("div", { className: "row" }, button("share-code", { onclick: () => this.#showCode() })), this.#code);
    const file = make("section", { className: "site-only" }, said("h3", "one-file"), said("p", "one-file-about", { className: "about" }), this.#networkField, make("div", { className: "row" }, button("save-file", { onclick: () => this.save() })));
    const record = part("game-text", this.#record, this.#copier("copy-game", this.#record), button("download", { onclick: () => this.#download() }));
    const picture = make("section", {}, said("h3", "picture"), make("div", { className: "row" },
      button("picture-png", { onclick: () => this.#picture("png") }), button("picture-svg", { onclick: () => this.#picture("svg") })));
    // What reaches others comes first: a link to this page may not, and a link to a file opens nothing.
    const near = [this.#reach, file, record, picture, code];
    const parts = { everybody: [link, code, file, record, picture], network: [...near, link], computer: [...near, link], nobody: near };
    this.#element = dialog("share", { className: "share" },
      this.#message,
      ...parts[reach()],
      part("position", this.#position, this.#copier("copy-position", this.#position), button("load-position", { onclick: () => this.#take(this.#position.value, { asks: false }) })),
      part("other-text", this.#other, button("open-text", { onclick: () => this.#take(this.#other.value) }), button("open-file", { onclick: () => this.#file.click() }), this.#file),
      make("section", {}, said("h3", "animation"), make("div", { className: "row animation" }, field("animation-size", this.#size), field("animation-speed", this.#speed), this.#make), this.#progress),
      make("section", { className: "site-only" }, this.#embedTitle, make("div", { className: "row" }, this.#embed)),
    );
  }

  open() {
    this.#say("");
    this.#position.value = this.#game.data.state.fen;
    this.#record.value = gameText(this.#game.data);
    this.#link.value = reach() === "nobody" ? "" : addressFor(`#${writeLink(this.#game.data)}`);
    setText(this.#reach, reach() === "everybody" ? "" : say(`share-${reach()}`));
    this.#code.hidden = true;
    this.#networkField.hidden = isOwn(this.#game.data.variant.id);
    this.#other.value = "";
    this.#embedTitle.textContent = embedWords("title");
    this.#embed.textContent = embedWords("open");
    open(this.#element);
  }

  /** Opens the embedding dialog instead of this one. */
  async #openEmbed() {
    try {
      const { EmbedDialog } = await import("./embed-dialog.js");
      this.#element.close();
      new EmbedDialog(this.#game).open();
    } catch (error) {
      console.warn(error);
      this.#say(say("problem-not-loaded"), true);
    }
  }

  /** Saves the game on the board as one file, which may take some seconds. */
  async save() {
    if (this.#saving) return;
    this.#saving = true;
    this.#say(say("file-making"));
    const { variant } = this.#game.data;
    try {
      const { saveOneFile } = await import("../bundle/save.js");
      const own = isOwn(variant.id) ? Session.definitionOf(variant.id) : undefined;
      await saveOneFile(variant.id, say(`game-${variant.id}`), { own, network: !own && this.#network.checked });
      this.#say(say("file-made"));
    } catch (error) {
      console.warn(error);
      this.#say(say("file-failed"), true);
    } finally {
      this.#saving = false;
    }
  }

  /** Shows a QR code: of the link, or of the text of the game where no other device can open the link. */
  async #showCode() {
    const content = ["everybody", "network"].includes(reach()) ? this.#link.value : this.#record.value;
    if (content.length > MAX_CODE) return this.#say(say("share-code-long"), true);
    try {
      const { codeOf } = await import("../base/qr-code.js");
      this.#code.replaceChildren(codeOf(content));
      this.#code.hidden = false;
    } catch (error) {
      console.warn(error);
      this.#say(say("friend-no-code"), true);
    }
  }

  /** Shows an error. Returns whether the dialog is open. */
  complain(/** @type {Sayable} */ problem) {
    if (this.#element.open) this.#say(words(problem), true);
    return this.#element.open;
  }

  /** Opens a position or a game; errors are shown here, and nothing is changed. */
  async #take(/** @type {Content} */ content, { asks = true } = {}) {
    const problem = await readContent(this.#game, content, { asks });
    if (problem) this.#say(words(problem), true);
    else this.#element.close();
  }

  #copier(/** @type {string} */ id, /** @type {HTMLInputElement | HTMLTextAreaElement} */ box) {
    return button(id, { onclick: async () => {
      box.select();
      this.#say(say((await copy(box.value)) ? "copied" : "not-copied"));
    } });
  }

  #download() {
    download(`${this.#name}.pgn`, this.#record.value, "application/x-chess-pgn");
  }

  async #picture(/** @type {"png" | "svg"} */ format) {
    const content = await this.#board.picture(format);
    download(`${this.#name}.${format}`, content, "image/svg+xml");
  }

  /** Makes an animated picture of the whole game, which may take a while and can be stopped. */
  async #animation() {
    if (!this.#progress.hidden) return;
    this.#stopped = false;
    this.#progress.hidden = false;
    this.#bar.removeAttribute("value");
    this.#say(say("animation-making"));
    const { data } = this.#game;
    try {
      const { animate } = await import("./animation.js");
      const bytes = await animate(data, { side: Number(this.#size.value), delay: Number(this.#speed.value) }, (done, total) => {
        Object.assign(this.#bar, { max: total, value: done });
        return !this.#stopped && this.#element.open;
      });
      this.#say(bytes ? say("animation-made") : "");
      if (bytes) download(`${this.#name}.gif`, bytes, "image/gif");
    } catch (error) {
      console.warn(error);
      this.#say(say("problem-not-loaded"), true);
    } finally {
      this.#progress.hidden = true;
    }
  }

  get #name() {
    return `${this.#game.data.variant.id}-${new Date().toISOString().slice(0, 10)}`;
  }

  #say(/** @type {string} */ text, wrong = false) {
    setText(this.#message, text);
    this.#message.classList.toggle("wrong", wrong);
  }
}

/** A select with values and their texts. */
function choice(/** @type {Record<string, number>} */ values, /** @type {(name: string) => string} */ id) {
  const select = make("select", {}, ...Object.entries(values).map(([name, value]) => said("option", id(name), { value: String(value) })));
  select.selectedIndex = 1;
  return select;
}

const field = (/** @type {string} */ id, /** @type {HTMLElement} */ box) => make("label", { className: "field" }, said("span", id), box);

function line() {
  return make("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false });
}

/**
 * A part of the dialog: its title, its box, and buttons.
 * @param {string} id
 * @param {HTMLElement} box
 * @param {...HTMLElement} buttons
 */
function part(id, box, ...buttons) {
  const label = make("label", { className: "field" }, said("span", id), box);
  return make("section", {}, label, make("div", { className: "row" }, ...buttons));
}
