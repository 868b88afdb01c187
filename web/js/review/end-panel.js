// The end of a game, in the column beside the board: the result, how exactly each has played, the move that decided, and what can be done next.

import { announce } from "../base/live-region.js";
import { make, setText } from "../base/dom.js";
import { levelName, onLanguage, playerName, say, words } from "../base/texts.js";
import { opponentsOf } from "../keeping/open-levels.js";
import { numbered } from "./moments.js";
import { nextSteps } from "./next-steps.js";
import { playerRows } from "./player-rows.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { GameReview } from "../program.js" */
/** @import { EndContext, NextStep } from "./next-steps.js" */
/** @import { Reviewer } from "./reviewer.js" */

/** A game of fewer positions says nothing about how exactly somebody plays. */
const FEWEST = 8;

/** Shown while the last position of a finished game is on the board. */
export class EndPanel {
  #title;
  #place;
  #game;
  #reviewer;
  #acts;
  #opened = make("p", { className: "opened" });
  #players = make("ul", { className: "review-players" });
  #progress = make("progress");
  #turning = make("button", { type: "button", className: "turning", onclick: () => this.#showTurning() });
  #steps = make("div", { className: "end-steps" });
  /** The content of the steps. */
  #shown = "";
  /** @type {GameReview | null} */
  #review = null;
  #made = "";
  /** The finished game that was looked at already. @type {GameData | null} */
  #known = null;

  /**
   * @param {{ title: HTMLElement, place: HTMLElement }} places its heading, and the rest
   * @param {Game} game
   * @param {Reviewer} reviewer
   * @param {Pick<EndContext, "openReview" | "learn">} acts
   */
  constructor({ title, place }, game, reviewer, acts) {
    this.#title = title;
    this.#place = place;
    this.#game = game;
    this.#reviewer = reviewer;
    this.#acts = acts;
    place.append(this.#opened, this.#players, this.#progress, this.#turning, this.#steps);
    game.store.on("change", () => this.#render());
    game.store.on("review", () => this.#render());
    onLanguage(() => (this.#shown = ""));
    this.#render();
  }

  #render() {
    const { data } = this.#game;
    const { state, practice } = data;
    const shown = state.over && state.atTip && !practice;
    this.#title.hidden = this.#place.hidden = !shown;
    if (!shown) return;
    const opened = data.ended?.opened ?? null;
    setText(this.#title, this.#result(data));
    this.#opened.hidden = opened === null;
    setText(this.#opened, opened === null ? "" : say("level-opened", { name: levelName(opened) }));
    this.#look(data);
    this.#showReview(data);
    this.#showSteps(nextSteps({ game: this.#game, review: this.#review, opened, ...this.#acts }));
  }

  /** A game against the computer is reviewed at once, in the background, so that nobody waits for it. */
  #look(/** @type {GameData} */ data) {
    if (this.#known === data) return;
    this.#known = data;
    if (data.ended) announce(this.#title.textContent ?? "");
    const alone = opponentsOf(data)?.level;
    const wanted = data.ended || data.tree.review === "part";
    if (wanted && alone && data.tree.review !== "whole" && data.tree.nodes.length >= FEWEST) this.#reviewer.start({ quiet: true });
  }

  #showReview(/** @type {GameData} */ data) {
    const { running } = this.#reviewer;
    const whole = data.tree.review === "whole";
    const counts = data.state.players.some(({ score }) => score !== null);
    this.#review = whole ? this.#read(data) : null;
    const none = data.variant.players.map(() => ({ accuracy: null, inaccuracies: 0, mistakes: 0, blunders: 0 }));
    this.#players.hidden = !whole && !running && !counts;
    this.#players.classList.toggle("waits", !whole);
    if (!this.#players.hidden) this.#players.replaceChildren(...playerRows(data, this.#review ?? { players: none }));
    this.#progress.hidden = !running || whole;
    if (running && !whole) {
      const { done, total } = data.session.review();
      Object.assign(this.#progress, { max: total, value: done });
      this.#progress.setAttribute("aria-label", say("review-running"));
    }
    const { decisive = null, positions = [] } = this.#review ?? {};
    // Its place is there while it is looked for.
    this.#turning.hidden = decisive === null;
    setText(this.#turning, decisive === null ? "" : say("turning-point-was", { move: numbered(positions[decisive], data.variant) }));
  }

  /** The review of the whole game, computed once. */
  #read(/** @type {GameData} */ { session, variant, tree }) {
    const made = JSON.stringify([variant.id, tree.first, tree.nodes.map(({ id, mark, text }) => [id, mark, text])]);
    if (made !== this.#made) this.#review = null;
    this.#made = made;
    return this.#review ?? session.review();
  }

  #showSteps(/** @type {NextStep[]} */ steps) {
    const labels = steps.map(({ label }) => (typeof label === "string" ? say(label) : words(label)));
    const main = steps.findIndex((step) => step.main);
    const buttons = [...this.#steps.children];
    // A button keeps its element, and with it the focus.
    if (labels.join("\n") !== this.#shown || buttons.length !== steps.length) {
      this.#shown = labels.join("\n");
      this.#steps.replaceChildren(...steps.map((_, index) => buttons[index] ?? make("button", { type: "button" })));
    }
    steps.forEach(({ act }, index) => {
      const button = this.#steps.children[index];
      if (!(button instanceof HTMLButtonElement)) return;
      setText(button, labels[index]);
      button.classList.toggle("main", index === main);
      button.onclick = act;
    });
  }

  #showTurning() {
    const ply = this.#review?.decisive;
    if (typeof ply === "number") this.#acts.openReview(ply);
  }

  #result(/** @type {GameData} */ data) {
    const opponents = opponentsOf(data);
    return opponents ? toPerson(data, opponents) : toAll(data);
  }
}

/** The result for the only person who plays: won, lost or drawn, against whom, and with four players the place. */
function toPerson(/** @type {GameData} */ { state: { winners, players } }, /** @type {{ person: number, level: number | null }} */ { person, level }) {
  const [own, won] = [players[person].score, winners.includes(person)];
  const against = level ?? 0;
  if (own !== null && !won) {
    const before = players.filter(({ score }) => score !== null && score > own).length;
    return say("result-you-place", { place: before + 1, points: own });
  }
  if (winners.length === 0) return say("result-you-drew", { level: against });
  if (won) return winners.length > 1 ? say("result-you-shared") : say("result-you-won", { level: against });
  return say("result-you-lost", { level: against });
}

/** The result for several people, or for spectators. */
function toAll(/** @type {GameData} */ { state, variant }) {
  const names = state.winners.map((player) => playerName(variant.players[player]));
  if (names.length === 1) return say("result-win", { player: names[0] });
  return say(names.length > 1 ? "result-shared" : "result-draw", { players: names });
}
