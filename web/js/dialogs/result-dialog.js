// The card that says how a game has ended, over the board, and what to do next.

import { open } from "./dialog.js";
import { button, make, setText } from "../base/dom.js";
import { playerName, say, translate, words } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */

/** Shown once for each game that ends on the board. */
export class ResultDialog {
  #game;
  #element;
  #who = make("h2", { id: "result-title" });
  #why = make("p");
  #scores = make("ol", { className: "standings" });
  /** Whether the game was going on when it was shown last; a game that is opened at its end was not. */
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
    const rematch = button("rematch", { className: "main", onclick: () => this.#leave(() => game.opening.rematch()) });
    const other = button("new-game", { onclick: () => this.#leave(openNewGame) });
    this.#element = make("dialog", { className: "result", tabIndex: -1 }, close, this.#who, this.#why, this.#scores, make("div", { className: "row" }, rematch, look, other));
    this.#element.setAttribute("aria-labelledby", "result-title");
    this.#element.addEventListener("keydown", ({ key }) => key === "Escape" && this.#element.close());
    place.append(this.#element);
    translate(this.#element);
  }

  /** Another game: the result of the one before is no news of it. */
  #begin() {
    this.#live = false;
    this.#element.close();
  }

  /** Shows the result when the game has just ended, and hides it when it goes on. */
  #render() {
    const { state, practice } = this.#game.data;
    // What ends while somebody practises is no game.
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
    const names = state.winners.map((player) => playerName(variant.players[player]));
    setText(this.#who, names.length === 1 ? say("result-win", { player: names[0] }) : say(names.length > 1 ? "result-shared" : "result-draw", { players: names }));
    setText(this.#why, words(state.status));
    const scores = state.players.flatMap(({ score }, player) => (score === null ? [] : [{ score, player }]));
    this.#scores.hidden = scores.length === 0;
    this.#scores.replaceChildren(...scores.sort((one, other) => other.score - one.score).map(({ score, player }) => {
      const disc = make("span", { className: `disc ${variant.players[player].colour}` });
      return make("li", {}, disc, words(playerName(variant.players[player])), make("b", { textContent: String(score) }));
    }));
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
