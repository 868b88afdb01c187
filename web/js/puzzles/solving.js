// One puzzle on the board: the person plays the solver's moves, and replies are automatic.

import { text } from "../base/texts.js";
import { motionIsOn } from "../base/theme.js";
import { Engine } from "../engine.js";

/** @import { Game } from "../game/game.js" */
/** @import { PositionEvaluation, Text } from "../program.js" */
/** @import { Puzzle } from "./puzzle-file.js" */

/** The delays in milliseconds of a reply, of taking back a wrong move, and between shown moves. */
const TIMES = { reply: 550, wrong: 1000, shown: 1100 };

/** The same without animation, because reading needs time all the same. */
const STILL = { reply: 150, wrong: 600, shown: 900 };

/** The time in milliseconds for the engine's answer to a wrong move, and the number of its moves that are shown. */
const LOOK = 900;
const SHOWN = 5;

/** The number of moves of the game before the task that are shown. */
const BEFORE = 4;

/** The marks of a move that is about as good as the best one. */
const GOOD = new Set(["best", "only", "good"]);

/** @typedef {{ id: number, fen: string, evaluation: PositionEvaluation }} Evaluated A position of the tree with its evaluation. */

/** @typedef {"solve" | "busy" | "solved" | "shown"} Phase Whether a move is to be found, moves play themselves, or it is over. */

/** One puzzle. */
export class Solving {
  #game;
  #puzzle;
  #onChange;
  #onCount;
  #data;
  /** The number of moves of the solution on the board. */
  #at = 0;
  /** The position in which a move is to be found, and that of the task. */
  #node = 0;
  #root = 0;
  /** A counter that stops a running sequence of moves. */
  #turn = 0;
  /** @type {Engine | null} */
  #engine = null;

  /** @type {Phase} */
  phase = "solve";
  /** The current message. @type {Text | null} */
  words = null;
  /** Whether there was a mistake, or help. */
  helped = false;
  /** Whether the puzzle is from the person's games: then any good move solves it, and the engine judges. */
  #judged;
  /** The last wrong move, in coordinates and in SAN. @type {{ move: string, text: string, node: number, at: number } | null} */
  wrong = null;

  /**
   * Starts it: the puzzle's position is on the board already.
   * @param {Game} game
   * @param {Puzzle} puzzle
   * @param {{ onChange: () => void, onCount: (right: boolean) => void }} listeners `onCount` is called once with whether it was solved
   */
  constructor(game, puzzle, { onChange, onCount }) {
    this.#game = game;
    this.#puzzle = puzzle;
    this.#onChange = onChange;
    this.#onCount = onCount;
    this.#data = game.data;
    this.#judged = puzzle.kind === "mine";
    this.#data.practice = (move) => this.#play(move);
  }

