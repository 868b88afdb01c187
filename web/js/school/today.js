// The practice of the day: a new piece, a small game with it, and the mistakes of that game. Below is what was learned and beaten so far.

import { button, make, said, setText } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { keepFocus } from "../base/focus.js";
import { libraryIndex } from "../base/library-index.js";
import { language, onLanguage, say, text, translate, words } from "../base/texts.js";
import * as pieces from "../board/piece-art.js";
import { beatenLevels } from "../keeping/open-levels.js";
import { chooseGame, dropPlan, keepKnowsChess, keepPlan, localDay, opponentIn, planOfToday, streakToday, week } from "../keeping/week.js";
import { School, levels } from "../program.js";
import { isLearned, keepKnown, pieceProgress, progressOf } from "./progress.js";
import { addressOf, brand, todayOf } from "./room.js";
import { tile } from "./tile.js";

/** @import { LessonPiece, VariantInfo } from "../program.js" */
/** @import { Plan } from "../keeping/week.js" */

/** @typedef {"done" | "next" | "later"} StepState */

/**
 * Shows the page.
 * @param {HTMLElement} place
 * @param {VariantInfo[]} variants
 * @param {VariantInfo} variant the game that is practised
 * @param {{ unknown: string, knowsChess: boolean }} asked a game in the address that there is not; whether the person says that they play chess
 */
export function showToday(place, variants, variant, { unknown, knowsChess }) {
  if (knowsChess) keepKnowsChess();
  if (unknown === "") chooseGame(variant.id);
  const page = new TodayPage(place, variants, variant, unknown);
  history.replaceState(null, "", todayOf(variant.id));
  onLanguage(() => page.show());
  pieces.onPictures(() => page.drawPictures());
  page.show();
  keepFocus(place);
  pieces.loadGame(variant);
  // The person comes back from a lesson or a game with the browser's Back.
  addEventListener("pageshow", ({ persisted }) => persisted && page.show());
  // For tests and for use in the browser's console.
  Object.assign(window, { menagerie: { settings } });
}

/** The page. */
class TodayPage {
  #place;
  #variants;
  #variant;
  #unknown;
  #school;
  #pieces;
  #colour;
  #game = make("select", { id: "today-game" });
  #content = make("section", { className: "school-page today" });
  /** The names of the library's games, by id. @type {Map<string, Record<string, string>>} */
  #library = new Map();

  /**
   * @param {HTMLElement} place
   * @param {VariantInfo[]} variants
   * @param {VariantInfo} variant
   * @param {string} unknown
   */
  constructor(place, variants, variant, unknown) {
    this.#place = place;
    this.#variants = variants;
    this.#variant = variant;
    this.#unknown = unknown;
    this.#school = new School(variant.id);
    this.#pieces = this.#school.pieces();
    this.#colour = this.#school.colour();
    this.#game.onchange = () => location.assign(todayOf(this.#game.value));
    place.append(make("header", { className: "school-head" }, brand(), make("nav", { className: "school-links" }, said("a", "school-games", { href: "./" }))), this.#content);
    if (week().knowsChess) this.#knowChess();
    this.#addLibrary();
  }

  /** All games can be practised. */
  async #addLibrary() {
    try {
      this.#library = new Map((await libraryIndex()).map(({ id, name }) => [id, name]));
      this.#fillGames();
    } catch (error) {
      // The others can still be chosen.
      console.warn(error);
    }
  }

  #fillGames() {
    const own = this.#variants.map(({ id }) => id);
    const others = [...this.#library.keys()].filter((id) => !own.includes(id));
    this.#game.replaceChildren(...[...own, ...others].map((id) => new Option(this.#nameOf(id), id)));
    this.#game.value = this.#variant.id;
  }

  #nameOf(/** @type {string} */ id) {
    const known = this.#variants.some((variant) => variant.id === id);
    return known ? say(`game-${id}`) : (this.#library.get(id)?.[language()] ?? id);
  }

