// The game on the page, with everything that a person can do in it.

import { Beginning } from "./beginning.js";
import { Ending } from "./ending.js";
import { Helping } from "./helping.js";
import { Table } from "./table.js";
import { playerName, text } from "../base/texts.js";
import { Walking } from "./walking.js";

/** The game being played. */
export class Game extends Walking(Ending(Beginning(Helping(Table)))) {
  /** Plays a person's move, in coordinates or as people write it. Tells whether it could be played. */
  play(move) {
    if (this.overtaken()) return this.refuse(text("problem-overtaken"));
    if (this.clocks.check()) return false;
    const { turn, over } = this.state;
    if (over) return this.refuse(text("fault-over"));
    if (this.isComputer(turn)) return this.refuse(text("problem-not-your-turn", { player: playerName(this.variant.players[turn]) }));
    return this.attempt(() => {
      this.session.play(move);
      this.unsay();
      this.own();
      // Who plays wants to go on, whatever the computer has been waiting for.
      this.paused = false;
      this.moved();
    });
  }

  /** Says why the piece on a square may not go to another, if it may not. */
  explain(from, to) {
    const why = this.session.explain(from, to);
    this.selected = null;
    if (why) this.refuse(why);
    else this.onSelect();
  }

  /** Where a person's piece might go when its turn comes: `[{square, kind, takes}]`. */
  premoveTargets(square) {
    const { over, turn, atTip } = this.state;
    if (over || !atTip || this.paused || !this.isComputer(turn)) return [];
    const found = this.session.premoveTargets(square);
    return found && this.seats[found.player] === "human" ? found.targets : [];
  }

  /** The moves that wait for their turn: `[{from, to}]`. */
  get premoves() {
    return this.waitingMoves.list;
  }

  /** Lets a move wait for its turn. */
  premove(from, to) {
    this.waitingMoves.set(from, to);
    this.selected = null;
    this.onSelect();
  }

  /** Forgets the moves that wait. */
  dropPremoves() {
    if (this.waitingMoves.drop()) this.onSelect();
  }
}
