// How a game ends otherwise than by a move: giving up, agreeing on a draw, running out of time.

import { agrees } from "../computer/draw-answer.js";
import { text } from "../base/texts.js";

/** A table at which one can give up and offer a draw. */
export const Ending = (Base) => class extends Base {
  /** A person gives up: who is to move, or the first person still in. */
  resign() {
    const player = this.#resigner;
    if (player === null) return;
    this.finish(() => this.session.resign(player));
  }

  /** Whether a person can give up. */
  get canResign() {
    return this.#resigner !== null;
  }

  get #resigner() {
    const { over, turn, players } = this.state;
    const canLeave = (player) => this.seats[player] === "human" && !players[player].out;
    if (over) return null;
    const player = canLeave(turn) ? turn : this.seats.findIndex((_, index) => canLeave(index));
    return player < 0 ? null : player;
  }

  /** Whether a person can offer a draw now: of two players, on their turn. */
  get canOfferDraw() {
    return this.seats.length === 2 && this.open && this.state.atTip && this.drawOffer === null;
  }

  /** Offers a draw: to the computer, which answers, or to the other person, who is asked with `answerDraw`. */
  async offerDraw() {
    if (!this.canOfferDraw) return;
    const { turn, node, moves } = this.state;
    this.drawOffer = turn;
    if (!this.isComputer(1 - turn)) return this.onChange();
    this.hint.drop();
    this.analysis.drop();
    const agreed = await agrees(this.engine, this.session.record(), { player: 1 - turn, moves: moves.length }).catch(() => null);
    if (this.state.node !== node || this.drawOffer !== turn) return;
    if (agreed) return this.answerDraw(true);
    this.drawOffer = null;
    this.tell(text("notice-draw-declined"));
    this.follow();
    this.onChange();
  }

  /** The other player's answer to the offer. */
  answerDraw(yes) {
    this.drawOffer = null;
    if (yes) this.finish(() => this.session.agreeDraw());
    else this.onChange();
  }

  /** Ends the game, or a player's part in it. */
  finish(act) {
    if (this.overtaken()) return this.refuse(text("problem-overtaken"));
    return this.attempt(() => {
      act();
      this.computers.drop();
      this.waitingMoves.drop();
      this.unsay();
      this.borrowed = false;
      this.touched = true;
      const { turn } = this.look();
      if (turn === null) this.clocks.pause();
      else if (this.clocks.running) this.clocks.turn(turn);
      this.changed();
    });
  }

  /** A player’s time is up. */
  flag(player) {
    this.finish(() => this.session.flag(player));
    if (this.state.turn !== null) this.clocks.turn(this.state.turn);
  }
};
