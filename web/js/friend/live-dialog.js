// The dialog before a live game: one sentence, and Connect. Who sees what, and over which addresses, is under Details. There is no connection before
// somebody presses Connect.

import { dialog, open } from "../dialogs/dialog.js";
import { button, make, said, setText } from "../base/dom.js";
import { say } from "../base/texts.js";
import { DEFAULTS, few, listed, readPlaces, relayLetters, relaysOf, writePlaces, wrongFinder, wrongRelay } from "./relays.js";

/** @import { LivePlaces } from "./relays.js" */

/** The dialog. */
export class LiveDialog {
  #element;
  #about = make("p");
  #theirs = said("p", "live-their-relays", { className: "about" });
  #relays = area("live-relays");
  #finders = area("live-finders");
  #message = make("p", { className: "message wrong" });
  #details = make("details", { className: "live-details" });
  /** @type {(places: LivePlaces) => void} */
  #connect = () => {};
  #onClose = () => {};

  constructor() {
    this.#message.setAttribute("role", "alert");
    const seen = make("ul", { className: "live-seen" }, said("li", "live-sees-relays"), said("li", "live-sees-finders"), said("li", "live-sees-friend"));
    const restore = button("live-default", { onclick: () => this.#fill(DEFAULTS) });
    const later = button("live-not-now", { onclick: () => this.#element.close() });
    const connect = make("button", { type: "submit", className: "main" }, said("span", "live-connect"));
    this.#details.append(said("summary", "live-details"), said("p", "live-before"), seen, this.#theirs, this.#relays.element, this.#finders.element,
      make("div", { className: "row" }, restore), said("p", "live-goes-on", { className: "about" }));
    const form = make("form", { method: "dialog" }, this.#about, this.#details, this.#message, make("footer", {}, later, connect));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#submit();
    };
    this.#element = dialog("live-title", { className: "friend-dialog live-dialog" }, form);
    this.#element.addEventListener("close", () => this.#onClose());
  }

  /**
   * Asks whether to connect.
   * @param {object} wishes
   * @param {string} wishes.live the letters of the relays
   * @param {boolean} wishes.watches whether a game is watched, and not played
   * @param {(places: LivePlaces) => void} wishes.connect
   * @param {() => void} [wishes.onClose] is called when it is closed, after connecting or without
   */
  open({ live, watches, connect, onClose = () => {} }) {
    this.#connect = connect;
    this.#onClose = onClose;
    setText(this.#about, say(watches ? "live-about-watching" : "live-about"));
    setText(this.#message, "");
    const own = readPlaces();
    const theirs = relaysOf(live);
    this.#theirs.hidden = !theirs || relayLetters(theirs) === relayLetters(own.relays);
    this.#fill({ relays: theirs ?? own.relays, finders: own.finders });
    this.#details.open = false;
    if (!this.#element.open) open(this.#element);
  }

  #fill(/** @type {Readonly<LivePlaces>} */ { relays, finders }) {
    this.#relays.box.value = relays.join("\n");
    this.#finders.box.value = finders.join("\n");
  }

  #submit() {
    const places = { relays: few(listed(this.#relays.box.value)), finders: few(listed(this.#finders.box.value)) };
    const [relay, finder] = [wrongRelay(places.relays), wrongFinder(places.finders)];
    if (places.relays.length === 0) return this.#complain(say("live-no-relay"));
    if (relay !== null) return this.#complain(say("live-wrong-relay", { address: relay }));
    if (finder !== null) return this.#complain(say("live-wrong-finder", { address: finder }));
    writePlaces(places);
    this.#connect(places);
    this.#element.close();
  }

  /** Says what is wrong with the addresses, and shows them. */
  #complain(/** @type {string} */ words) {
    this.#details.open = true;
    setText(this.#message, words);
  }
}

/** A box for addresses, one a line. */
function area(/** @type {string} */ label) {
  const box = make("textarea", { rows: 3, spellcheck: false, autocomplete: "off" });
  return { box, element: make("label", { className: "field" }, said("span", label), box) };
}
