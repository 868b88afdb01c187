// Reviews a game in the background: a separate worker evaluates one position after the other, from the end to the start.

import { Engine } from "../engine.js";
import { faultOf } from "../base/faults.js";
import { Session } from "../program.js";
import { addEvaluations, setReviewing, wasReviewing } from "../keeping/kept-review.js";

/** @import { PositionEvaluation, Text } from "../program.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */

/**
 * Milliseconds for a position, at most and at least. A game of a hundred moves by two players has 201 positions. What four players can
 * expect is an average of many games, which wants more time to settle.
 */
const MILLIS = { two: 230, four: 260 };
const LEAST = 60;

/** Milliseconds that a position may take with all that goes with it. Where that is more, the positions that follow get less. */
const WHOLE = { two: 260, four: 290 };

/** Milliseconds between two looks whether the computer has made its move. */
const WAIT = 150;

/** After so many positions the game is saved, and the list of moves shows what was found. */
const STEP = 8;

/** @typedef {{ ply: number, fen: string, evaluation: PositionEvaluation }} Answer */

/**
 * @typedef {object} Task A game under review.
 * @property {string} id the id of the game
 * @property {Session} session a copy of it: another one may be on the board meanwhile
 * @property {Answer[]} answers what was found
 * @property {boolean} quiet whether nobody has asked for it: it ends with the game on the board, and says nothing
 */

/** Reviews one game at a time. */
export class Reviewer {
  #game;
  #storage;
  #onDone;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Task | null} */
  #task = null;

