// The dialog with the link of a game with a friend: to send it, and to open the one that comes back.

import { dialog, open } from "../dialogs/dialog.js";
import { button, make, said, setText } from "../base/dom.js";
import { copy } from "../base/files.js";
import { faultOf } from "../base/faults.js";
import { say, text, words } from "../base/texts.js";
import { isJoined, standing } from "../game/friend-part.js";
import { linkOf } from "./link.js";

/** @import { Game } from "../game/game.js" */
/** @import { Arrival } from "./arrival.js" */

/** The dialog. */
export class LinkDialog {
  #game;
  #arrival;
  #element;
  #about = make("p");
  #link = make("input", { type: "text", readOnly: true, spellcheck: false });
  #share = button("friend-share", { className: "main", onclick: () => this.share() });
  #copy = button("copy-link", { onclick: () => this.#copyLink() });
  #code = make("div", { className: "friend-code", hidden: true });
  #answer = make("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false });
  #message = make("p", { className: "message" });

  /**
   * @param {Game} game
   * @param {Arrival} arrival takes in the link that comes back
   */
  constructor(game, arrival) {
    this.#game = game;
    this.#arrival = arrival;
    this.#message.setAttribute("role", "alert");
    this.#share.hidden = !canShare();
    this.#link.addEventListener("copy", () => this.#sent());
    this.#link.onfocus = () => this.#link.select();
    this.#answer.onkeydown = (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#take();
    };
    const sending = make("section", {}, make("label", { className: "field" }, said("span", "friend-link"), this.#link),
      make("div", { className: "row" }, this.#share, this.#copy, button("friend-code", { onclick: () => this.#showCode() })), this.#code);
    const taking = make("section", {}, make("label", { className: "field" }, said("span", "friend-answer"), this.#answer),
      make("div", { className: "row" }, button("friend-open", { onclick: () => this.#take() })));
    this.#element = dialog("friend-send-title", { className: "friend-dialog friend-link" }, this.#about, this.#message, sending, taking);
  }

  /** Shows the link of the game on the board. */
  async open() {
    const { friend } = this.#game.data;
    if (!friend) return;
    this.#say("");
    this.#answer.value = "";
    this.#code.hidden = true;
    const live = (friend.live ?? null) !== null && !friend.game.over;
    setText(this.#about, say(live ? (isJoined(friend) ? "live-watch-about" : "live-invite-about") : isJoined(friend) ? (standing(friend) === "send" ? "friend-send-about" : "friend-again-about") : "friend-invite-about"));
    try {
      this.#link.value = await linkOf(friend);
    } catch (error) {
      this.#link.value = "";
      this.#say(words(faultOf(error)), true);
    }
    if (!this.#element.open) open(this.#element);
  }

  /** Opens the system's share sheet with the link; opens the dialog if there is none. */
  async share() {
    const { friend, variant } = this.#game.data;
    if (!friend) return;
    if (!canShare()) return this.open();
    try {
      const url = await linkOf(friend);
      const title = say(`game-${variant.id}`);
      await navigator.share({ title, text: say(isJoined(friend) ? "friend-share-move" : "friend-share-invitation", { game: text(`game-${variant.id}`) }), url });
      this.#sent();
    } catch (error) {
      // The share sheet was cancelled.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.warn(error);
      await this.open();
      this.#say(words(faultOf(error)), true);
    }
  }

  async #copyLink() {
    this.#link.select();
    const copied = await copy(this.#link.value);
    this.#say(say(copied ? "friend-copied" : "not-copied"), !copied);
    if (copied) this.#sent();
  }

  async #showCode() {
    try {
      // Loaded on demand, because it is rarely used.
      const { codeOf } = await import("../base/qr-code.js");
      this.#code.replaceChildren(codeOf(this.#link.value));
      this.#code.hidden = false;
      this.#sent();
    } catch (error) {
      console.warn(error);
      this.#say(say("friend-no-code"), true);
    }
  }

  async #take() {
    const address = this.#answer.value.trim();
    if (!address) return this.#say(say("friend-no-link"), true);
    const problem = await this.#arrival.open(address);
    if (problem) this.#say(words(problem), true);
    else this.#element.close();
  }

  #sent() {
    this.#game.friendly.sent();
  }

  #say(/** @type {string} */ words, wrong = false) {
    setText(this.#message, words);
    this.#message.classList.toggle("wrong", wrong);
  }
}

/** Whether the system has a share sheet. */
const canShare = () => typeof navigator.share === "function";
