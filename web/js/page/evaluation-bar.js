// The evaluation bar beside the board: in two parts for two players, in four for four.

import { make } from "../base/dom.js";
import { onlyComputers } from "../game/seats.js";
import { points, shares } from "../computer/scores.js";
import { onLanguage, playerName, say, words } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { VariantInfo } from "../program.js" */

/** @typedef {{ parts: number[], words: string }} Evaluation How the bar is divided, each part from 0 to 1, and the same in words. */

/** Shown during analysis and review, and in games between computers. */
export class EvaluationBar {
  #bar;
  #game;
  /** @type {VariantInfo | null} */
  #variant = null;
  /** @type {HTMLElement[]} */
  #parts = [];

  constructor(/** @type {HTMLElement} */ bar, /** @type {Game} */ game) {
    this.#bar = bar;
    this.#game = game;
    for (const event of /** @type {const} */ (["change", "news"])) game.store.on(event, () => this.#render());
    game.store.on("begin", () => this.#forget());
    onLanguage(() => this.#forget());
  }

  /** Marks the bar for a rebuild. */
  #forget() {
    this.#variant = null;
  }

  /** Shows the evaluation of the position on the board; before that, the one of the previous position in the same game. */
  #render() {
    if (!this.#game.store.begun) return;
    const { data, analysis } = this.#game;
    this.#bar.hidden = !analysis.on && !onlyComputers(data) && !data.judge;
    if (this.#variant !== data.variant) this.#build(data.variant);
    this.#bar.classList.toggle("flipped", data.orientation === 2 || data.orientation === 3);
    const value = data.state.over ? final(data) : analysis.on || !data.judge ? judged(this.#game) : data.judge();
    if (value) this.#set(value);
  }

  #build(/** @type {VariantInfo} */ variant) {
    this.#variant = variant;
    this.#parts = variant.players.map(({ colour }) => make("span", { className: `part ${colour}` }));
    this.#bar.replaceChildren(...this.#parts);
    // Four shares are not one number: they are described in words.
    const two = variant.players.length === 2;
    this.#bar.setAttribute("role", two ? "meter" : "img");
    for (const limit of ["valuemin", "valuemax", "valuenow", "valuetext"]) this.#bar.removeAttribute(`aria-${limit}`);
    if (two) {
      this.#bar.setAttribute("aria-label", say("evaluation"));
      this.#bar.setAttribute("aria-valuemin", "0");
      this.#bar.setAttribute("aria-valuemax", "100");
    }
    this.#set({ parts: this.#parts.map(() => 1 / this.#parts.length), words: say("not-known-yet") });
  }

  #set(/** @type {Evaluation} */ { parts, words }) {
    parts.forEach((part, index) => (this.#parts[index].style.flexGrow = part.toFixed(4)));
    this.#bar.title = words;
    if (parts.length === 2) {
      this.#bar.setAttribute("aria-valuenow", String(Math.round(parts[0] * 100)));
      this.#bar.setAttribute("aria-valuetext", words);
    } else {
      this.#bar.setAttribute("aria-label", say("evaluation-of-four", { words }));
    }
  }
}

/** The last evaluation of the search; none if there is nothing that a bar could show. @returns {Evaluation | null} */
function judged(/** @type {Game} */ { data: { variant }, moveSearch, analysis }) {
  const best = (moveSearch.thinking || !analysis.on ? moveSearch.progress : analysis.news)?.lines[0];
  if (!best) return null;
  if (best.standing) return { parts: shares(best.standing), words: expected(variant, best.standing) };
  const { chance } = best;
  return chance === null ? null : { parts: [chance, 1 - chance], words: words(best.score) };
}

/** The result of the game. @returns {Evaluation} */
function final(/** @type {GameData} */ { state, variant }) {
  if (variant.players.length > 2) {
    const standing = state.players.map(({ score }) => (score ?? 0) * 100);
    return { parts: shares(standing), words: expected(variant, standing) };
  }
  const { winners } = state;
  const white = winners.length === 1 ? Number(winners[0] === 0) : 0.5;
  return { parts: [white, 1 - white], words: words(state.status) };
}

const expected = (/** @type {VariantInfo} */ variant, /** @type {number[]} */ standing) =>
  standing.map((hundredths, index) => `${words(playerName(variant.players[index]))} ${points(hundredths)}`).join(", ");
