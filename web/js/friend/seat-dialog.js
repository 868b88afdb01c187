// The dialog for an invited person: the game, and the seat.

import { dialog, open } from "../dialogs/dialog.js";
import { button, make, said, setText } from "../base/dom.js";
import { faultOf } from "../base/faults.js";
import { onLanguage, playerName, say, sentences, text, translate, words } from "../base/texts.js";
import { isOwn } from "../game/own-games.js";
import { keep } from "../keeping/own-shelf.js";
import { newKey } from "./keys.js";
import { ownName } from "../base/own-name.js";
import { nameField, seatPicker } from "./fields.js";

/** @import { Game } from "../game/game.js" */
/** @import { FriendGame, VariantInfo } from "../program.js" */

/** The dialog. */
export class SeatDialog {
  #game;
  #variants;
  #element;
  #about = make("p");
  #turn = make("p");
  #seats = seatPicker();
  #name = nameField();
  #message = make("p", { className: "message wrong" });
  #play = make("button", { type: "submit", className: "main" });
  /** @type {FriendGame | null} */
  #link = null;
  /** The text of the relays, if it is played live. @type {string | null} */
  #live = null;
  #onLook = () => {};
  #onSeated;

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   * @param {(live: string) => void} onSeated continues with a live game
   */
  constructor(game, variants, onSeated) {
    this.#game = game;
    this.#onSeated = onSeated;
    this.#variants = variants;
    this.#message.setAttribute("role", "alert");
    const look = button("friend-look-on", { onclick: () => this.#look() });
    const form = make("form", { method: "dialog" }, this.#about, this.#seats.element, this.#turn, this.#name.element, said("p", "friend-keeps", { className: "about" }), this.#message,
      make("footer", {}, look, this.#play));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#sit();
    };
    this.#seats.element.onchange = () => this.#showChosen();
    this.#element = dialog("friend-invited", { className: "friend-dialog" }, form);
    onLanguage(() => this.#element.open && this.#show());
  }

  /**
   * Opens the dialog for the game of a link.
   * @param {FriendGame} link
   * @param {string | null} live the letters of the relays, if it is played live
   * @param {() => void} onLook continues as a spectator
   */
  open(link, live, onLook) {
    if (this.#link !== link) this.#link?.free();
    this.#link = link;
    this.#live = live;
    this.#onLook = onLook;
    setText(this.#message, "");
    this.#name.value = ownName.read();
    const { turn, seats } = link.state();
    const free = this.#variant.players.map((_, index) => index).filter((index) => !seats[index]);
    this.#seats.show(this.#variant, free, turn !== null && free.includes(turn) ? turn : free[0]);
    this.#seats.element.hidden = free.length < 2;
    this.#show();
    if (!this.#element.open) open(this.#element);
  }

  get #variant() {
    const found = this.#variants.find(({ id }) => id === this.#link?.variant);
    if (!found) throw new Error("there is no game that somebody was invited to");
    return found;
  }

  #show() {
    if (!this.#link) return;
    const { players, id } = this.#variant;
    const sitting = this.#link.state().seats.flatMap((seat, index) => (seat ? [{ seat, player: playerName(players[index]) }] : []));
    const who = sitting.map(({ seat, player }) => text("friend-who", { name: seat.name || text("friend-somebody"), player }));
    const on = Object.entries(this.#link.options()).flatMap(([option, on]) => (on ? [text(`option-${option}`)] : []));
    const game = text(`game-${id}`);
    setText(this.#about, sentences([text("friend-invites", { who, game, count: sitting.length }), on.length > 0 && text("friend-with", { options: on }), this.#live !== null && text("live-invites")].filter((one) => one !== false)));
    translate(this.#element);
    this.#seats.say(this.#variant);
    this.#showChosen();
  }

  /** Shows the meaning of the chosen seat. */
  #showChosen() {
    if (!this.#link) return;
    const { players } = this.#variant;
    const player = this.#seats.value;
    const { turn } = this.#link.state();
    setText(this.#play, say("friend-play-as", { player: playerName(players[player]) }));
    const mine = turn === player;
    setText(this.#turn, turn === null ? "" : words(text(mine ? "friend-begins-you" : "friend-begins", { player: playerName(players[turn]) })));
  }

  #look() {
    // A spectator keeps the link.
    this.#link = null;
    this.#element.close();
    this.#onLook();
  }

  async #sit() {
    const link = this.#link;
    if (!link) return;
    const player = this.#seats.value;
    try {
      const { key, secret } = await newKey();
      link.sit(player, key, this.#name.value);
      ownName.write(this.#name.value);
      this.#link = null;
      this.#element.close();
      const live = this.#live;
      // A person who plays a game gets it registered.
      if (isOwn(link.variant)) keep(link.variant);
      this.#game.loader.startFriend({ game: link, player, secret, sent: link.state().actions, live });
      if (live !== null) this.#onSeated(live);
    } catch (error) {
      console.warn(error);
      setText(this.#message, words(faultOf(error)));
    }
  }
}
