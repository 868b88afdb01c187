// Endings of a game other than by a move: resignation, agreement on a draw, time.

import { text } from "../base/texts.js";
import { agreesToDraw } from "../computer/draw-answer.js";
import { isComputer, isPersonsTurn } from "./seats.js";

/** @import { Analysis } from "../computer/analysis.js" */
/** @import { Engine } from "../engine.js" */
/** @import { Hint } from "../computer/hint.js" */
/** @import { Clocks } from "./clocks.js" */
/** @import { FriendPlay } from "./friend-play.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Turns } from "./turns.js" */

/**
 * @typedef {object} EndingParts
 * @property {GameStore} store
 * @property {Turns} turns
 * @property {Notices} notices
 * @property {Clocks} clocks
 * @property {Engine} engine
 * @property {Analysis} analysis
 * @property {Hint} hint
 * @property {FriendPlay} friendly
 */

/** Ends games. */
export class Ending {
  #parts;
  #store;

  constructor(/** @type {EndingParts} */ parts) {
    this.#parts = parts;
    this.#store = parts.store;
    parts.clocks.on("flag", (player) => this.#flag(player));
  }

  /** A person resigns: the one to move, or the first person still in. */
  resign() {
    if (this.#store.data.friend) return this.#parts.friendly.resign();
    const player = this.#resigner;
    if (player !== null) this.#finish(() => this.#store.data.session.resign(player));
  }

  /** Whether a person can resign. */
  get canResign() {
    const { friend } = this.#store.data;
    if (friend) return friend.game.mayResign(friend.player);
    return this.#resigner !== null;
  }

  get #resigner() {
    const { state: { over, turn, players }, seats } = this.#store.data;
    const canLeave = (/** @type {number} */ player) => seats[player] === "human" && !players[player].out;
    if (over) return null;
    const player = turn !== null && canLeave(turn) ? turn : seats.findIndex((_, index) => canLeave(index));
    return player < 0 ? null : player;
  }

  /** Whether a person can offer a draw now: in a two-player game, on their turn. */
  get canOfferDraw() {
    const { data } = this.#store;
    if (data.friend) return data.friend.game.mayOfferDraw(data.friend.player);
    return data.seats.length === 2 && isPersonsTurn(data) && data.state.atTip && data.drawOffer === null;
  }

  /** Offers a draw: to the computer, which answers, or to the other person, who answers with `answerDraw`. */
  async offerDraw() {
    if (!this.canOfferDraw) return;
    if (this.#store.data.friend) return this.#parts.friendly.offerDraw();
    const { turns, notices, engine, analysis, hint } = this.#parts;
    const { data } = this.#store;
    const { turn, node, moves } = data.state;
    if (turn === null) return;
    data.drawOffer = turn;
    const asked = 1 - turn;
    if (!isComputer(data, asked)) return this.#store.emit("change");
    hint.cancel();
    analysis.cancel();
    const agreed = await agreesToDraw(engine, data.session.record(), { player: asked, moves: moves.length }).catch(() => null);
    if (this.#store.data !== data || data.state.node !== node || data.drawOffer !== turn) return;
    if (agreed) return this.answerDraw(true);
    data.drawOffer = null;
    notices.set(text("notice-draw-declined"));
    turns.analysePosition();
    this.#store.emit("change");
  }

  /** The other player's answer to the offer. */
  answerDraw(/** @type {boolean} */ yes) {
    const { data } = this.#store;
    data.drawOffer = null;
    if (yes) this.#finish(() => data.session.agreeDraw());
    else this.#store.emit("change");
  }

  /** Ends the game, or a player's part in it. */
  #finish(/** @type {() => void} */ act) {
    const { turns, notices, clocks } = this.#parts;
    if (turns.isOvertaken()) return notices.refuse(text("problem-overtaken"));
    return notices.attempt(() => {
      const { data } = this.#store;
      act();
      turns.interrupt();
      data.fromAddress = false;
      data.worthSaving = true;
      data.state = data.session.state();
      const { turn } = data.state;
      if (turn === null) clocks.pause();
      else if (clocks.running) clocks.turn(turn);
      turns.changed();
    });
  }

  /** A player's time is up. */
  #flag(/** @type {number} */ player) {
    const { friend, seats } = this.#store.data;
    if (friend) return this.#parts.friendly.flagged(player);
    // A spectator of a game with friends gets its end from them.
    if (seats.includes("friend")) return;
    this.#finish(() => this.#store.data.session.flag(player));
    const { turn } = this.#store.data.state;
    if (turn !== null) this.#parts.clocks.turn(turn);
  }
}
