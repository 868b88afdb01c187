// Actions in a game with a friend besides moves, and the merge of a friend's link.

import { text } from "../base/texts.js";

/** @import { FriendGame, FriendUpdate, SavedClocks } from "../program.js" */
/** @import { FriendPart } from "./friend-part.js" */
/** @import { Clocks } from "./clocks.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Turns } from "./turns.js" */

/**
 * The most difference between the clocks of two browsers in milliseconds, because messages take some time. Only after that does a player claim that
 * another's time is up, and a browser that sees no more time left accepts it.
 */
export const TOLERANCE = 3000;

/** Offers, answers, resignations, and actions of the others. */
export class FriendPlay {
  #store;
  #turns;
  #notices;
  #clocks;

  /**
   * @param {GameStore} store
   * @param {Turns} turns
   * @param {Notices} notices
   * @param {Clocks} clocks
   */
  constructor(store, turns, notices, clocks) {
    this.#clocks = clocks;
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

  /** Answers an offer. */
  answer(/** @type {boolean} */ yes) {
    this.#act(({ game, player }) => game.answer(player, yes));
  }

  /** Resigns. */
  resign() {
    this.#act(({ game, player }) => game.resign(player));
  }

  /** A player's time is up by the local clock. The local player claims it at once; for others there is time for a move on its way. */
  flagged(/** @type {number} */ player) {
    const { data } = this.#store;
    const { friend } = data;
    if (!friend) return;
    const say = () => this.#act(({ game, player: own }) => game.timeIsUp(own));
    if (player === friend.player) return say();
    const { actions } = friend.game.state();
    setTimeout(() => {
      const still = this.#store.data === data && friend.game.state().actions === actions && !friend.game.over;
      if (still && !this.#clocks.rests) say();
    }, TOLERANCE);
  }

  /** The link has been sent, so the others may know all actions. */
  sent() {
    const { friend } = this.#store.data;
    if (!friend) return;
    friend.sent = friend.game.state().actions;
    this.#store.emit("change");
  }

  /** Merges a link into the game on the board. Throws a text if that is not allowed. @returns {FriendUpdate} */
  add(/** @type {FriendPart} */ friend, /** @type {FriendGame} */ link) {
    for (const { player, by } of link.state().times.slice(friend.game.state().times.length)) {
      if (by !== player && !this.#isUp(player)) throw text("friend-early-flag");
    }
    const update = friend.game.merge(link, friend.player);
    if (update.verdict !== "added") {
      this.#store.emit("change");
      return update;
    }
    // The sender knows everything in it.
    friend.sent = link.state().actions;
    this.#show(friend);
    return update;
  }

  /** Whether a player's time is up here too, within the tolerance. */
  #isUp(/** @type {number} */ player) {
    const clocks = this.#clocks.saved();
    return clocks !== null && timeLeft(clocks, player) <= TOLERANCE;
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

/** The milliseconds that a player has left, with all periods. */
export function timeLeft(/** @type {SavedClocks} */ { sides }, /** @type {number} */ player) {
  const { left, periods, used, settings } = sides[player];
  return left - used + (settings.kind === "byoyomi" ? periods * settings.seconds * 1000 : 0);
}
