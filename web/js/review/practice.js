// “Find a better move”: the board shows the position before an error, the person plays, and the move is judged.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { ReviewedPosition, Text } from "../program.js" */
/** @import { Reviewer } from "./reviewer.js" */

/**
 * @typedef {object} Exercise
 * @property {GameData} data its game
 * @property {ReviewedPosition} error the move that was played
 * @property {number} before the position to find a better move in
 * @property {number} tip the end of the line that was being played
 * @property {number | null} tried the position after the move that is being judged
 * @property {boolean} added whether that was not in the game before
 */

/** One exercise at a time. */
export class Practice {
  #game;
  #reviewer;
  #onChange;
  /** @type {Exercise | null} */
  #exercise = null;

  /** The current message. @type {Text | null} */
  words = null;
  /** Whether the last move is good enough; null before one was judged. @type {boolean | null} */
  solved = null;

  /**
   * @param {Game} game
   * @param {Reviewer} reviewer
   * @param {() => void} onChange
   */
  constructor(game, reviewer, onChange) {
    this.#game = game;
    this.#reviewer = reviewer;
    this.#onChange = onChange;
    game.store.on("begin", () => this.#forget());
    game.store.on("change", () => this.#follow());
  }

  /** The current error, if there is one. */
  get error() {
    return this.#exercise?.error ?? null;
  }

  /** Shows the position before an error. */
  start(/** @type {ReviewedPosition} */ error) {
    this.end();
    const { data } = this.#game;
    const before = data.tree.nodes.find(({ id }) => id === error.node)?.parent;
    if (before === undefined) return;
    this.#exercise = { data, error, before, tip: data.tree.tip, tried: null, added: false };
    data.practice = (move) => this.#play(move);
    // The computer plays on only on request.
    data.paused = true;
    this.#ask();
  }

  /** The move is to be found again. */
  again() {
    this.#takeBack();
    this.#ask();
  }

  /** Ends it. A bad move that was tried is removed from the game. */
  end() {
    const exercise = this.#exercise;
    if (!exercise) return;
    this.#takeBack();
    this.#forget();
    this.#reviewer.endJudging();
    this.#game.store.emit("change");
  }

  #ask() {
    const exercise = this.#exercise;
    if (!exercise) return;
    this.solved = null;
    this.words = text("practice-find", { player: exercise.error.player, move: exercise.error.text });
    this.#game.navigation.goTo(exercise.before);
    this.#onChange();
  }

  #play(/** @type {string} */ move) {
    const { data, notices, turns } = this.#game;
    const exercise = this.#exercise;
    if (!exercise || data.state.node !== exercise.before) return false;
    return notices.attempt(() => {
      const count = data.tree.nodes.length;
      data.session.play(move);
      exercise.tried = data.session.state().node;
      exercise.added = data.session.tree().nodes.length > count;
      this.words = text("practice-looking");
      turns.changed();
      this.#judge(exercise, exercise.tried);
    });
  }

  async #judge(/** @type {Exercise} */ exercise, /** @type {number} */ id) {
    try {
      await this.#reviewer.judge(id);
    } catch (error) {
      if (exercise === this.#exercise) this.words = text("review-failed", { reason: faultOf(error) });
      this.#onChange();
      return;
    }
    const { data } = this.#game;
    if (exercise !== this.#exercise || exercise.tried !== id || data !== exercise.data) return;
    data.tree = data.session.tree();
    data.state = data.session.state();
    const node = data.tree.nodes.find((node) => node.id === id);
    const mark = node?.mark ?? "good";
    this.solved = ["best", "only", "good"].includes(mark);
    const played = { move: node?.text ?? "" };
    this.words = node?.id === exercise.error.node ? text("practice-same", played) : mark === "good" ? text("practice-good", played) : this.solved ? text("practice-best", played) : text(`practice-${mark}`, played);
    this.#game.store.emit("change");
  }

  /** Removes the move that was tried from the game, unless it is good or was there before. */
  #takeBack() {
    const exercise = this.#exercise;
    if (!exercise || exercise.data !== this.#game.data) return;
    const { session } = exercise.data;
    const { tried, added, before, tip } = exercise;
    exercise.tried = null;
    if (tried === null) return;
    if (added && !this.solved) session.remove(tried);
    // Restores the line being played.
    if (session.goTo(tip)) session.playFromHere();
    session.goTo(before);
    const { data } = this.#game;
    [data.tree, data.state] = [session.tree(), session.state()];
  }

  /** Navigation elsewhere ends it. */
  #follow() {
    const exercise = this.#exercise;
    if (!exercise) return;
    const { node } = this.#game.data.state;
    if (node === exercise.before || node === exercise.tried) return;
    const { session } = exercise.data;
    this.#takeBack();
    session.goTo(node);
    [exercise.data.tree, exercise.data.state] = [session.tree(), session.state()];
    this.#forget();
    this.#reviewer.endJudging();
    this.#game.store.emit("change");
  }

  #forget() {
    if (this.#exercise) this.#exercise.data.practice = null;
    this.#exercise = null;
    this.words = this.solved = null;
  }
}
