// The invitation dialog: the game, and the seats.

import { dialog, open } from "../dialogs/dialog.js";
import { fill, make, said, setText } from "../base/dom.js";
import { faultOf } from "../base/faults.js";
import { onLanguage, say, translate, words } from "../base/texts.js";
import { FriendGame, Session } from "../program.js";
import { ClockFields } from "../dialogs/clock-fields.js";
import { StartNumberFields } from "../dialogs/start-number-fields.js";
import { sessionFrom } from "../game/first-position.js";
import { connectsDirectly } from "./direct.js";
import { readPlaces, relayLetters } from "./relays.js";
import { ownName } from "../base/own-name.js";
import { nameField, seatPicker } from "./fields.js";
import { newId, newKey } from "./keys.js";

/** @import { Game } from "../game/game.js" */
/** @import { VariantInfo } from "../program.js" */

/** The value for a random seat. */
const BY_CHANCE = -1;

/** The dialog. */
export class InviteDialog {
  #game;
  #variants;
  #onInvited;
  #element;
  #games = make("select");
  #about = make("p", { className: "about" });
  #options = make("div", { className: "options" });
  #seats = seatPicker();
  #starts = new StartNumberFields();
  #here = make("input", { type: "checkbox" });
  #fromHere = make("label", { className: "option" }, this.#here, said("span", "friend-from-here"));
  #live = make("input", { type: "checkbox" });
  #clock = new ClockFields();
  #name = nameField();
  #message = make("p", { className: "message wrong" });

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   * @param {(live: boolean) => void} onInvited shows the link; asks before that whether to connect, if it is played live
   */
  constructor(game, variants, onInvited) {
    this.#game = game;
    this.#variants = variants;
    this.#onInvited = onInvited;
    this.#message.setAttribute("role", "alert");
    const choice = make("label", { className: "field" }, said("span", "game"), this.#games);
    const submit = make("button", { type: "submit", className: "main" }, said("span", "friend-make-link"));
    const form = make("form", { method: "dialog" }, said("p", "friend-about"), choice, this.#about, this.#options, this.#fromHere, this.#starts.element, this.#seats.element,
      make("label", { className: "option" }, this.#live, make("span", {}, said("b", "live-choice"), said("span", connectsDirectly() ? "live-choice-about" : "live-cannot", { className: "about" }))), this.#clock.element, this.#name.element,
      said("p", "friend-keeps", { className: "about" }), this.#message, make("footer", {}, submit));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#invite();
    };
    this.#games.onchange = () => this.#showChosen();
    this.#here.onchange = () => this.#showStarts();
    this.#live.onchange = () => (this.#clock.element.hidden = !this.#live.checked);
    this.#clock.element.hidden = true;
    this.#live.disabled = !connectsDirectly();
    this.#element = dialog("friend-play", { className: "friend-dialog" }, form);
    onLanguage(() => this.#element.open && this.#show());
  }

  /** Opens the dialog. The game on the board is the default; after a game with a friend, the next seat. */
  open() {
    if (this.#element.open) return;
    const { variant, friend } = this.#game.data;
    setText(this.#message, "");
    this.#name.value = ownName.read();
    this.#show();
    this.#games.value = variant.id;
    this.#here.checked = false;
    this.#showChosen(friend ? (friend.player + 1) % variant.players.length : BY_CHANCE);
    open(this.#element);
  }

  get #variant() {
    return this.#variants.find(({ id }) => id === this.#games.value) ?? this.#variants[0];
  }

  #show() {
    fill(this.#games, this.#variants.map(({ id }) => [id, say(`game-${id}`)]));
    translate(this.#element);
    this.#showChosen(this.#seats.value);
  }

  #showChosen(seat = BY_CHANCE) {
    const variant = this.#variant;
    const { data } = this.#game;
    const same = variant.id === data.variant.id;
    setText(this.#about, say(`about-${variant.id}`));
    this.#seats.show(variant, [BY_CHANCE, ...variant.players.keys()], seat < variant.players.length ? seat : BY_CHANCE);
    // A finished game, or the standard start, is not offered as a position to continue from.
    this.#fromHere.hidden = !same || data.state.over || (data.state.moves.length === 0 && !data.worthSaving);
    this.#options.replaceChildren(...variant.options.map(({ id }) => {
      const box = make("input", { type: "checkbox", checked: same && Boolean(data.options[id]), onchange: () => this.#showStarts() });
      box.dataset.option = id;
      const about = make("span", { className: "about", textContent: say(`option-${id}-about`) });
      return make("label", { className: "option" }, box, make("span", {}, make("b", { textContent: say(`option-${id}`) }), about));
    }));
    this.#options.hidden = variant.options.length === 0;
    this.#showStarts();
  }

  get #isFromHere() {
    return this.#here.checked && !this.#fromHere.hidden;
  }

  get #chosenOptions() {
    const boxes = [...this.#options.querySelectorAll("input")];
    return Object.fromEntries(boxes.map(({ dataset, checked }) => [dataset.option ?? "", checked]));
  }

  #showStarts() {
    this.#starts.show(this.#variant, this.#chosenOptions);
    this.#starts.wanted = !this.#isFromHere;
  }

  async #invite() {
    const variant = this.#variant;
    const { data } = this.#game;
    const chosen = this.#seats.value;
    const player = chosen === BY_CHANCE ? Math.floor(Math.random() * variant.players.length) : chosen;
    const fromHere = this.#isFromHere;
    const options = fromHere ? data.options : this.#chosenOptions;
    const start = this.#starts.value;
    try {
      const { key, secret } = await newKey();
      const session = fromHere ? Session.fromPosition(variant.id, options, data.state.fen) : sessionFrom(variant.id, options, start);
      const live = this.#live.checked;
      const clock = this.#clock.value;
      const game = FriendGame.invite(newId(), session, live && clock.kind !== "none" ? clock : undefined);
      session.free();
      game.sit(player, key, this.#name.value);
      ownName.write(this.#name.value);
      this.#element.close();
      this.#game.loader.startFriend({ game, player, secret, sent: -1, live: live ? relayLetters(readPlaces().relays) : null });
      this.#onInvited(live);
    } catch (error) {
      console.warn(error);
      setText(this.#message, words(faultOf(error)));
    }
  }
}
