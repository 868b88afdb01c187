// The computer's other functions: hints and analysis; and whether and how fast it plays.

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

/** Controls the computer's help and pauses. */
export class Assistant {
  #parts;
  #store;

  constructor(/** @type {AssistantParts} */ parts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  /** Sets the speed of games between computers, in milliseconds from move to move. */
  setPace(/** @type {number} */ millis) {
    this.#parts.moveSearch.pace = millis;
    this.#store.emit("change");
  }

  /** Pauses the computers. */
  pause() {
    this.#store.data.paused = true;
    this.#parts.moveSearch.cancel();
    this.#parts.clocks.hold();
    this.#store.emit("change");
  }

  /** Continues after a pause, from the position on the board, and retries a failed search. */
  goOn() {
    const { data } = this.#store;
    this.#parts.turns.own();
    data.paused = false;
    data.session.playFromHere();
    this.#parts.turns.changed();
  }

  /** Whether the computers are paused. */
  get waiting() {
    const { data } = this.#store;
    const { over, atTip, turn } = data.state;
    // A finished game cannot be continued.
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

  /** Finds a hint for the person to move. */
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

  /** Whether a hint is possible; analysis shows more than a hint. */
  get canHint() {
    const { hint, analysis } = this.#parts;
    return this.mayHelp && isPersonsTurn(this.#store.data) && !hint.looking && !analysis.on;
  }

  /** Whether the computer may help: not during a game with a friend. */
  get mayHelp() {
    const { friend } = this.#store.data;
    return !friend || friend.game.over;
  }

  /** Updates analysis after a change of its settings. */
  #lookAgain() {
    const { hint, moveSearch, turns } = this.#parts;
    hint.cancel();
    // While the computer searches its move, that is shown.
    if (!moveSearch.thinking) turns.analysePosition();
    this.#store.emit("change");
  }
}
