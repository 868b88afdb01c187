// The review of the game on the board, below its moves: the graph, and the errors of each player.

import { allow, button, make, setText } from "../base/dom.js";
import { download } from "../base/files.js";
import { points, short } from "../computer/scores.js";
import { annotatedText } from "../game/record.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { Graph } from "./graph.js";
import { Practice } from "./practice.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { GameReview, ReviewedPosition } from "../program.js" */
/** @import { Reviewer } from "./reviewer.js" */

/** The marks that count as errors, with their signs. */
const ERRORS = /** @type {const} */ ({ inaccuracy: "?!", mistake: "?", blunder: "??" });

/** Shows the review, and its actions. */
export class ReviewPanel {
  #place;
  #game;
  #reviewer;
  #practice;
  /** @type {GameReview | null} */
  #review = null;
  /** The game of the review. */
  #made = "";
  /** The content of the drawing. */
  #drawn = "";
  #graph = new Graph((ply) => this.#go(ply));
  #progress = make("progress");
  #progressWords = make("span");
  #stop = button("stop", { onclick: () => this.#reviewer.stop() });
  #resume = button("review-continue", { className: "main", onclick: () => this.#reviewer.start() });
  #running = make("div", { className: "review-progress" }, this.#progressWords, this.#progress, this.#stop, this.#resume);
  #players = make("ul", { className: "review-players" });
  #news = make("p", { className: "review-news" });
  #before = button("error-before", { picture: "back", alone: true, onclick: () => this.#walk(-1) });
  #after = button("error-after", { picture: "forward", alone: true, onclick: () => this.#walk(1) });
  #best = button("show-best", { onclick: () => this.#showBest() });
  #find = button("find-better", { className: "main", onclick: () => this.#startPractice() });
  #again = button("try-again", { onclick: () => this.#practice.again() });
  #next = button("practice-next", { className: "main", onclick: () => this.#nextExercise() });
  #end = button("practice-end", { onclick: () => this.#endPractice() });
  #save = button("annotated", { onclick: () => download(`${this.#game.data.variant.id}-${new Date().toISOString().slice(0, 10)}.pgn`, annotatedText(this.#game.data), "application/x-chess-pgn") });
  #close = button("close", { picture: "close", alone: true, onclick: () => this.close() });

