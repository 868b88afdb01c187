// The card with the result of a game, over the board, and the next actions.

import { open } from "./dialog.js";
import { button, make, setText } from "../base/dom.js";
import { levelName, playerName, say, translate, words } from "../base/texts.js";
import { openNext, opponentsOf } from "../keeping/open-levels.js";

/** @import { Game } from "../game/game.js" */

/** Shown once for each game that ends on the board. */
export class ResultDialog {
  #game;
  #element;
  #who = make("h2", { id: "result-title" });
  #why = make("p");
  #opened = make("p", { className: "opened" });
  #scores = make("ol", { className: "standings" });
  /** Whether the game was going on when it was last shown; a finished game that is opened shows no card. */
  #live = false;

  /**
   * @param {HTMLElement} place
   * @param {Game} game
   * @param {() => void} openNewGame opens the dialog of a new game
   * @param {() => void} review begins a review of the game
   */
  constructor(place, game, openNewGame, review) {
    this.#game = game;
    game.store.on("begin", () => this.#begin());
    game.store.on("change", () => this.#render());
    const close = button("close", { picture: "close", alone: true, onclick: () => this.#element.close() });
    const look = button("review", { onclick: () => this.#review(review) });
    const rematch = button("rematch", { className: "main", onclick: () => this.#leave(() => game.loader.rematch()) });
    const other = button("new-game", { onclick: () => this.#leave(openNewGame) });
    this.#element = make("dialog", { className: "result", tabIndex: -1 }, close, this.#who, this.#why, this.#scores, this.#opened, make("div", { className: "row" }, rematch, look, other));
    this.#element.setAttribute("aria-labelledby", "result-title");
    this.#element.addEventListener("keydown", ({ key }) => key === "Escape" && this.#element.close());
    place.append(this.#element);
    translate(this.#element);
  }

  /** Another game: the result of the previous one is obsolete. */
  #begin() {
    this.#live = false;
    this.#element.close();
  }

  /** Shows the result when the game has just ended, and hides it when the game continues. */
  #render() {
    const { state, practice } = this.#game.data;
    // The end of a practice line is not the end of the game.
    if (practice) return;
    if (!state.over) {
      this.#live = true;
      this.#element.close();
      return;
    }
    if (!this.#live) return;
    this.#live = false;
    this.#fill();
    open(this.#element, { modal: false });
  }

  #fill() {
    const { state, variant } = this.#game.data;
    const opponents = opponentsOf(this.#game.data);
    setText(this.#who, opponents ? this.#toPerson(opponents) : this.#toAll());
    setText(this.#why, words(state.status));
    const won = opponents && opponents.level !== null && state.winners.length === 1 && state.winners[0] === opponents.person;
    const next = won ? openNext(opponents.level ?? 0) : null;
    this.#opened.hidden = next === null;
    setText(this.#opened, next === null ? "" : say("level-opened", { name: levelName(next) }));
    const scores = state.players.flatMap(({ score }, player) => (score === null ? [] : [{ score, player }]));
    this.#scores.hidden = scores.length === 0;
    this.#scores.replaceChildren(...scores.sort((one, other) => other.score - one.score).map(({ score, player }) => {
      const disc = make("span", { className: `disc ${variant.players[player].colour}` });
      return make("li", {}, disc, words(playerName(variant.players[player])), make("b", { textContent: String(score) }));
    }));
  }

  /** The result for the only person who plays: won, lost or drawn, against whom, and with four players the place. */
  #toPerson(/** @type {{ person: number, level: number | null }} */ { person, level }) {
    const { winners, players } = this.#game.data.state;
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
  #toAll() {
    const { state, variant } = this.#game.data;
    const names = state.winners.map((player) => playerName(variant.players[player]));
    if (names.length === 1) return say("result-win", { player: names[0] });
    return say(names.length > 1 ? "result-shared" : "result-draw", { players: names });
  }

  #review(/** @type {() => void} */ review) {
    this.#leave(() => {
      this.#game.navigation.walk("first");
      review();
    });
  }

  #leave(/** @type {() => void} */ next) {
    this.#element.close();
    next();
  }
}