  /** Whether the puzzle is still on the board. */
  get #here() {
    return this.#game.store.begun && this.#game.data === this.#data;
  }

  /** The solver. */
  get solver() {
    return this.#solver;
  }
  #solver = 0;

  /** The solver is the player to move. */
  begin() {
    this.#solver = this.#data.state.turn ?? 0;
    this.#node = this.#root = this.#data.state.node;
  }

  /** Whether the moves before the task are known. */
  get hasBefore() {
    return this.#root !== 0;
  }

  /** Shows the last moves of the game before the task. */
  async showBefore() {
    if (this.phase === "busy" || !this.hasBefore) return;
    const { phase, words } = this;
    const turn = ++this.#turn;
    this.phase = "busy";
    const parents = new Map(this.#data.tree.nodes.map(({ id, parent }) => [id, parent]));
    const path = [this.#root];
    while (path.length <= BEFORE && path[0] !== 0) path.unshift(parents.get(path[0]) ?? 0);
    for (const node of path) {
      this.#data.session.goTo(node);
      this.#changed();
      this.#onChange();
      if (node !== this.#root && !(await this.#wait("shown"))) return;
    }
    if (turn !== this.#turn) return;
    this.phase = phase;
    this.words = words;
    this.#onChange();
  }

  /** Shows which piece moves; the next time, its target. */
  hint() {
    if (this.phase !== "solve") return;
    this.#fail();
    this.#goBack();
    const move = this.#puzzle.moves[this.#at];
    const [from, to] = squaresOf(move);
    const again = this.#data.selected === from;
    this.#game.selection.select(from);
    this.words = again ? text("puzzle-hint-to", { from, to }) : text("puzzle-hint", { from });
    this.#onChange();
  }

  /** Plays the solution. */
  async solve() {
    if (this.phase === "busy") return;
    this.#fail();
    this.#goBack();
    await this.#show(this.#puzzle.moves.slice(this.#at));
    if (!this.#here) return;
    this.#at = this.#puzzle.moves.length;
    this.phase = "shown";
    this.words = text("puzzle-solution", { moves: this.#solutionText() });
    this.#onChange();
  }

  /** Shows the refutation of the last wrong move; without one, the continuation of the solution. */
  async why() {
    if (this.phase === "busy") return;
    const { wrong } = this;
    const over = this.phase === "shown" || this.phase === "solved";
    if (wrong && !over) return this.#refute(wrong);
    const phase = this.phase;
    this.#data.session.goTo(this.#root);
    this.#changed();
    this.words = this.#puzzle.captures.length > 0 ? this.#sums(this.#puzzle.moves[0]) : text("puzzle-solution", { moves: this.#solutionText() });
    const { moves, captures } = this.#puzzle;
    await this.#show([...moves, ...(captures.find(({ move }) => move === moves[0])?.replies ?? [])]);
    if (!this.#here) return;
    // The other side's remaining moves are shown as well.
    if (captures.length === 0 && !this.#data.state.over) await this.#show((await this.#answer()).slice(0, SHOWN));
    if (!this.#here) return;
    this.phase = phase;
    this.#onChange();
  }

  /** Ends it, before another puzzle or none. */
  end() {
    this.#turn += 1;
    this.#engine?.close();
    this.#engine = null;
    this.#data.practice = null;
  }

  #play(/** @type {string} */ typed) {
    const { session } = this.#data;
    if (this.phase !== "solve" || !this.#here) return false;
    this.#goBack();
    return this.#game.notices.attempt(() => {
      session.play(typed);
      this.#changed();
      const move = session.record().moves.at(-1) ?? "";
      const right = this.#puzzle.moves[this.#at];
      if (move === right || this.#isWin()) this.#go(move);
      else if (this.#judged) this.#judge(move);
      else this.#refuse(move, withoutPiece(move) === withoutPiece(right));
    });
  }

  /** Every move that wins the game is right, if that is asked for. */
  #isWin() {
    const { over, winners } = this.#data.state;
    return /^(mate|win)-|^mine$/.test(this.#puzzle.kind) && over && winners.includes(this.#solver);
  }

  /** Asks the engine whether a move is about as good as the best one. */
  async #judge(/** @type {string} */ move) {
    const turn = this.#turn;
    const { state } = this.#data;
    const { node } = state;
    const played = state.moves.at(-1)?.text ?? move;
    this.phase = "busy";
    this.words = text("puzzle-judging", { move: played });
    this.#onChange();
    const before = (this.#before ??= await this.#evaluate(this.#node));
    const after = await this.#evaluate(node);
    if (turn !== this.#turn || !this.#here) return;
    this.phase = "solve";
    if (before && after && this.#isGood(node, before, after)) this.#go(move);
    else this.#refuse(move, false);
  }

  /** The evaluation of the task's position. @type {Evaluated | null} */
  #before = null;

  /** Whether a review would find no fault with a move. The puzzle itself carries no review. */
  #isGood(/** @type {number} */ node, /** @type {Evaluated[]} */ ...known) {
    const { session } = this.#data;
    const taken = known.every(({ id, fen, evaluation }) => session.setEvaluationOf(id, fen, evaluation));
    const mark = taken ? session.tree().nodes.find(({ id }) => id === node)?.mark : undefined;
    session.forgetReview();
    return mark !== undefined && GOOD.has(mark);
  }

  /** The engine evaluates a position. @returns {Promise<Evaluated | null>} */
  async #evaluate(/** @type {number} */ id) {
    const question = this.#data.session.questionAbout(id);
    if (!question) return null;
    try {
      const evaluation = await (this.#engine ??= new Engine()).review(question, LOOK);
      return evaluation && { id, fen: question.fen, evaluation };
    } catch (error) {
      // The puzzle works without the computer.
      console.warn(error);
      return null;
    }
  }

  async #go(/** @type {string} */ move) {
    this.wrong = null;
    this.#at += 1;
    if (this.#judged || this.#at >= this.#puzzle.moves.length || (move !== this.#puzzle.moves[this.#at - 1])) {
      this.phase = "solved";
      this.words = this.#puzzle.captures.length > 0 ? this.#sums(move) : text(this.helped && !this.#judged ? "puzzle-solved-helped" : "puzzle-solved");
      if (!this.helped) this.#onCount(true);
      this.#onChange();
      return;
    }
    this.phase = "busy";
    this.words = text("puzzle-right");
    this.#onChange();
    if (!(await this.#wait("reply"))) return;
    this.#data.session.play(this.#puzzle.moves[this.#at]);
    this.#at += 1;
    this.#changed();
    this.#node = this.#data.state.node;
    this.phase = "solve";
    this.words = text("puzzle-go-on");
    this.#onChange();
  }

  /** Takes a wrong move back, after a moment. */
  async #refuse(/** @type {string} */ move, /** @type {boolean} */ almost) {
    const { session, state } = this.#data;
    const { node } = state;
    const played = state.moves.at(-1)?.text ?? move;
    this.phase = "busy";
    this.words = text(almost ? "puzzle-other-piece" : "puzzle-wrong", { move: played });
    if (!almost) {
      this.wrong = { move, text: played, node: this.#node, at: this.#at };
      this.#fail();
    }
    this.#onChange();
    if (!(await this.#wait("wrong"))) return;
    session.goTo(this.#node);
    session.remove(node);
    this.#changed();
    this.phase = "solve";
    this.#onChange();
  }

  /** Plays the wrong move again, and the answer to it. */
  async #refute(/** @type {NonNullable<Solving["wrong"]>} */ { move, text: played, node }) {
    const { session } = this.#data;
    this.#goBack();
    session.play(move);
    this.#changed();
    const tried = this.#data.state.node;
    this.phase = "busy";
    this.words = text("puzzle-looking", { move: played });
    this.#onChange();
    const capture = this.#puzzle.captures.find((one) => one.move === move);
    const line = capture ? capture.replies : await this.#answer();
    if (!this.#here) return;
    this.words = capture ? this.#sums(move) : text("puzzle-why", { move: played });
    await this.#show(line.slice(0, SHOWN));
    if (!this.#here || !(await this.#wait("shown"))) return;
    const moves = this.#movesAfter(tried);
    session.goTo(node);
    session.remove(tried);
    this.#changed();
    this.phase = "solve";
    this.words = capture ? this.#sums(move, played) : moves.length > 0 ? text("puzzle-why-line", { move: played, line: moves.join(" ") }) : text("puzzle-why-not", { move: played });
    this.#onChange();
  }

  /** The best line after the move on the board, by the engine. */
  async #answer() {
    const turn = this.#turn;
    try {
      const engine = (this.#engine ??= new Engine());
      const found = await engine.review({ ply: 0, fen: "", record: this.#data.session.record(), played: null }, LOOK);
      return turn === this.#turn ? (found?.line ?? []) : [];
    } catch (error) {
      // The puzzle works without the computer.
      console.warn(error);
      return [];
    }
  }

  /** The moves after a position of the tree, in SAN. */
  #movesAfter(/** @type {number} */ id) {
    const { tree } = this.#data;
    const after = tree.path.slice(tree.path.indexOf(id) + 1);
    return after.map((node) => tree.nodes.find((one) => one.id === node)?.text ?? "");
  }

  /** The gain and loss of a capture. */
  #sums(/** @type {string} */ move, played = "") {
    const of = (/** @type {string} */ wanted) => this.#puzzle.captures.find((one) => one.move === wanted);
    const found = of(move);
    const best = of(this.#puzzle.moves[0]);
    if (!found || !best) return text("puzzle-why-not", { move: played || move });
    const sum = { wins: found.wins, loses: found.loses, net: found.wins - found.loses };
    return found === best ? text("puzzle-points-best", sum) : text("puzzle-points-less", sum);
  }

  /** The solution in SAN, after it was played. */
  #solutionText() {
    const { tree } = this.#data;
    const moves = [];
    const root = tree.nodes.find((one) => one.id === this.#root);
    for (let [id] = root?.children ?? tree.first; id !== undefined && moves.length < this.#puzzle.moves.length;) {
      const node = tree.nodes.find((one) => one.id === id);
      moves.push(node?.text ?? "");
      id = node?.children[0] ?? -1;
      if (id < 0) break;
    }
    return moves.join(" ");
  }

  /** Plays moves one after the other. */
  async #show(/** @type {string[]} */ moves) {
    const { session } = this.#data;
    this.phase = "busy";
    this.#onChange();
    for (const move of moves) {
      if (!(await this.#wait("shown"))) return;
      try {
        session.play(move);
      } catch {
        return;
      }
      this.#changed();
      this.#onChange();
    }
  }

  /** The first mistake, and the first help, count. */
  #fail() {
    if (this.helped || this.phase === "solved") return;
    this.helped = true;
    this.#onCount(false);
  }

  /** After viewing another position, the person is back where a move is to be found. */
  #goBack() {
    if (this.#data.state.node === this.#node) return;
    this.#data.session.goTo(this.#node);
    this.#changed();
  }

  #changed() {
    this.#game.turns.changed();
  }

  /** Waits. Returns whether the puzzle is still there. */
  async #wait(/** @type {keyof typeof TIMES} */ what) {
    const turn = this.#turn;
    await new Promise((resolve) => setTimeout(resolve, (motionIsOn() ? TIMES : STILL)[what]));
    return turn === this.#turn && this.#here;
  }
}

/** The squares of a move in coordinates. */
const squaresOf = (/** @type {string} */ move) => /** @type {[string, string]} */ (move.match(/[a-z]\d+/g) ?? ["", ""]);

/** A move without its promotion. */
const withoutPiece = (/** @type {string} */ move) => squaresOf(move).join("");
