// What the computer does besides playing: hints and analysis; and whether and how fast it plays.

import { faultOf } from "../base/faults.js";
import { announce } from "../base/live-region.js";
import { say, text, words } from "../base/texts.js";
import { atEnd } from "./record.js";
import { isComputer, isPersonsTurn } from "./seats.js";

/** @import { Analysis } from "../computer/analysis.js" */
/** @import { Engine } from "../engine.js" */
/** @import { Hint } from "../computer/hint.js" */
/** @import { MoveSearch } from "../computer/move-search.js" */
/** @import { Clocks } from "./clocks.js" */
/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Turns } from "./turns.js" */

/**
 * @typedef {object} AssistantParts
 * @property {GameStore} store
 * @property {Turns} turns
 * @property {Notices} notices
 * @property {Clocks} clocks
 * @property {Engine} engine
 * @property {MoveSearch} moveSearch
 * @property {Analysis} analysis
 * @property {Hint} hint
 */

/** Lets the computer help, wait and go on. */
export class Assistant {
  #parts;
  #store;

  constructor(/** @type {AssistantParts} */ parts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  /** Sets how fast computers play that play among themselves, in milliseconds from move to move. */
  setPace(/** @type {number} */ millis) {
    this.#parts.moveSearch.pace = millis;
    this.#store.emit("change");
  }

  /** Lets the computers wait. */
  pause() {
    this.#store.data.paused = true;
    this.#parts.moveSearch.drop();
    this.#parts.clocks.hold();
    this.#store.emit("change");
  }

  /** Lets the computers go on, from the position on the board, and tries again what did not work. */
  goOn() {
    const { data } = this.#store;
    this.#parts.turns.own();
    data.paused = false;
    data.session.playFromHere();
    this.#parts.turns.changed();
  }

  /** Whether the computers wait for the person to let them go on. */
  get waiting() {
    const { data } = this.#store;
    const { over, atTip, turn } = data.state;
    // A game that is over is looked at, and not gone on with.
    if (!atTip && atEnd(data).state.over) return false;
    return !over && isComputer(data, turn) && (data.paused || data.inOtherTab || !atTip);
  }

  /** Ends the search: the computer plays the best move found so far, the hint is shown as it is, analysis is switched off. */
  stop() {
    if (!this.canStop) return;
    const { moveSearch, hint, engine } = this.#parts;
    if (moveSearch.thinking) return moveSearch.stop();
    if (hint.looking) return engine.stop();
    this.analyse(false);
  }

  /** Whether there is a search that can be ended. */
  get canStop() {
    const { moveSearch, hint, analysis } = this.#parts;
    if (moveSearch.thinking) return Boolean(moveSearch.progress?.best);
    return hint.looking ? hint.found : analysis.searching;
  }

  /** Switches analysis on or off. */
  analyse(/** @type {boolean} */ on) {
    if (on !== this.#parts.analysis.on) announce(say(on ? "said-analysis-on" : "said-analysis-off"));
    this.#parts.analysis.on = on;
    this.#lookAgain();
  }

  /** Sets how many lines analysis shows. */
  setLines(/** @type {number} */ lines) {
    this.#parts.analysis.lines = lines;
    this.#lookAgain();
  }

  /** Looks for a hint, for the person whose turn it is. */
  async askHint() {
    if (!this.canHint) return;
    const { data } = this.#store;
    data.problem = "";
    const search = this.#parts.hint.find(data.session.record(), () => this.#store.emit("news"));
    this.#store.emit("change");
    try {
      await search;
      this.#store.emit("change");
    } catch (error) {
      this.#parts.notices.refuse(text("problem-no-hint", { reason: words(faultOf(error)) }));
    }
  }

  /** Whether a hint can be asked for; analysis shows more than it would. */
  get canHint() {
    const { hint, analysis } = this.#parts;
    return this.mayHelp && isPersonsTurn(this.#store.data) && !hint.looking && !analysis.on;
  }

  /** Whether the computer may help: not while a game with a friend goes on. */
  get mayHelp() {
    const { friend } = this.#store.data;
    return !friend || friend.game.over;
  }

  /** Analysis is wanted otherwise. */
  #lookAgain() {
    const { hint, moveSearch, turns } = this.#parts;
    hint.drop();
    // While the computer thinks about its move, that is what is shown.
    if (!moveSearch.thinking) turns.analysePosition();
    this.#store.emit("change");
  }
}