  /** Marks the pieces that move as in chess as learned. */
  #knowChess() {
    const progress = progressOf(this.#variant.id);
    const left = this.#school.knownFromChess().filter((kind) => !isLearned(pieceProgress(progress, kind)));
    if (left.length > 0) keepKnown(this.#variant.id, new Map(left.map((kind) => [kind, this.#school.open(kind)])));
  }

  /** Shows it as it is now. */
  show() {
    document.title = `${say("today")} – Menagerie`;
    const plan = this.#plan();
    const steps = this.#steps(plan);
    const done = steps.every(({ state }) => state === "done");
    this.#fillGames();
    this.#content.replaceChildren(
      make("div", { className: "today-head" }, make("h1", { textContent: say("today"), tabIndex: -1 }), this.#streak()),
      ...(this.#unknown ? [make("p", { className: "school-trouble", textContent: say("today-no-game", { game: this.#unknown }) })] : []),
      make("p", { className: "today-choice" }, make("label", {}, said("span", "puzzle-game"), " ", this.#game), ...this.#chessDoor()),
      make("div", { className: "today-parts" },
        make("div", {},
          make("ol", { className: "today-path", "aria-label": say("today-path") }, ...steps.map((step, index) => this.#step(step, index))),
          make("p", { className: "today-end", role: "status", textContent: done ? this.#ending(plan) : "" })),
        make("div", {}, ...this.#levels())),
      ...this.#map(plan));
    translate(this.#place);
  }

  /** Draws the pictures of the pieces, which have arrived. */
  drawPictures() {
    for (const picture of this.#content.querySelectorAll("[data-piece] > .piece")) {
      const kind = picture.parentElement?.dataset.piece;
      const piece = this.#pieces.find((piece) => piece.kind === kind);
      if (piece) picture.replaceWith(pieces.picture(piece.art, this.#colour));
    }
  }

  /** The plan of today. It is made on the first visit. */
  #plan() {
    const known = planOfToday(this.#variant.id);
    if (known) return known;
    const progress = progressOf(this.#variant.id);
    const learned = this.#pieces.filter(({ kind }) => isLearned(pieceProgress(progress, kind)));
    const day = localDay();
    // Whoever knows them all practises one after the other.
    const piece = this.#pieces.find((piece) => !learned.includes(piece)) ?? this.#pieces[day % this.#pieces.length];
    const position = this.#school.smallGame(piece.kind, learned.map(({ kind }) => kind));
    /** @type {Plan} */
    const plan = { day, game: this.#variant.id, piece: piece.kind, position, result: "", saved: "", mistakes: null, worked: [] };
    keepPlan(plan);
    return plan;
  }

  #pieceOf(/** @type {Plan} */ { piece }) {
    return this.#pieces.find(({ kind }) => kind === piece) ?? this.#pieces[0];
  }

  /** The steps of the day, each with its state, its words and where it leads. */
  #steps(/** @type {Plan} */ plan) {
    const piece = this.#pieceOf(plan);
    const learned = isLearned(pieceProgress(progressOf(plan.game), plan.piece));
    const played = plan.result !== "";
    const worked = played && plan.mistakes !== null && plan.worked.length >= plan.mistakes;
    const { strength } = opponentIn(plan.game);
    const game = `./?${new URLSearchParams({ game: plan.game, fen: plan.position, strength: String(strength) })}`;
    const states = [learned, played, worked];
    const next = states.indexOf(false);
    const state = (/** @type {number} */ index) => /** @type {StepState} */ (states[index] ? "done" : index === next ? "next" : "later");
    return [
      { state: state(0), title: say("today-lesson", { piece: piece.name }), about: words(piece.line), door: say(learned ? "today-again" : "today-lesson-door"), address: addressOf(plan.game, plan.piece), piece },
      { state: state(1), title: say("today-small-game"), about: played ? say(`today-${plan.result || "drawn"}`) : say("today-small-game-about", { piece: piece.name }), door: say(played ? "today-play-again" : "today-small-game-door"), address: game },
      { state: state(2), title: say("today-mistakes"), about: plan.mistakes === 0 ? say("puzzle-no-mistakes") : say("today-mistakes-about"), door: say("today-mistakes-door"), address: played && plan.mistakes !== 0 ? "./?puzzles=today" : "" },
    ];
  }

  /** @param {{ state: StepState, title: string, about: string, door: string, address: string, piece?: LessonPiece }} step @param {number} index */
  #step({ state, title, about, door, address, piece }, index) {
    const mark = make("span", { className: "today-mark", "aria-hidden": "true", textContent: state === "done" ? "✓" : String(index + 1) });
    const hidden = state === "done" ? [make("span", { className: "visually-hidden", textContent: ` (${say("today-done")})` })] : [];
    const item = make("li", { className: state }, mark,
      make("div", {}, make("h2", {}, title, ...hidden), make("p", { textContent: about })),
      ...(piece ? [pieces.picture(piece.art, this.#colour)] : []),
      ...(address ? [make("a", { className: state === "next" ? "door main" : "door", href: address, textContent: door })] : []));
    if (piece) item.dataset.piece = piece.kind;
    if (state === "next") item.setAttribute("aria-current", "step");
    return item;
  }

  #streak() {
    const { count, best } = streakToday();
    const element = make("p", { className: "today-streak", title: say("today-streak-about") });
    setText(element, count > 0 ? say("today-streak", { count, best }) : say("today-no-streak"));
    return element;
  }

  /** For somebody who has not said yet that they play chess. */
  #chessDoor() {
    const known = this.#school.knownFromChess();
    const progress = progressOf(this.#variant.id);
    if (week().knowsChess || known.every((kind) => isLearned(pieceProgress(progress, kind)))) return [];
    return [button("today-know-chess", { onclick: () => {
      keepKnowsChess();
      this.#knowChess();
      // Today's piece may be one that is known.
      const plan = planOfToday(this.#variant.id);
      if (plan && known.includes(plan.piece)) dropPlan(plan.game);
      this.show();
    } })];
  }

  #ending(/** @type {Plan} */ plan) {
    const progress = progressOf(this.#variant.id);
    const next = this.#pieces.find(({ kind }) => kind !== plan.piece && !isLearned(pieceProgress(progress, kind)));
    return next ? say("today-tomorrow", { piece: next.name }) : say("today-tomorrow-all");
  }

  #map(/** @type {Plan} */ plan) {
    const progress = progressOf(this.#variant.id);
    const learned = this.#pieces.filter(({ kind }) => isLearned(pieceProgress(progress, kind))).length;
    const counted = say("school-progress", { learned, all: this.#pieces.length });
    const bar = make("progress", { max: this.#pieces.length, value: learned });
    bar.setAttribute("aria-label", counted);
    const room = { variant: this.#variant, colour: this.#colour };
    return [
      make("h2", { textContent: say("today-map", { game: text(`game-${this.#variant.id}`) }) }),
      make("div", { className: "school-bar" }, bar, make("span", { textContent: counted })),
      make("ol", { className: "school-map", "aria-label": say("school-pieces") }, ...this.#pieces.map((piece) => make("li", {}, tile(room, piece, pieceProgress(progress, piece.kind), piece.kind === plan.piece)))),
    ];
  }

  /** The levels that were beaten, by game: the one that is practised first. */
  #levels() {
    const beaten = beatenLevels();
    const { opponents } = week();
    const others = [...new Set([...Object.keys(beaten), ...Object.keys(opponents)])].filter((id) => id !== this.#variant.id);
    const all = levels().map(({ level }) => level);
    const row = (/** @type {string} */ id) => {
      const best = Object.hasOwn(beaten, id) ? beaten[id] : 0;
      const { strength, played } = opponentIn(id);
      const dots = make("span", { className: "dots", "aria-hidden": "true" }, ...all.map((level) => make("i", { className: level <= best ? "done" : "" })));
      const words = [best > 0 ? say("today-level", { level: best }) : say("today-no-level"), ...(played > 0 ? [say("today-strength", { strength: new Intl.NumberFormat(language()).format(strength / 100) })] : [])];
      return make("li", {}, make("b", { textContent: this.#nameOf(id) }), dots, make("span", { textContent: words.join(" · ") }));
    };
    return [make("h2", { textContent: say("today-levels") }), make("ul", { className: "today-levels" }, ...[this.#variant.id, ...others].map(row))];
  }
}
