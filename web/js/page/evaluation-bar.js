// The bar beside the board that shows how the game stands: in two parts for two players, in four for four.

import { make } from "../base/dom.js";
import { points, shares } from "../computer/scores.js";
import { onLanguage, playerName, say, words } from "../base/texts.js";

/** Shown while the position is analysed, and in games that only computers play. */
export class EvaluationBar {
  #bar;
  #variant = null;
  #parts = [];

  constructor(bar) {
    this.#bar = bar;
    onLanguage(() => (this.#variant = null));
  }

  /** Shows what is known of the position on the board; before that, what was known of the one before. */
  show(game) {
    this.#bar.hidden = !game.analysis.on && game.seats.includes("human");
    if (this.#variant !== game.variant) this.#build(game.variant);
    this.#bar.classList.toggle("turned", game.orientation === 2 || game.orientation === 3);
    const value = game.state.over ? final(game) : judged(game);
    if (value) this.#set(value);
  }

  #build(variant) {
    this.#variant = variant;
    this.#parts = variant.players.map(({ colour }) => make("span", { className: `part ${colour}` }));
    this.#bar.replaceChildren(...this.#parts);
    // Four shares are no one number: they are told as words.
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

  #set({ parts, words }) {
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

/** What the last search says; nothing if it says nothing that a bar could show. */
function judged({ variant, thinking, progress, analysis }) {
  const best = (thinking || !analysis.on ? progress : analysis.news)?.lines[0];
  if (!best) return null;
  if (best.standing) return { parts: shares(best.standing), words: expected(variant, best.standing) };
  const { chance } = best;
  return chance === null ? null : { parts: [chance, 1 - chance], words: words(best.score) };
}

function final({ state, variant }) {
  if (variant.players.length > 2) {
    const standing = state.players.map(({ score }) => score * 100);
    return { parts: shares(standing), words: expected(variant, standing) };
  }
  const { winners } = state;
  const white = winners.length === 1 ? Number(winners[0] === 0) : 0.5;
  return { parts: [white, 1 - white], words: words(state.status) };
}

const expected = (variant, standing) =>
  standing.map((hundredths, index) => `${words(playerName(variant.players[index]))} ${points(hundredths)}`).join(", ");