  /**
   * @param {HTMLElement} place
   * @param {Game} game
   * @param {Reviewer} reviewer
   */
  constructor(place, game, reviewer) {
    this.#place = place;
    this.#game = game;
    this.#reviewer = reviewer;
    this.#practice = new Practice(game, reviewer, () => this.#render());
    this.#news.setAttribute("aria-live", "polite");
    this.#graph.element.dataset.textLabel = "review-graph";
    place.append(
      make("div", { className: "review-head" }, this.#before, this.#news, this.#after, this.#close),
      this.#graph.element, this.#running,
      make("div", { className: "row" }, this.#find, this.#best, this.#again, this.#next, this.#end, this.#save),
      this.#players);
    translate(place);
    game.store.on("begin", () => {
      this.#made = "";
      place.hidden = game.data.tree.review === "none" || !game.assistant.mayHelp;
    });
    game.store.on("change", () => this.#render());
    game.store.on("review", () => {
      this.#made = "";
      this.#render();
    });
    onLanguage(() => (this.#drawn = ""));
  }

  /** Shows the panel, and reviews the game on the board if that is not done yet. */
  open() {
    if (!this.#game.assistant.mayHelp) return;
    this.#place.hidden = false;
    if (this.#game.data.tree.review !== "whole") this.#reviewer.start();
    this.#render();
    this.#place.scrollIntoView({ block: "nearest" });
  }

  /** Shows the panel of a game that has a review already. */
  show() {
    this.#place.hidden = false;
    if (this.#reviewer.interrupted) this.#reviewer.start();
    this.#render();
  }

  close() {
    this.#practice.end();
    this.#place.hidden = true;
  }

  #render() {
    if (this.#place.hidden || !this.#game.store.begun) return;
    const { data } = this.#game;
    const review = this.#read(data);
    this.#showProgress(review);
    const drawn = JSON.stringify([data.variant.id, review.players, review.positions.map(({ expectations, mark }) => [expectations, mark])]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#graph.show(review, data.variant);
      this.#players.replaceChildren(...this.#playerRows(review));
    }
    const ply = this.#ply;
    this.#graph.point(ply, this.#about(review.positions[ply]));
    this.#showNews(review.positions[ply]);
  }

  /** The current review of the game, cached for fast navigation in a long game. */
  #read(/** @type {GameData} */ { session, variant, tree }) {
    const made = JSON.stringify([variant.id, tree.review, tree.first, tree.nodes.map(({ id, children, mark, text }) => [id, children[0], mark, text])]);
    if (made === this.#made && this.#review) return this.#review;
    this.#made = made;
    return (this.#review = session.review());
  }

  #showProgress(/** @type {GameReview} */ { done, total }) {
    const { running, failure } = this.#reviewer;
    const whole = done === total;
    this.#running.hidden = whole;
    this.#progress.max = total;
    this.#progress.value = done;
    this.#progress.setAttribute("aria-label", say("review-running"));
    setText(this.#progressWords, failure ? say("review-failed", { reason: failure }) : say(running ? "review-progress" : "review-partly", { done, total }));
    this.#stop.hidden = !running;
    this.#resume.hidden = running;
    this.#save.hidden = !whole;
  }

  #playerRows(/** @type {GameReview} */ { players }) {
    const { variant } = this.#game.data;
    return players.map(({ accuracy, inaccuracies, mistakes, blunders }, player) => {
      const counts = /** @type {const} */ ([["inaccuracy", inaccuracies], ["mistake", mistakes], ["blunder", blunders]]);
      return make("li", {},
        make("span", { className: `disc ${variant.players[player].colour}` }),
        make("span", { className: "name", textContent: words(playerName(variant.players[player])) }),
        make("b", { textContent: accuracy === null ? "–" : say("accuracy-percent", { percent: Math.round(accuracy) }), title: say("accuracy") }),
        ...counts.map(([mark, count]) => {
          const about = say(`count-${mark}`, { count });
          const element = make("span", { className: "count", title: about }, make("span", { className: `mark ${mark}`, textContent: ERRORS[mark], "aria-hidden": "true" }), make("span", { textContent: ` ${count}`, "aria-hidden": "true" }), make("span", { className: "visually-hidden", textContent: about }));
          return element;
        }));
    });
  }

  /** The description and the actions at a position. */
  #showNews(/** @type {ReviewedPosition} */ position) {
    const practice = this.#practice;
    const error = practice.error ?? (isError(position) && position.node === this.#game.data.state.node ? position : null);
    setText(this.#news, practice.words ? words(this.#practiceWords()) : this.#about(position));
    this.#find.hidden = practice.error !== null || !error;
    this.#best.hidden = !error;
    this.#again.hidden = practice.solved !== false;
    this.#next.hidden = practice.solved !== true || !this.#errorFrom(1);
    this.#end.hidden = practice.error === null;
    allow(this.#before, Boolean(this.#errorFrom(-1)));
    allow(this.#after, Boolean(this.#errorFrom(1)));
  }

  #practiceWords() {
    const said = this.#practice.words;
    const { error } = this.#practice;
    return said && error && { ...said, args: { ...said.args, player: playerName(this.#game.data.variant.players[error.player]) } };
  }

  /** A position in words: the move, its quality, a better one, and the evaluation. */
  #about(/** @type {ReviewedPosition} */ position) {
    const { variant } = this.#game.data;
    const { node, text, number, player, mark, standing, expectations } = position;
    if (expectations === null) return say("not-known-yet");
    const standings = standing ? standing.map((hundredths, index) => `${words(playerName(variant.players[index]))} ${points(hundredths)}`).join(", ") : this.#score(position);
    if (!text) return standings;
    const move = `${number}${player === 0 || variant.players.length > 2 ? "." : "…"} ${text}`;
    const judged = mark ? `${move}: ${say(`mark-${mark}`)}` : move;
    const better = isError(position) ? this.#game.data.session.betterLine(node) : [];
    const instead = better.length > 0 ? say("better-was", { moves: better.slice(0, 4).join(" ") }) : "";
    return [`${judged} (${standings}).`, instead].filter(Boolean).join(" ");
  }

  /** The evaluation of a position of two players, in short form. */
  #score(/** @type {ReviewedPosition} */ { cp, mate, expectations }) {
    if (cp !== null || mate !== null) return short({ cp, mate, score: "" });
    return expectations?.[0] === 1 ? "1–0" : "0–1";
  }

  /** The current position of the main line, or the one that the variation branches off from. */
  get #ply() {
    const { tree, state } = this.#game.data;
    const line = new Map(this.#review?.positions.map(({ node }, ply) => [node, ply]));
    const shown = [0, ...tree.path].filter((id) => line.has(id)).at(-1) ?? state.node;
    return line.get(shown) ?? 0;
  }

  /** The next error after, or before, the current position. */
  #errorFrom(/** @type {1 | -1} */ step) {
    const positions = this.#review?.positions ?? [];
    const { error } = this.#practice;
    const from = error ? positions.findIndex(({ node }) => node === error.node) : this.#ply;
    for (let ply = from + step; positions[ply]; ply += step) if (isError(positions[ply])) return positions[ply];
    return null;
  }

  #go(/** @type {number} */ ply) {
    const position = this.#review?.positions[ply];
    if (position && position.node !== this.#game.data.state.node) this.#game.navigation.goTo(position.node);
  }

  #walk(/** @type {1 | -1} */ step) {
    const error = this.#errorFrom(step);
    if (!error) return;
    this.#practice.end();
    this.#game.navigation.goTo(error.node);
  }

  #startPractice() {
    const position = this.#review?.positions[this.#ply];
    if (!position) return;
    this.#practice.start(position);
    // The focus stays where it was.
    if (document.activeElement === document.body) this.#end.focus();
  }

  #nextExercise() {
    const error = this.#errorFrom(1);
    if (error) this.#practice.start(error);
  }

  #endPractice() {
    const { error } = this.#practice;
    this.#practice.end();
    if (error) this.#game.navigation.goTo(error.node);
  }

  /** Adds the best line as a variation, and shows its first move. */
  #showBest() {
    const error = this.#practice.error ?? this.#review?.positions[this.#ply];
    if (!error) return;
    this.#practice.end();
    const { data } = this.#game;
    const before = data.tree.nodes.find(({ id }) => id === error.node)?.parent;
    const [first] = before === undefined ? [] : data.session.addBestLine(before);
    if (first !== undefined) this.#game.navigation.goTo(first);
  }
}

const isError = (/** @type {ReviewedPosition} */ { mark }) => mark !== null && mark in ERRORS;
