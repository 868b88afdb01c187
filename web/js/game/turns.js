// Moves: of a person, a premove and the computer, and the effects of a move or of showing another position.

import { faultOf } from "../base/faults.js";
import { playerName, text } from "../base/texts.js";
import { friendSeats, isHeldBack } from "./friend-part.js";
import { isComputer, isPersonsTurn } from "./seats.js";

/** @import { Text } from "../program.js" */
/** @import { Analysis } from "../computer/analysis.js" */
/** @import { Hint } from "../computer/hint.js" */
/** @import { MoveSearch } from "../computer/move-search.js" */
/** @import { Clocks } from "./clocks.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Premoves } from "./premoves.js" */

/**
 * @typedef {object} TurnParts
 * @property {GameStore} store
 * @property {Notices} notices
 * @property {Clocks} clocks
 * @property {MoveSearch} moveSearch
 * @property {Analysis} analysis
 * @property {Hint} hint
 * @property {Premoves} premoves
 */

/** Plays moves. */
export class Turns {
  #store;
  #notices;
  #clocks;
  #moveSearch;
  #analysis;
  #hint;
  #premoves;

  constructor(/** @type {TurnParts} */ { store, notices, clocks, moveSearch, analysis, hint, premoves }) {
    this.#store = store;
    this.#notices = notices;
    this.#clocks = clocks;
    this.#moveSearch = moveSearch;
    this.#analysis = analysis;
    this.#hint = hint;
    this.#premoves = premoves;
  }

  /** Plays a person's move, in coordinates or in SAN. Returns whether it was played. */
  play(/** @type {string} */ move) {
    if (this.isOvertaken()) return this.#notices.refuse(text("problem-overtaken"));
    if (this.#clocks.check()) return false;
    const { data } = this.#store;
    if (data.practice) return data.practice(move);
    const { over, turn, atTip } = data.state;
    const { friend } = data;
    const goesOn = friend !== null && !friend.game.over;
    if (over) return this.#notices.refuse(text("fault-over"));
    if (goesOn && !atTip) return this.#notices.refuse(text("friend-earlier"));
    if (goesOn && isHeldBack(friend)) return this.#notices.refuse(text("friend-unanswered"));
    if (turn !== null && data.seats[turn] !== "human") {
      const theirs = data.seats[turn] === "friend" ? "friend-their-turn" : "problem-not-your-turn";
      return this.#notices.refuse(text(theirs, { player: playerName(data.variant.players[turn]) }));
    }
    return this.#notices.attempt(() => {
      data.session.play(move);
      if (goesOn) friend.game.follow(data.session);
      this.#notices.clear();
      this.own();
      // A move continues the game, whatever the computer has been waiting for.
      data.paused = false;
      this.moved();
    });
  }

  /** A move was played. Games from others are not saved for the computer's moves in them. */
  moved() {
    const { data } = this.#store;
    if (!data.fromAddress) data.worthSaving = true;
    data.drawOffer = null;
    data.state = data.session.state();
    if (data.state.atTip) this.#clocks.moved(data.state.turn);
    this.changed();
  }

  /**
   * Shows the position, and starts the next turn: the computer's search, or a premove. `problem` is a message about it; `inOtherTab` is whether
   * another tab plays the game.
   * @param {Text | string} [problem]
   */
  changed(problem = "", { inOtherTab = false } = {}) {
    const { data } = this.#store;
    if (data.inOtherTab && !inOtherTab) this.#store.emit("claim");
    data.inOtherTab = inOtherTab;
    data.state = data.session.state();
    data.tree = data.session.tree();
    if (data.friend) data.seats = friendSeats(data.friend);
    data.selected = null;
    data.problem = problem;
    data.computerFailed = false;
    this.#hint.cancel();
    this.#analysis.cancel();
    this.#adjustClocks();
    const { over, atTip, turn } = data.state;
    if (!over && atTip && !data.paused && !inOtherTab && isComputer(data, turn)) {
      this.#think();
      return;
    }
    const premove = isPersonsTurn(data) ? this.#premoves.take((from, to) => data.session.choices(from, to)) : null;
    if (premove) {
      this.play(premove);
      return;
    }
    this.analysePosition();
    this.#store.emit("change");
  }

  /** Passes the position on the board to analysis. */
  analysePosition() {
    const { state, session, friend } = this.#store.data;
    // There is no help in a game with a friend.
    const rests = state.over || (friend !== null && !friend.game.over);
    this.#analysis.follow(rests ? null : session.record());
  }

  /** Cancels everything that is pending: a search, a premove, a draw offer, a notice. */
  interrupt() {
    this.#moveSearch.cancel();
    this.#premoves.drop();
    this.#notices.clear();
    this.#store.data.drawOffer = null;
  }

  /** The person acts in the game: one from an address is worth saving from now on. */
  own() {
    const { data } = this.#store;
    if (data.fromAddress && data.tree.nodes.length > 0) data.worthSaving = true;
    data.fromAddress = false;
  }

  /** Another tab plays this game from now on. */
  stepBack() {
    this.#store.data.inOtherTab = true;
    this.#moveSearch.cancel();
    this.#clocks.hold();
    this.#store.emit("change");
  }

  /** The person views something else than the game: computer and clocks wait. */
  leave() {
    this.interrupt();
    this.#hint.cancel();
    this.#analysis.cancel();
    this.#clocks.hold();
  }

  /** The person is back. */
  comeBack() {
    const { inOtherTab } = this.#store.data;
    if (inOtherTab) this.#store.emit("change");
    else this.changed();
  }

  /** No other tab plays this game any more: starts the next turn. */
  takeOver() {
    const { data } = this.#store;
    if (!data.inOtherTab) return;
    if (isComputer(data, data.state.turn)) return this.changed();
    data.inOtherTab = false;
    this.#store.emit("change");
  }

  /** Whether a newer game has just come from another tab. */
  isOvertaken() {
    const { data } = this.#store;
    this.#store.emit("before-move");
    return this.#store.data !== data;
  }

  /** The clocks stop when the game is over or an earlier position is shown. */
  #adjustClocks() {
    const { over, atTip, turn } = this.#store.data.state;
    if (over) this.#clocks.pause();
    else if (!atTip) this.#clocks.hold();
    else this.#clocks.resume(turn);
  }

  /** Starts the computer's search, and plays its move. */
  async #think() {
    const { data } = this.#store;
    try {
      const search = this.#moveSearch.find(data.session.record(), data.levels[data.state.turn ?? 0], this.#clocks.budget(data.state.turn), { book: data.session.bookName(), strength: data.strength });
      this.#store.emit("change");
      const move = await search;
      // Time runs in the background too, where the clock may not have been checked.
      if (move === null || this.isOvertaken() || this.#clocks.check()) return;
      data.session.play(move);
      this.moved();
    } catch (error) {
      data.paused = true;
      data.computerFailed = true;
      this.#clocks.hold();
      this.#notices.clear();
      this.#notices.refuse(text("problem-computer-failed", { reason: faultOf(error) }));
    }
  }
}
