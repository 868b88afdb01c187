// The review of the game on the board, a mode of the page: the graph, the key moments, and the run through one's mistakes. Everything that belongs to
// play is put away meanwhile (css/review.css).

import { allow, button, make, said, setText } from "../base/dom.js";
import { download } from "../base/files.js";
import { points, short } from "../computer/scores.js";
import { colourName } from "../game/seat-names.js";
import { annotatedText } from "../game/record.js";
import { setReviewShown } from "../keeping/kept-review.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { Graph } from "./graph.js";
import { Learning } from "./learning.js";
import { errorsOf, isError, momentButtons, numbered } from "./moments.js";
import { ownPlayers } from "./next-steps.js";
import { playerRows } from "./player-rows.js";
import { Practice } from "./practice.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { GameReview, ReviewedPosition } from "../program.js" */
/** @import { Reviewer } from "./reviewer.js" */

/** Shows the review, and its actions. */
export class ReviewPanel {
  #place;
  #table;
  #game;
  #reviewer;
  #storage;
  #practice;
  #learning;
  /** @type {GameReview | null} */
  #review = null;
  /** The game of the review. */
  #made = "";
  /** The content of the drawing. */
  #drawn = "";
  #graph = new Graph((ply) => this.#goTo(ply));
  #title = make("h2", { className: "review-title" });
  #progress = make("progress");
  #progressWords = make("span");
  #stop = button("stop", { onclick: () => this.#reviewer.stop() });
  #resume = button("review-continue", { className: "main", onclick: () => this.#reviewer.start() });
  #running = make("div", { className: "review-progress" }, this.#progressWords, this.#progress, this.#stop, this.#resume);
  #players = make("ul", { className: "review-players" });
  #news = make("p", { className: "review-news" });
  #moments = make("ol", { className: "moments" });
  #keys = make("div", { className: "review-moments" }, said("h3", "key-moments"), this.#moments);
  #steps = {
    first: button("step-first", { picture: "first", alone: true, onclick: () => this.#game.navigation.walk("first") }),
    errorBefore: button("error-before", { picture: "error-back", alone: true, onclick: () => this.#walk(-1) }),
    back: button("step-back", { picture: "back", alone: true, onclick: () => this.#game.navigation.walk("back") }),
    forward: button("step-forward", { picture: "forward", alone: true, onclick: () => this.#game.navigation.walk("forward") }),
    errorAfter: button("error-after", { picture: "error-forward", alone: true, onclick: () => this.#walk(1) }),
    last: button("step-last", { picture: "last", alone: true, onclick: () => this.#game.navigation.walk("last") }),
  };
  #learners = make("div", { className: "review-learn" });
  #best = button("show-best", { onclick: () => this.#showBest() });
  #find = button("find-better", { onclick: () => this.#startPractice() });
  #next = button("practice-next", { className: "main", onclick: () => this.#learning.next() });
  #onceMore = button("learn-again", { className: "main", onclick: () => this.#learning.again() });
  #again = button("try-again", { className: "main", onclick: () => this.#practice.again() });
  #end = button("practice-end", { onclick: () => this.#endLearning() });
  #save = button("annotated", { picture: "save", alone: true, onclick: () => download(`${this.#game.data.variant.id}-${new Date().toISOString().slice(0, 10)}.pgn`, annotatedText(this.#game.data), "application/x-chess-pgn") });
  #close = button("close", { picture: "close", alone: true, onclick: () => this.close() });

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} table what the style of the mode hangs on
   * @param {Game} game
   * @param {Reviewer} reviewer
   * @param {GameStorage} storage
   */
  constructor(place, table, game, reviewer, storage) {
    this.#place = place;
    this.#table = table;
    this.#game = game;
    this.#reviewer = reviewer;
    this.#storage = storage;
    this.#practice = new Practice(game, reviewer, () => this.#render());
    this.#learning = new Learning(this.#practice, () => this.#render());
    this.#news.setAttribute("aria-live", "polite");
    this.#graph.element.dataset.textLabel = "review-graph";
    const steps = make("div", { className: "steps", role: "toolbar" }, ...Object.values(this.#steps));
    steps.dataset.textLabel = "steps";
    place.append(
      make("div", { className: "review-head" }, this.#title, this.#save, this.#close),
      this.#graph.element, this.#news, this.#running, this.#players, this.#keys, this.#learners,
      make("div", { className: "row" }, this.#next, this.#onceMore, this.#again, this.#find, this.#best, this.#end),
      steps);
    translate(place);
    game.store.on("begin", () => this.#put(false));
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
    const { data } = this.#game;
    this.#put(true);
    if (data.tree.review !== "whole") this.#reviewer.start();
    // The views around the board change with the mode.
    this.#game.store.emit("change");
  }

  /** Shows the position after so many steps of the main line. */
  go(/** @type {number} */ ply) {
    const node = this.#game.data.session.review().positions[ply]?.node;
    if (node !== undefined && node !== this.#game.data.state.node) this.#game.navigation.goTo(node);
  }

  /** Begins the run through the mistakes of the only person. */
  learn() {
    this.open();
    this.#learn(ownPlayers(this.#game.data));
  }

  close() {
    this.#learning.end();
    this.#put(false);
    this.#game.store.emit("change");
  }

  /** Enters or leaves the mode. */
  #put(/** @type {boolean} */ on) {
    const { data } = this.#game;
    this.#made = "";
    this.#learning.phase = "off";
    this.#place.hidden = !on;
    if (on) this.#table.dataset.review = "on";
    else delete this.#table.dataset.review;
    data.judge = on ? () => this.#judged() : undefined;
    setReviewShown(on ? this.#storage.id : null);
  }

  #render() {
    if (this.#place.hidden || !this.#game.store.begun) return;
    const { data } = this.#game;
    const review = this.#read(data);
    this.#learning.follow();
    this.#table.dataset.review = this.#learning.phase === "off" ? "on" : "run";
    this.#showProgress(review);
    const drawn = JSON.stringify([data.variant.id, data.seats, review.players, review.positions.map(({ expectations, mark }) => [expectations, mark])]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#graph.show(review, data.variant);
      this.#players.replaceChildren(...playerRows(data, review));
      this.#moments.replaceChildren(...momentButtons(review, data.variant, (ply) => this.#goTo(ply)));
      this.#keys.hidden = this.#moments.childElementCount === 0;
      this.#learners.replaceChildren(...this.#learnButtons(data, review));
    }
    const ply = this.#ply;
    this.#graph.point(ply, this.#about(review.positions[ply]));
    const { node } = review.positions[ply];
    for (const moment of this.#moments.querySelectorAll("[data-node]")) {
      if (moment.getAttribute("data-node") === String(node)) moment.setAttribute("aria-current", "true");
      else moment.removeAttribute("aria-current");
    }
    this.#showNews(review.positions[ply], review);
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
  }

  /** A button for the person's mistakes; where several people play, or none, one for each player. */
  #learnButtons(/** @type {GameData} */ data, /** @type {GameReview} */ review) {
    if (review.done < review.total) return [];
    const own = ownPlayers(data);
    const players = own.length > 0 ? own : data.variant.players.map((_, player) => player);
    return players.flatMap((player) => {
      const count = errorsOf(review, [player]).length;
      const label = own.length > 0 ? say("learn-yours", { count }) : say("learn-of", { player: colourName(data, player), count });
      return count === 0 ? [] : [make("button", { type: "button", className: own.length > 0 ? "main" : "", textContent: label, onclick: () => this.#learn([player]) })];
    });
  }

  /** The description and the actions at a position. */
  #showNews(/** @type {ReviewedPosition} */ position, /** @type {GameReview} */ { done, total }) {
    const [practice, learning] = [this.#practice, this.#learning];
    const { phase } = learning;
    const browsing = phase === "off";
    const { number, count, found } = learning.progress;
    const error = browsing && isError(position) && position.node === this.#game.data.state.node ? position : null;
    setText(this.#title, say(browsing ? "review-title" : "learn-number", { number, count }));
    setText(this.#news, phase === "over" ? say("learn-over", { found, count }) : phase === "asked" ? words(this.#practiceWords()) : this.#about(learning.error ?? position));
    this.#learners.hidden = !browsing;
    this.#find.hidden = !error;
    this.#best.hidden = !error && !(phase === "asked" && practice.solved !== true);
    this.#again.hidden = practice.solved !== false;
    this.#next.hidden = !(phase === "shown" || (phase === "asked" && practice.solved === true)) || (count === 1 && learning.isLast);
    this.#onceMore.hidden = phase !== "over" || found === count;
    this.#end.hidden = browsing;
    this.#save.hidden = !browsing || done < total;
    const { canBack, canForward } = this.#game.data.state;
    for (const step of [this.#steps.first, this.#steps.back]) allow(step, canBack);
    for (const step of [this.#steps.forward, this.#steps.last]) allow(step, canForward);
    allow(this.#steps.errorBefore, Boolean(this.#errorFrom(-1)));
    allow(this.#steps.errorAfter, Boolean(this.#errorFrom(1)));
  }

  #practiceWords() {
    const said = this.#practice.words;
    const { error } = this.#practice;
    return said && error && { ...said, args: { ...said.args, player: playerName(this.#game.data.variant.players[error.player]) } };
  }

  /** A position in words: the move, its quality, a better one, and the evaluation. */
  #about(/** @type {ReviewedPosition} */ position) {
    const { node, text, mark, expectations } = position;
    if (expectations === null) return say("not-known-yet");
    const standings = this.#standings(position);
    if (!text) return standings;
    const move = numbered(position, this.#game.data.variant);
    const judged = mark ? `${move}: ${say(`mark-${mark}`)}` : move;
    const better = isError(position) ? this.#game.data.session.betterLine(node) : [];
    const instead = better.length > 0 ? say("better-was", { moves: better.slice(0, 4).join(" ") }) : "";
    return [`${judged} (${standings}).`, instead].filter(Boolean).join(" ");
  }

  /** The evaluation of a position in short form. */
  #standings(/** @type {ReviewedPosition} */ { cp, mate, standing, expectations }) {
    const { players } = this.#game.data.variant;
    if (standing) return standing.map((hundredths, index) => `${words(playerName(players[index]))} ${points(hundredths)}`).join(", ");
    if (cp !== null || mate !== null) return short({ cp, mate, score: "" });
    return expectations?.[0] === 1 ? "1–0" : "0–1";
  }

  /** For the bar beside the board: the evaluation of the displayed position, unless it would help in an exercise. */
  #judged() {
    if (this.#learning.phase !== "off") return null;
    const position = this.#read(this.#game.data).positions[this.#ply];
    return position?.expectations ? { parts: [...position.expectations], words: this.#standings(position) } : null;
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
    for (let ply = this.#ply + step; positions[ply]; ply += step) if (isError(positions[ply])) return positions[ply];
    return null;
  }

  #goTo(/** @type {number} */ ply) {
    const position = this.#review?.positions[ply];
    if (position && position.node !== this.#game.data.state.node) this.#game.navigation.goTo(position.node);
  }

  #walk(/** @type {1 | -1} */ step) {
    const error = this.#errorFrom(step);
    if (error) this.#game.navigation.goTo(error.node);
  }

  #learn(/** @type {number[]} */ players) {
    const review = this.#read(this.#game.data);
    this.#run(errorsOf(review, players));
  }

  #startPractice() {
    const position = this.#review?.positions[this.#ply];
    if (position) this.#run([position]);
  }

  #run(/** @type {ReviewedPosition[]} */ errors) {
    // Analysis would show the answer.
    if (this.#game.analysis.on) this.#game.assistant.analyse(false);
    this.#learning.start(errors);
    // The pressed button is gone.
    if (document.activeElement === document.body) this.#end.focus();
  }

  #endLearning() {
    const { error } = this.#learning;
    this.#learning.end();
    if (error) this.#game.navigation.goTo(error.node);
    this.#render();
  }

  /** Adds the best line as a variation, and shows its first move. */
  #showBest() {
    const error = this.#learning.error ?? this.#review?.positions[this.#ply];
    if (!error) return;
    if (this.#learning.phase === "asked") this.#learning.reveal();
    const { data } = this.#game;
    const before = data.tree.nodes.find(({ id }) => id === error.node)?.parent;
    const [first] = before === undefined ? [] : data.session.addBestLine(before);
    if (first !== undefined) this.#game.navigation.goTo(first);
    this.#game.store.emit("change");
  }
}