  /** Why the review was given up. @type {Text | null} */
  failure = null;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {(id: string) => void} onDone is called with the id of a game whose review ends while another one is on the board
   */
  constructor(game, storage, onDone) {
    this.#game = game;
    this.#storage = storage;
    this.#onDone = onDone;
    game.store.on("begin", () => {
      this.failure = null;
      if (this.#task?.quiet && this.#task.id !== storage.id) this.stop();
      this.#applyAnswers();
    });
  }

  /** Whether the game on the board is under review. */
  get running() {
    return this.#task !== null && this.#task.id === this.#storage.id;
  }

  /** Whether this tab was reviewing the game on the board when it was reloaded. */
  get interrupted() {
    return this.#task === null && wasReviewing(this.#storage.id);
  }

  /** Starts or continues the review of the game on the board; a `quiet` one for the panel of its end. */
  start({ quiet = false } = {}) {
    const { data, turns } = this.#game;
    if (this.running && this.#task) {
      this.#task.quiet &&= quiet;
      if (!this.#task.quiet) setReviewing(this.#task.id);
      return;
    }
    if (this.#storage.id === null || (quiet && this.#task)) return;
    this.stop();
    turns.own();
    data.worthSaving = true;
    this.failure = null;
    this.#walk({ id: this.#storage.id, session: copyOf(data.session), answers: [], quiet });
  }

  /** Stops the review. Its results are kept, and it can be continued. */
  stop() {
    const task = this.#task;
    if (!task) return;
    this.#task = null;
    setReviewing(null);
    this.#keep(task);
    this.#rest(task);
    this.#game.store.emit("review");
  }

  /**
   * The evaluation of a position that was just tried; null if the request was cancelled. The review waits meanwhile.
   * @param {number} id
   */
  async judge(id) {
    const { session } = this.#game.data;
    const question = session.questionAbout(id);
    if (!question) return true;
    const evaluation = await (this.#judging ??= new Engine()).review(question, 2 * MILLIS[this.#sort]);
    // Another game may be on the board by now.
    return evaluation !== null && session === this.#game.data.session && session.setEvaluationOf(id, question.fen, evaluation);
  }
  /** What evaluates the moves that somebody tries. @type {Engine | null} */
  #judging = null;

  /** Somebody has ended looking for better moves. */
  endJudging() {
    this.#judging?.close();
    this.#judging = null;
  }


  /** Whether two players play, or four. */
  get #sort() {
    return this.#game.data.variant.players.length > 2 ? "four" : "two";
  }

  async #walk(/** @type {Task} */ task) {
    this.#task = task;
    if (!task.quiet) setReviewing(task.id);
    const engine = (this.#engine ??= new Engine());
    const sort = this.#sort;
    const { done, total } = task.session.review();
    let [left, millis] = [total - done, (total - done) * WHOLE[sort]];
    this.#game.store.emit("review");
    try {
      for (let question = task.session.reviewQuestion(); question; question = task.session.reviewQuestion()) {
        await this.#myTurn();
        if (task !== this.#task) return;
        const begun = performance.now();
        const evaluation = await engine.review(question, Math.min(MILLIS[sort], Math.max(LEAST, millis / left - (WHOLE[sort] - MILLIS[sort]))));
        millis -= performance.now() - begun;
        left = Math.max(left - 1, 1);
        if (task !== this.#task || evaluation === null) return;
        const answer = { ply: question.ply, fen: question.fen, evaluation };
        // Who answers what was not asked would be asked for ever.
        if (!task.session.setEvaluation(answer.ply, answer.fen, evaluation)) throw new Error(question.fen);
        task.answers.push(answer);
        this.#take(task, answer);
      }
      this.#finish(task);
    } catch (error) {
      if (task !== this.#task) return;
      this.#task = null;
      this.failure = faultOf(error);
      this.#keep(task);
      this.#rest(task);
      this.#game.store.emit("review");
    }
  }

  /** The computer's move and a hint come first. */
  async #myTurn() {
    const { moveSearch, hint } = this.#game;
    while (moveSearch.thinking || hint.looking) await new Promise((resolve) => setTimeout(resolve, WAIT));
  }

  /** Hands on what was found to the game on the board, if that is the one. */
  #take(/** @type {Task} */ task, /** @type {Answer} */ { ply, fen, evaluation }) {
    if (task.id !== this.#storage.id) {
      if (task.answers.length % STEP === 0) this.#keep(task);
      return;
    }
    const { session } = this.#game.data;
    // Somebody has played on or changed the main line: what is new is looked at as well.
    if (!session.setEvaluation(ply, fen, evaluation)) {
      task.session.free();
      task.session = copyOf(session);
    }
    if (task.answers.length % STEP === 1) this.#show();
    else this.#game.store.emit("review");
  }

  #finish(/** @type {Task} */ task) {
    // What was played meanwhile is looked at as well.
    if (task.id === this.#storage.id && this.#game.data.session.reviewQuestion()) {
      task.session.free();
      task.session = copyOf(this.#game.data.session);
      this.#walk(task);
      return;
    }
    this.#task = null;
    setReviewing(null);
    this.#keep(task);
    this.#rest(task);
    if (task.id !== this.#storage.id) this.#onDone(task.id);
  }

  /** The game on the board shows what was found; or it is added to the saved game, if another one is on the board. */
  #keep(/** @type {Task} */ { id, answers }) {
    if (id === this.#storage.id) this.#show();
    else addEvaluations(id, answers);
  }

  #show() {
    const { data, store } = this.#game;
    [data.tree, data.state] = [data.session.tree(), data.session.state()];
    store.emit("change");
  }

  /** The game under review is on the board again: it gets what was found meanwhile. */
  #applyAnswers() {
    const task = this.#task;
    if (task?.id !== this.#storage.id) return;
    for (const { ply, fen, evaluation } of task?.answers ?? []) this.#game.data.session.setEvaluation(ply, fen, evaluation);
    const { data } = this.#game;
    data.tree = data.session.tree();
  }

  #rest(/** @type {Task} */ task) {
    task.session.free();
    this.#engine?.close();
    this.#engine = null;
  }
}

const copyOf = (/** @type {Session} */ session) => Session.fromSaved(session.saved());
