// The bar that says what is to be done in a game with a friend: send the link, answer an offer, or wait.

import { button, byId, make, setText } from "../base/dom.js";
import { onLanguage, playerName, text, translate, words } from "../base/texts.js";
import { isJoined, standing } from "../game/friend-part.js";

/** @import { Game } from "../game/game.js" */
/** @import { FriendPart } from "../game/friend-part.js" */
/** @import { Text } from "../program.js" */
/** @import { LinkDialog } from "./link-dialog.js" */

/** The bar. */
export class FriendBar {
  #place;
  #game;
  #words = make("p");
  #accept;
  #decline;
  #send;
  #link;

  /**
   * @param {HTMLElement} place
   * @param {Game} game
   * @param {LinkDialog} dialog
   */
  constructor(place, game, dialog) {
    this.#place = place;
    this.#game = game;
    // Read out when it changes; the status is the game's own line.
    this.#words.setAttribute("aria-live", "polite");
    this.#accept = button("accept", { className: "main", onclick: () => game.friendly.answer(true) });
    this.#decline = button("decline", { onclick: () => game.friendly.answer(false) });
    this.#send = button("friend-send", { className: "main", onclick: () => dialog.share() });
    this.#link = button("friend-link-button", { onclick: () => dialog.open() });
    place.replaceChildren(this.#words, make("div", { className: "friend-buttons" }, this.#accept, this.#decline, this.#send, this.#link));
    translate(place);
    game.store.on("change", () => this.#render());
    keepRoom(place);
    onLanguage(() => this.#render());
    this.#render();
  }

  #render() {
    const { friend } = this.#game.data;
    this.#place.hidden = !friend;
    if (!friend) return;
    const { offer } = friend.game.state();
    const asked = offer !== null && offer.player !== friend.player;
    const stands = standing(friend);
    this.#accept.hidden = this.#decline.hidden = !asked;
    this.#send.hidden = asked || stands !== "send";
    this.#link.hidden = !this.#send.hidden;
    setText(this.#words, words(this.#says(friend)));
  }

  /** @returns {Text} */
  #says(/** @type {FriendPart} */ friend) {
    const { players } = this.#game.data.variant;
    const { offer, turn, seats, moved } = friend.game.state();
    const stands = standing(friend);
    // By name, or as the player of this colour.
    const about = (/** @type {string} */ id, /** @type {number} */ player) => {
      const name = seats[player]?.name;
      return name ? text(`${id}-named`, { name }) : text(id, { player: playerName(players[player]) });
    };
    if (offer && offer.player !== friend.player) return about(offer.draw ? "friend-asks-draw" : "friend-asks-back", offer.player);
    if (stands === "over") return text("friend-is-over");
    if (!isJoined(friend) && stands === "send") return text(friend.game.state().actions === 0 ? "friend-send-invitation" : "friend-send-first");
    if (stands === "send") {
      if (friend.game.over) return text("friend-send-end");
      if (offer) return text(!offer.draw ? "friend-send-back" : moved ? "friend-send-draw-move" : "friend-send-draw");
      if (!moved) return text("friend-send-answer");
      return players.length > 2 && turn !== null ? about("friend-send-to", turn) : text("friend-send-move");
    }
    if (stands === "turn") return text(isJoined(friend) ? "friend-your-turn" : "friend-your-turn-first");
    if (offer) return text("friend-waiting-answer");
    return turn !== null && (players.length > 2 || seats[turn]?.name) ? about("friend-waiting-for", turn) : text("friend-waiting");
  }
}

/**
 * Keeps as much room for the bar as it needs: where board and bar share the window's height, the board ends above it. It keeps the
 * most that was needed at this width, so that the board does not change its size with every sentence.
 */
function keepRoom(/** @type {HTMLElement} */ place) {
  const table = byId("table");
  let [most, width] = [0, 0];
  new ResizeObserver(() => {
    if (place.hidden) return;
    if (innerWidth !== width) [most, width] = [0, innerWidth];
    const { marginTop, marginBottom } = getComputedStyle(place);
    most = Math.max(most, place.offsetHeight + parseFloat(marginTop) + parseFloat(marginBottom));
    table.style.setProperty("--bar-height", `${most}px`);
  }).observe(place);
}
