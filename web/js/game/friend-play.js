// What a player does in a game with a friend besides moving, and what a link of a friend adds to it.

import { text } from "../base/texts.js";

/** @import { FriendGame, FriendUpdate } from "../program.js" */
/** @import { FriendPart } from "./friend-part.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Turns } from "./turns.js" */

/** Offers, answers, resignations, and what comes from the others. */
export class FriendPlay {
  #store;
  #turns;
  #notices;

  /**
   * @param {GameStore} store
   * @param {Turns} turns
   * @param {Notices} notices
   */
  constructor(store, turns, notices) {
    this.#store = store;
    this.#turns = turns;
    this.#notices = notices;
  }

  /** Asks to take back the own last move. */
  askBack() {
    this.#act(({ game, player }) => game.askBack(player));
  }

  /** Offers a draw. */
  offerDraw() {
    this.#act(({ game, player }) => game.offerDraw(player));
  }

  /** Answers what is offered. */
  answer(/** @type {boolean} */ yes) {
    this.#act(({ game, player }) => game.answer(player, yes));
  }

  /** Resigns. */
  resign() {
    this.#act(({ game, player }) => game.resign(player));
  }

  /** The link has been sent: the others can know all that was done. */
  sent() {
    const { friend } = this.#store.data;
    if (!friend) return;
    friend.sent = friend.game.state().actions;
    this.#store.emit("change");
  }

  /** Takes in what a link adds to the game on the board. Throws a text if that cannot be told. @returns {FriendUpdate} */
  add(/** @type {FriendPart} */ friend, /** @type {FriendGame} */ link) {
    const update = friend.game.merge(link, friend.player);
    if (update.verdict !== "added") {
      this.#store.emit("change");
      return update;
    }
    // Whoever has sent it knows all that is in it.
    friend.sent = link.state().actions;
    this.#show(friend);
    return update;
  }

  #act(/** @type {(friend: FriendPart) => void} */ act) {
    const { friend } = this.#store.data;
    if (!friend) return;
    if (this.#turns.isOvertaken()) return this.#notices.refuse(text("problem-overtaken"));
    this.#notices.attempt(() => {
      act(friend);
      this.#show(friend);
    });
  }

  #show(/** @type {FriendPart} */ { game }) {
    const { data } = this.#store;
    game.show(data.session);
    this.#turns.interrupt();
    data.worthSaving = true;
    data.fromAddress = false;
    this.#turns.changed();
  }
}
