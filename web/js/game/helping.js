// What the computer does besides playing: hints and analysis; and how fast, or whether, it plays.

import { faultOf } from "../base/faults.js";
import { text, words } from "../base/texts.js";

/** A table with a computer that helps, and can be stopped. */
export const Helping = (Base) => class extends Base {
  /** Whether the computer thinks about its move. */
  get thinking() {
    return this.computers.thinking;
  }

  /** The last news of that search. */
  get progress() {
    return this.computers.progress;
  }

  /** Milliseconds from one computer's move to the next, at least. */
  get pace() {
    return this.computers.pace;
  }

  /** Sets how fast computers that play among themselves do so. */
  setPace(millis) {
    this.computers.pace = millis;
    this.onChange();
  }

  /** Lets the computers wait. */
  pause() {
    this.paused = true;
    this.computers.drop();
    this.clocks.hold();
    this.onChange();
  }

  /** Lets the computers go on, from the position on the board, and tries again what did not work. */
  goOn() {
    this.own();
    this.paused = false;
    this.session.playFromHere();
    this.changed();
  }

  /** Whether the computers wait for the person to let them go on. */
  get waiting() {
    const { over, atTip, turn } = this.state;
    return !over && this.isComputer(turn) && (this.paused || this.elsewhere || !atTip);
  }

  /** Ends the search: the computer plays the best move found so far, the hint is shown as it is, analysis is switched off. */
  stop() {
    if (!this.canStop) return;
    if (this.thinking) return this.computers.stop();
    if (this.hint.looking) return this.engine.stop();
    this.analyse(false);
  }

  /** Whether there is a search that can be ended. */
  get canStop() {
    if (this.thinking) return Boolean(this.progress?.best);
    return this.hint.looking ? this.hint.found : this.analysis.searching;
  }

  /** Switches analysis on or off. */
  analyse(on) {
    this.analysis.on = on;
    this.lookAgain();
  }

  /** Sets how many lines analysis shows. */
  setLines(lines) {
    this.analysis.lines = lines;
    this.lookAgain();
  }

  /** Looks for a hint, for the person whose turn it is. */
  async askHint() {
    if (!this.canHint) return;
    this.problem = "";
    const search = this.hint.look(this.session.record(), this.onNews);
    this.onChange();
    try {
      await search;
      this.onChange();
    } catch (error) {
      this.refuse(text("problem-no-hint", { reason: words(faultOf(error)) }));
    }
  }

  /** Whether a hint can be asked for; analysis shows more than it would. */
  get canHint() {
    return this.open && !this.hint.looking && !this.analysis.on;
  }

  /** Tells that the computer has been started again, and why. */
  tellRestart(reason) {
    this.announce(text("notice-restarted", { reason: faultOf(reason) }));
  }

  /** Analysis is wanted otherwise. */
  lookAgain() {
    this.hint.drop();
    // While the computer thinks about its move, that is what is shown.
    if (!this.thinking) this.follow();
    this.onChange();
  }
};
