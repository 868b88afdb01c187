// The panel beside a puzzle on the board: the task, the result, and the next actions.

import { allow, button, fill, make, said, setText } from "../base/dom.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { KINDS } from "./choice.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { KindChoice } from "./choice.js" */
/** @import { Kept } from "./puzzle-score.js" */
/** @import { Puzzle, PuzzleSet } from "./puzzle-file.js" */
/** @import { Solving } from "./solving.js" */

/**
 * @typedef {object} PanelView The content.
 * @property {VariantInfo} variant
 * @property {[id: string, name: string][]} games the games that have puzzles
 * @property {boolean} hasMistakes whether there are puzzles from the person's games
 * @property {Puzzle | null} puzzle
 * @property {Solving | null} solving
 * @property {Kept} score
 * @property {number | null} change the change of the rating by the puzzle
 * @property {number} days the streak of puzzles of the day
 * @property {PuzzleSet} set the set that it belongs to
 * @property {number} left how many mistakes of today are left
 * @property {number} number the place of the puzzle among those of the set, from 1
 * @property {number} count how many these are
 * @property {boolean} dailyDone whether that was solved
 * @property {KindChoice} kind
 * @property {Set<string>} kinds the kinds of the game's puzzles
 * @property {string} theme the chosen theme, or none
 * @property {[theme: string, words: string][]} themes those that can be chosen
 * @property {string[]} themeWords those of the puzzle, in words
 * @property {string} trouble the error message
 */

