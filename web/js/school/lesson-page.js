// A lesson: the board, what is to be done, what came of it, and the way on.

import { button, icon, make, said, setText } from "../base/dom.js";
import { say, sentences, text, translate, words } from "../base/texts.js";
import { countToday } from "../keeping/week-results.js";
import { planOfToday } from "../keeping/week.js";
import { isLearned, keepStep, pieceProgress, progressOf } from "./progress.js";
import { todayOf } from "./room.js";

/** @import { LessonPiece, LessonState } from "../program.js" */
/** @import { SchoolRoom } from "./room.js" */

/** Milliseconds that an example is shown, and that the piece rests between two. */
const SHOWN = 1100;
const RESTS = 700;

/** The lesson on a piece. */
export class LessonPage {
  element = make("section", { className: "school-page lesson" });
  #room;
  #piece;
  /** @type {string[]} */
  #steps;
  #step = 0;
  /** @type {LessonState} */
  #state;
  #board;
  /** How much help was asked for: nothing, a hint, or everything. @type {0 | 1 | 2} */
  #help = 0;
  /** A hint marks this. @type {string[]} */
  #hints = [];
  /** The example that is shown. @type {string | null} */
  #at = null;
  #before = false;
  /** Whether all steps are behind. */
  #ended = false;
  /** @type {number | undefined} */
  #timer;
  #list = make("ol", { className: "lesson-steps", "aria-label": say("school-steps") });
  /** @type {HTMLButtonElement[]} */
  #dots;
  #name = make("h2");
  #task = make("p", { className: "lesson-task" });
  #stars = make("p", { className: "visually-hidden" });
  #said = make("p", { className: "lesson-said", role: "status" });
  /** The live region that announces what a new step asks for. */
  #announcement = make("p", { className: "visually-hidden", "aria-live": "polite" });
  #buttons = make("div", { className: "lesson-buttons" });

