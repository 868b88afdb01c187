// The bar with the next action in a game with a friend: send the link, answer an offer, or wait.

import { button, byId, make, setText } from "../base/dom.js";
import { onLanguage, playerName, sentences, text, translate, words } from "../base/texts.js";
import { isJoined, standing } from "../game/friend-part.js";
import { connectsDirectly } from "./direct.js";

/** @import { Game } from "../game/game.js" */
/** @import { FriendPart } from "../game/friend-part.js" */
/** @import { Text } from "../program.js" */
/** @import { LiveGame } from "./live.js" */

/**
 * @typedef {object} FriendActs The actions of the bar's buttons.
 * @property {() => void} link shows the link
 * @property {() => void} share shares it
 * @property {() => void} live asks whether to connect
 * @property {() => void} talk shows the phrases
 * @property {() => LiveGame | null} playing the live game that is on the board
 */

/** The bar. */
export class FriendBar {
  #place;
  #game;
  #words = make("p");
  #accept;
  #decline;
  #send;
  #link;
  #live;
  #talk;
  #acts;

  /**
   * @param {HTMLElement} place
   * @param {Game} game
   * @param {FriendActs} acts
   */
  constructor(place, game, acts) {
    this.#acts = acts;
    this.#place = place;
    this.#game = game;
    // A live region; the status is the game's own line.
    this.#words.setAttribute("aria-live", "polite");
    this.#accept = button("accept", { className: "main", onclick: () => game.friendly.answer(true) });
    this.#decline = button("decline", { onclick: () => game.friendly.answer(false) });
    this.#send = button("friend-send", { className: "main", onclick: acts.share });
    this.#link = button("friend-link-button", { onclick: acts.link });
    this.#live = button("live-button", { onclick: acts.live });
    this.#talk = button("live-talk", { onclick: acts.talk });
    place.replaceChildren(this.#words, make("div", { className: "friend-buttons" }, this.#accept, this.#decline, this.#send, this.#link, this.#live, this.#talk));
    translate(place);
    game.store.on("change", () => this.#render());
    keepRoom(place);
    onLanguage(() => this.#render());
    this.#render();
  }

  #render() {
    const { friend } = this.#game.data;
    const live = this.#acts.playing();
    this.#place.hidden = !friend && !live;
    this.#talk.hidden = !live;
    if (!friend) {
      for (const one of [this.#accept, this.#decline, this.#send, this.#link, this.#live]) one.hidden = true;
      if (live) setText(this.#words, sentences([text("live-watching"), this.#howLive(live)]));
      return;
    }
    const { offer } = friend.game.state();
    const asked = offer !== null && offer.player !== friend.player;
    const stands = standing(friend);
    this.#accept.hidden = this.#decline.hidden = !asked;
    this.#send.hidden = asked || stands !== "send" || live?.standing === "connected";
    this.#link.hidden = !this.#send.hidden;
    this.#live.hidden = live !== null || friend.game.over || !connectsDirectly();
    const linked = words(this.#says(friend));
    setText(this.#words, live && live.standing !== "over" ? sentences([live.standing === "connected" ? this.#says(friend, true) : linked, this.#howLive(live)]) : linked);
  }

  /** @returns {Text} */
  #howLive(/** @type {LiveGame} */ { standing, watchers, difference, trouble }) {
    const { players } = this.#game.data.variant;
    if (standing === "over") return text("live-over");
    if (difference) return text("live-clocks-differ", { player: playerName(players[difference.player]), seconds: difference.seconds });
    if (trouble && standing !== "connected") return trouble;
    return text(`live-${standing}`, { count: watchers });
  }

  /** @returns {Text} */
  #says(/** @type {FriendPart} */ friend, live = false) {
    const { players } = this.#game.data.variant;
    const { offer, turn, seats, moved } = friend.game.state();
    const stands = standing(friend);
    // By name, or by colour.
    const about = (/** @type {string} */ id, /** @type {number} */ player) => {
      const name = seats[player]?.name;
      return name ? text(`${id}-named`, { name }) : text(id, { player: playerName(players[player]) });
    };
    if (offer && offer.player !== friend.player) return about(offer.draw ? "friend-asks-draw" : "friend-asks-back", offer.player);
    if (stands === "over") return text("friend-is-over");
    if (!isJoined(friend) && stands === "send" && !live) return text(friend.game.state().actions === 0 ? "friend-send-invitation" : "friend-send-first");
    if (stands === "send" && !live) {
      if (friend.game.over) return text("friend-send-end");
      if (offer) return text(!offer.draw ? "friend-send-back" : moved ? "friend-send-draw-move" : "friend-send-draw");
      if (!moved) return text("friend-send-answer");
      return players.length > 2 && turn !== null ? about("friend-send-to", turn) : text("friend-send-move");
    }
    if (live && stands === "turn") return text("friend-your-turn");
    if (live && !offer) return turn === null ? text("friend-is-over") : about("live-waiting-for", turn);
    if (stands === "turn") return text(isJoined(friend) ? "friend-your-turn" : "friend-your-turn-first");
    if (offer) return text("friend-waiting-answer");
    return turn !== null && (players.length > 2 || seats[turn]?.name) ? about("friend-waiting-for", turn) : text("friend-waiting");
  }
}

/**
 * Reserves room for the bar: if board and bar share the window's height, the board ends above it. The largest height at this width is kept, so that
 * the board does not change its size with every sentence.
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