/**
 * @typedef {object} PanelActs The actions.
 * @property {() => void} next
 * @property {() => void} daily
 * @property {() => void} close
 * @property {(game: string) => void} chooseGame
 * @property {(kind: KindChoice) => void} chooseKind
 * @property {(theme: string) => void} chooseTheme
 * @property {() => void} share
 * @property {() => void} savePicture
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
  #before;
  #share;
  #picture;
  #next;
  #daily;
  #close;
  #game = make("select");
  #kind = make("select");
  #theme = make("select");
  #back = said("a", "today-back", { href: "./?today", className: "door main" });
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
    this.#before = button("puzzle-before", { picture: "back", onclick: () => this.#solving?.showBefore() });
    this.#share = button("puzzle-share", { onclick: acts.share });
    this.#picture = button("puzzle-picture", { onclick: acts.savePicture });
    this.#next = button("puzzle-next", { className: "main", onclick: acts.next });
    this.#daily = button("puzzle-daily", { onclick: acts.daily });
    this.#close = button("puzzle-end", { picture: "close", alone: true, onclick: acts.close });
    this.#game.onchange = () => acts.chooseGame(this.#game.value);
    this.#kind.onchange = () => {
      const { value } = this.#kind;
      if (isKind(value)) acts.chooseKind(value);
    };
    this.#theme.onchange = () => acts.chooseTheme(this.#theme.value);
    place.append(
      make("div", { className: "puzzle-head" }, this.#task, this.#close), this.#about, this.#news,
      make("div", { className: "row puzzle-acts" }, this.#next, this.#back, this.#why, this.#hint, this.#solution, this.#before, this.#share, this.#picture),
      make("div", { className: "row puzzle-choice" },
        make("label", {}, said("span", "puzzle-game"), this.#game), make("label", {}, said("span", "puzzle-kind"), this.#kind),
        make("label", {}, said("span", "puzzle-theme"), this.#theme), this.#daily),
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
    const { puzzle, solving, variant, set, left, trouble, games } = view;
    this.#solving = solving;
    const phase = solving?.phase;
    const over = phase === "solved" || phase === "shown";
    const player = playerName(variant.players[solving?.solver ?? 0]);
    setText(this.#task, puzzle ? say(`puzzle-task-${puzzle.kind}`) : say("puzzles"));
    const daily = set === "daily";
    const name = games.find(([id]) => id === puzzle?.game)?.[1] ?? (puzzle ? say(`game-${puzzle.game}`) : "");
    const about = puzzle?.kind === "mine" ? (set === "today" ? say("puzzle-mistake-number", { number: view.number, all: view.count }) : "") : say("puzzle-rated", { rating: puzzle?.rating ?? 0 });
    const origin = solving?.hasBefore ? say("puzzle-origin", { moves: Math.ceil((puzzle?.origin?.moves.length ?? 0) / variant.players.length) }) : "";
    const themes = over ? view.themeWords.join(", ") : "";
    setText(this.#about, (puzzle ? [daily ? say("puzzle-of-day") : "", name, about, origin, themes] : []).filter(Boolean).join(" · "));
    setText(this.#news, trouble || words(solving?.words) || (puzzle ? say(`puzzle-ask-${puzzle.kind}`, { player, move: puzzle.played ?? "" }) : ""));
    this.#place.classList.toggle("solved", phase === "solved" && !solving?.helped);
    this.#place.classList.toggle("wrong", solving?.wrong !== null && phase === "busy" && Boolean(solving));
    allow(this.#hint, phase === "solve");
    allow(this.#solution, phase === "solve");
    this.#hint.hidden = this.#solution.hidden = over || !puzzle;
    this.#why.hidden = !puzzle || (!over && !solving?.wrong);
    allow(this.#why, phase !== "busy");
    // After the last mistake of the day, or where there is none, the way leads back.
    this.#back.hidden = set !== "today" || (puzzle !== null && (!over || left > 0));
    this.#next.hidden = puzzle === null ? set !== "game" : !over || (set === "today" && left === 0);
    this.#before.hidden = !solving?.hasBefore;
    allow(this.#before, phase !== "busy");
    this.#share.hidden = this.#picture.hidden = !daily || phase !== "solved";
    setText(this.#score, this.#standing(view));
    this.#choices(view);
    const on = this.#next.hidden ? this.#back : this.#next;
    if (!on.hidden && (document.activeElement === document.body || document.activeElement === this.#solution)) on.focus();
    this.#daily.hidden = daily || set === "today";
    setText(this.#daily, say(view.dailyDone ? "puzzle-daily-done" : "puzzle-daily"));
  }

  #standing(/** @type {PanelView} */ { score: { rating, streak, best }, change, set, days }) {
    if (set === "mine" || set === "today") return "";
    if (set === "daily") return say("puzzle-days", { count: days });
    const changed = change === null ? "" : ` (${change < 0 ? "−" : "+"}${Math.abs(change)})`;
    return [say("puzzle-rating", { rating: String(rating) }) + changed, say("puzzle-streak", { count: streak }), say("puzzle-best", { count: best })].join(" · ");
  }

  #choices(/** @type {PanelView} */ { games, hasMistakes, variant, kinds, kind, theme, themes, set }) {
    const own = /** @type {[string, string][]} */ (hasMistakes ? [["mine", say("puzzle-set-mine")]] : []);
    fill(this.#game, [...own, ...games]);
    this.#game.value = set === "mine" ? "mine" : variant.id;
    const fitting = Object.entries(KINDS).filter(([, of]) => of.length === 0 || of.some((one) => kinds.has(one)));
    fill(this.#kind, fitting.map(([id]) => [id, say(`puzzle-kind-${id}`)]));
    this.#kind.value = kind;
    fill(this.#theme, [["", say("puzzle-kind-all")], ...themes]);
    this.#theme.value = theme;
    const row = this.#game.closest(".puzzle-choice");
    if (row instanceof HTMLElement) row.hidden = set === "today";
    show(this.#kind, fitting.length > 2);
    show(this.#theme, themes.length > 0);
  }
}

/** Shows or hides a choice with its label. */
function show(/** @type {HTMLElement} */ choice, /** @type {boolean} */ isShown) {
  const label = choice.closest("label");
  if (label) label.hidden = !isShown;
}

/** @returns {value is KindChoice} */
const isKind = (/** @type {string} */ value) => value in KINDS;
