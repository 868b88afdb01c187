// The panel beside a puzzle on the board: the task, the result, and the next actions.

import { allow, button, fill, make, said, setText } from "../base/dom.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { KINDS } from "./choice.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { KindChoice } from "./choice.js" */
/** @import { Kept } from "./puzzle-score.js" */
/** @import { Puzzle } from "./puzzle-file.js" */
/** @import { Solving } from "./solving.js" */

/**
 * @typedef {object} PanelView The content.
 * @property {VariantInfo} variant
 * @property {VariantInfo[]} variants the games that have puzzles
 * @property {Puzzle | null} puzzle
 * @property {Solving | null} solving
 * @property {Kept} score
 * @property {number | null} change the change of the rating by the puzzle
 * @property {boolean} daily whether it is the puzzle of the day
 * @property {boolean} dailyDone whether that was solved
 * @property {KindChoice} kind
 * @property {Set<string>} kinds the kinds of the game's puzzles
 * @property {string} trouble the error message
 */

/**
 * @typedef {object} PanelActs The actions.
 * @property {() => void} next
 * @property {() => void} daily
 * @property {() => void} close
 * @property {(game: string) => void} chooseGame
 * @property {(kind: KindChoice) => void} chooseKind
 */

/** Shows a puzzle. */
export class PuzzlePanel {
  #place;
  #task = make("h2", { className: "puzzle-task", tabIndex: -1 });
  #about = make("p", { className: "puzzle-about" });
  #news = make("p", { className: "puzzle-news" });
  #hint;
  #solution;
  #why;
  #next;
  #daily;
  #close;
  #game = make("select");
  #kind = make("select");
  #score = make("p", { className: "puzzle-score" });
  /** @type {Solving | null} */
  #solving = null;
  /** @type {PanelView | null} */
  #view = null;

  /**
   * @param {HTMLElement} place
   * @param {PanelActs} acts
   */
  constructor(place, acts) {
    this.#place = place;
    this.#news.setAttribute("role", "status");
    this.#hint = button("puzzle-give-hint", { picture: "hint", onclick: () => this.#solving?.hint() });
    this.#solution = button("puzzle-show", { onclick: () => this.#solving?.solve() });
    this.#why = button("puzzle-show-why", { onclick: () => this.#solving?.why() });
    this.#next = button("puzzle-next", { className: "main", onclick: acts.next });
    this.#daily = button("puzzle-daily", { onclick: acts.daily });
    this.#close = button("puzzle-end", { picture: "close", alone: true, onclick: acts.close });
    this.#game.onchange = () => acts.chooseGame(this.#game.value);
    this.#kind.onchange = () => {
      const { value } = this.#kind;
      if (isKind(value)) acts.chooseKind(value);
    };
    place.append(
      make("div", { className: "puzzle-head" }, this.#task, this.#close), this.#about, this.#news,
      make("div", { className: "row puzzle-acts" }, this.#next, this.#why, this.#hint, this.#solution),
      make("div", { className: "row puzzle-choice" },
        make("label", {}, said("span", "puzzle-game"), this.#game), make("label", {}, said("span", "puzzle-kind"), this.#kind), this.#daily),
      this.#score);
    translate(place);
    onLanguage(() => this.#view && this.show(this.#view));
  }

  /** Focuses the task. */
  focus() {
    this.#task.focus({ preventScroll: true });
  }

  show(/** @type {PanelView} */ view) {
    this.#view = view;
    const { puzzle, solving, variant, daily, trouble } = view;
    this.#solving = solving;
    const phase = solving?.phase;
    const over = phase === "solved" || phase === "shown";
    const player = playerName(variant.players[solving?.solver ?? 0]);
    setText(this.#task, puzzle ? say(`puzzle-task-${puzzle.kind}`) : say("puzzles"));
    const facts = puzzle ? [say(`game-${puzzle.game}`), say("puzzle-rated", { rating: puzzle.rating })] : [];
    setText(this.#about, [daily ? say("puzzle-of-day") : "", ...facts].filter(Boolean).join(" · "));
    setText(this.#news, trouble || words(solving?.words) || (puzzle ? say(`puzzle-ask-${puzzle.kind}`, { player }) : ""));
    this.#place.classList.toggle("solved", phase === "solved" && !solving?.helped);
    this.#place.classList.toggle("wrong", solving?.wrong !== null && phase === "busy" && Boolean(solving));
    allow(this.#hint, phase === "solve");
    allow(this.#solution, phase === "solve");
    this.#hint.hidden = this.#solution.hidden = over || !puzzle;
    this.#why.hidden = !puzzle || (!over && !solving?.wrong);
    allow(this.#why, phase !== "busy");
    this.#next.hidden = !over && puzzle !== null;
    setText(this.#score, this.#standing(view));
    this.#choices(view);
    if (!this.#next.hidden && (document.activeElement === document.body || document.activeElement === this.#solution)) this.#next.focus();
    this.#daily.hidden = daily;
    setText(this.#daily, say(view.dailyDone ? "puzzle-daily-done" : "puzzle-daily"));
  }

  #standing(/** @type {PanelView} */ { score: { rating, streak, best }, change }) {
    const changed = change === null ? "" : ` (${change < 0 ? "−" : "+"}${Math.abs(change)})`;
    return [say("puzzle-rating", { rating: String(rating) }) + changed, say("puzzle-streak", { count: streak }), say("puzzle-best", { count: best })].join(" · ");
  }

  #choices(/** @type {PanelView} */ { variants, variant, kinds, kind }) {
    fill(this.#game, variants.map(({ id }) => [id, say(`game-${id}`)]));
    this.#game.value = variant.id;
    const fitting = Object.entries(KINDS).filter(([, of]) => of.length === 0 || of.some((one) => kinds.has(one)));
    fill(this.#kind, fitting.map(([id]) => [id, say(`puzzle-kind-${id}`)]));
    this.#kind.value = kind;
    const label = this.#kind.closest("label");
    if (label) label.hidden = fitting.length < 3;
  }
}

/** @returns {value is KindChoice} */
const isKind = (/** @type {string} */ value) => value in KINDS;