  /**
   * @param {SchoolRoom} room
   * @param {LessonPiece} piece
   */
  constructor(room, piece) {
    this.#room = room;
    this.#piece = piece;
    this.#steps = room.school.open(piece.kind);
    this.#dots = this.#steps.map((_, index) => make("button", { type: "button", onclick: () => this.#begin(index) }));
    this.#list.append(...this.#dots.map((dot) => make("li", {}, dot)));
    const { done } = this.#progress();
    // A person who returns continues with the remaining steps; a finished lesson starts over.
    const left = this.#steps.findIndex((step) => !done.includes(step));
    this.#step = Math.max(left, 0);
    this.#state = room.school.begin(this.#step);
    this.#board = room.board();
    this.#board.onPress = (square) => this.#press(square);
    const title = make("h1", { textContent: words(piece.name), tabIndex: -1 });
    const about = make("div", { className: "lesson-words" }, this.#name, this.#task, this.#stars, this.#said, this.#announcement, this.#buttons);
    this.element.append(make("div", { className: "lesson-head" }, title, this.#list), make("div", { className: "lesson-place" }, this.#board.element), about);
    this.#begin(this.#step);
  }

  /** Shows it as it is now. */
  show() {
    this.#showBoard();
    this.#showWords();
  }

  /** Draws the pictures again. */
  drawPictures() {
    this.show();
  }

  /** Ends the page: stops its timer and listeners. */
  leave() {
    clearTimeout(this.#timer);
    this.#board.onPress = null;
  }

  #progress() {
    return pieceProgress(progressOf(this.#room.variant.id), this.#piece.kind);
  }

  /** Begins a step. */
  #begin(/** @type {number} */ step) {
    clearTimeout(this.#timer);
    this.#step = step;
    this.#ended = false;
    this.#state = this.#room.school.begin(step);
    this.#help = 0;
    this.#hints = [];
    this.#at = null;
    this.#before = this.#state.passed;
    this.#board.reset();
    this.#say("");
    if (this.element.isConnected) this.show();
    else queueMicrotask(() => this.show());
    // Where the page has just come, its announcements are heard from the next picture on.
    this.#announcement.textContent = "";
    requestAnimationFrame(() => this.#announceTask());
    if (this.#state.step === "watch") this.#demonstrate();
    if (this.#before) this.#timer = setTimeout(() => {
      this.#before = false;
      this.show();
    }, SHOWN);
  }

  /** Shows some moves, one after the other. */
  #demonstrate() {
    clearTimeout(this.#timer);
    const { examples } = this.#state;
    let number = 0;
    const go = () => {
      if (this.#at !== null) {
        this.#at = null;
        number += 1;
        this.#timer = number < examples.length ? setTimeout(go, RESTS) : undefined;
      } else {
        this.#at = examples[number] ?? null;
        this.#timer = setTimeout(go, SHOWN);
      }
      this.show();
    };
    if (examples.length > 0) this.#timer = setTimeout(go, RESTS);
  }

  #press(/** @type {string} */ square) {
    if (this.#state.done || this.#state.step === "watch") return;
    if (this.#before) {
      clearTimeout(this.#timer);
      this.#before = false;
    }
    this.#hints = [];
    const left = this.#state.stars.length;
    const state = this.#room.school.press(square);
    this.#state = state;
    if (state.done) this.#done();
    else this.#answer(state, left);
    if (this.#help === 2) this.#hints = this.#shown();
    this.show();
  }

  /** Says what came of a press. */
  #answer(/** @type {LessonState} */ { reply, step, all, found, stars, made }, /** @type {number} */ before) {
    if (!reply || (reply.right === null && !reply.why)) return;
    if (reply.right === false) return this.#say(say("school-wrong", { why: words(reply.why).replace(/[.!]$/, "") }), "wrong");
    if (reply.right === null) return this.#say(sentences([reply.why]));
    if (step === "find") return this.#say(say("school-right-left", { left: all - found.length }), "right");
    const moved = say("school-moved", { made });
    if (stars.length < before) return this.#say(sentences([say("school-star-got", { left: stars.length }), moved]), "right");
    this.#say(sentences([moved]));
  }

  #done() {
    const { step, made, par } = this.#state;
    this.#keep();
    if (step === "stars") this.#say(made <= (par ?? 0) ? say("school-done-par") : say("school-done-stars", { made, par: par ?? 0 }), "right");
    else this.#say(say(["find", "take"].includes(step) ? `school-done-${step}` : "school-done-special"), "right");
  }

  #keep() {
    const { id } = this.#room.variant;
    keepStep(id, this.#piece.kind, this.#steps[this.#step], this.#steps);
    if (planOfToday(id)?.piece === this.#piece.kind && isLearned(this.#progress())) countToday();
  }

  /** Continues with the next step, or reports that all are done. */
  #next() {
    if (this.#state.step === "watch") this.#keep();
    if (this.#step + 1 < this.#steps.length) {
      this.#begin(this.#step + 1);
      return;
    }
    clearTimeout(this.#timer);
    const first = this.#steps.findIndex((step) => !this.#progress().done.includes(step));
    if (first >= 0) return this.#begin(first);
    this.#ended = true;
    this.#at = null;
    this.#say(say(this.#following() ? "school-praise" : "school-praise-all", { piece: this.#piece.name }), "right");
    this.show();
  }

  /** The first piece after this one that is not learned, or the first of all. */
  #following() {
    const { pieces, variant } = this.#room;
    const progress = progressOf(variant.id);
    const here = pieces.indexOf(this.#piece);
    return [...pieces.slice(here + 1), ...pieces.slice(0, here)].find(({ kind }) => !isLearned(pieceProgress(progress, kind)));
  }

  /** What helps most. */
  #shown() {
    return ["find", "stars"].includes(this.#state.step) ? [] : this.#room.school.answers();
  }

  #hint() {
    this.#help = this.#help === 2 ? 2 : 1;
    const [first] = this.#room.school.answers();
    // Where there is but one answer, a hint is where the piece can go at all.
    this.#hints = ["find", "stars"].includes(this.#state.step) && first ? [first] : [];
    this.#say(this.#hints.length > 0 ? say("school-hinted", { square: first }) : say("school-shown"));
    this.show();
  }

  #showAll() {
    this.#help = 2;
    this.#hints = this.#state.step === "stars" ? this.#room.school.answers().slice(0, 1) : this.#shown();
    this.#say(say("school-shown"));
    this.show();
  }

  #say(/** @type {string} */ words, /** @type {"" | "right" | "wrong"} */ mood = "") {
    this.#said.dataset.mood = mood;
    setText(this.#said, words);
  }

  /** Announces what is to be done. */
  #announceTask() {
    const { step, task } = this.#state;
    setText(this.#announcement, sentences([say(`school-step-${step}`), task, this.#stars.textContent]));
  }

  #showBoard() {
    const { step, stars, found, reply, done } = this.#state;
    const helps = this.#help === 2 || (this.#help === 1 && !["find", "stars"].includes(step));
    const view = { targets: (step === "watch" && this.#at === null) || (helps && !done), at: this.#at, before: this.#before };
    this.#board.show(this.#state, view, { stars, right: found, wrong: reply?.right === false ? reply.square : null, hints: done ? [] : this.#hints });
  }

  #showWords() {
    const { step, task, found, all, stars, done } = this.#state;
    const { done: kept } = this.#progress();
    this.#steps.forEach((name, index) => this.#showDot(name, index, kept.includes(name)));
    setText(this.#name, say(`school-step-${step}`));
    const counted = step === "find" && !done ? [say("school-found", { found: found.length, all })] : [];
    setText(this.#task, this.#ended ? "" : sentences([task, ...counted]));
    this.#task.hidden = this.#name.hidden = this.#ended;
    setText(this.#stars, stars.length > 0 ? `${say("school-star-on")}: ${stars.join(", ")}` : "");
    this.#showButtons();
    translate(this.element);
  }

  /** The dots stay: one of them may have the keyboard. */
  #showDot(/** @type {string} */ name, /** @type {number} */ index, /** @type {boolean} */ isDone) {
    const dot = this.#dots[index];
    const here = index === this.#step && !this.#ended;
    dot.className = isDone ? "done" : "";
    setText(dot, isDone && !here ? "✓" : String(index + 1));
    dot.setAttribute("aria-label", say(isDone ? "school-step-done" : "school-step", { number: index + 1, step: text(`school-step-${name}`) }));
    dot.title = say(`school-step-${name}`);
    if (here) dot.setAttribute("aria-current", "step");
    else dot.removeAttribute("aria-current");
  }

  /** The buttons change only when what can be done does, so that none is lost under the finger. */
  #showButtons() {
    const { step, done } = this.#state;
    const kind = this.#ended ? "ended" : step === "watch" ? "watch" : done ? (step === "stars" ? "stars" : "done") : "doing";
    if (this.#buttons.dataset.kind === kind) return;
    const had = this.#buttons.contains(document.activeElement);
    this.#buttons.dataset.kind = kind;
    this.#buttons.replaceChildren(...this.#buttonsFor(kind));
    const first = this.#buttons.querySelector("button");
    if (had && first) first.focus({ preventScroll: true });
  }

  /** @returns {HTMLElement[]} */
  #buttonsFor(/** @type {string} */ kind) {
    const next = button("school-next", { picture: "forward", className: "main", onclick: () => this.#next() });
    const again = button("school-again-button", { picture: "undo", onclick: () => this.#begin(this.#step) });
    if (kind === "watch") return [next, button("school-replay", { picture: "undo", onclick: () => this.#demonstrate() })];
    if (kind === "stars") return [next, again];
    if (kind === "done") return [next];
    if (kind === "doing") return [button("school-hint", { picture: "hint", onclick: () => this.#hint() }), button("school-show", { onclick: () => this.#showAll() }), again];
    const following = this.#following();
    const map = said("button", "school-map", { type: "button", onclick: () => this.#room.open(null) });
    // The lesson of the day leads to the next step of the day.
    if (planOfToday(this.#room.variant.id)?.piece === this.#piece.kind) return [said("a", "today-back", { className: "door main", href: todayOf(this.#room.variant.id) }), map];
    if (!following) return [map];
    const go = make("button", { type: "button", className: "main", onclick: () => this.#room.open(following.kind) }, icon("forward"), make("span", { textContent: say("school-next-piece", { piece: following.name }) }));
    return [go, map];
  }
}
