// The board of a lesson: the page's own board, which shows the lesson instead of a game and hears which squares are pressed.

import { make } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { say } from "../base/texts.js";
import { motionIsOn } from "../base/theme.js";
import { BoardKeys } from "../board/board-keys.js";
import { BoardZoom } from "../board/board-zoom.js";
import * as pieces from "../board/piece-art.js";
import { BoardView } from "../program.js";

/** @import { Gesture, LessonPiece, LessonState, LessonView, School, Text, VariantInfo } from "../program.js" */

/** @typedef {{ school: School, variant: VariantInfo, pieces: LessonPiece[] }} LessonSource What the board shows. */

/** @typedef {{ stars: string[], right: string[], wrong: string | null, hints: string[] }} LessonMarks */

/** The board of all lessons of a game. */
export class LessonBoard {
  element = make("div", { className: "board" });
  #canvas = make("canvas");
  #view;
  #source;
  #keys;
  #zoom;
  /** Hears which square is pressed. @type {((square: string) => void) | null} */
  onPress = null;
  /** @type {Map<string, Text>} */
  #names;
  #pupil = "a1";
  #pictures = new Set();
  #looks = "";
  #turns;

  constructor(/** @type {LessonSource} */ source) {
    const { variant, pieces: all } = source;
    this.#source = source;
    this.element.append(this.#canvas);
    // The learner sits at the bottom.
    const { turns } = variant.players[0];
    const sides = [variant.files, variant.ranks].map(String);
    const [columns, rows] = turns % 2 === 1 ? sides.reverse() : sides;
    this.element.style.setProperty("--columns", columns);
    this.element.style.setProperty("--rows", rows);
    this.#turns = turns;
    this.#view = new BoardView(this.#canvas, (gesture) => this.#hear(gesture));
    this.#keys = new BoardKeys(this.#canvas, { label: "school-board", help: "school-keys" }, {
      box: (square) => this.#view.squareBox(square),
      beside: (square, right, down) => this.#view.beside(square, right, down),
      start: () => this.#pupil,
      show: () => this.#view.setCursor(this.#keys.cursor),
      press: (square) => this.onPress?.(square),
    });
    this.#zoom = new BoardZoom(this.#canvas, this.#view);
    this.#names = new Map(all.map(({ art, name }) => [art, name]));
    for (const { art, letter } of all) this.#view.setLetter(art, letter);
  }

  /** Shows the lesson. @type {(state: LessonState, view: Omit<LessonView, "orientation">, marks: LessonMarks) => void} */
  show(state, view, marks) {
    const { school, variant } = this.#source;
    this.#addPictures();
    this.#follow();
    this.#pupil = state.pupil;
    this.#view.showLesson(school, { ...view, orientation: this.#turns });
    const shape = (/** @type {"green" | "red" | "blue"} */ colour) => (/** @type {string} */ from) => ({ from, colour });
    this.#view.setMarks({
      stars: marks.stars,
      shapes: [...marks.right.map(shape("green")), ...(marks.wrong ? [shape("red")(marks.wrong)] : []), ...marks.hints.map(shape("blue"))],
    });
    const more = new Map([...named(marks.right, "school-found-on"), ...named(marks.stars, "school-star-on"), ...named(marks.hints, "school-hint-on")]);
    this.#keys.name({ files: variant.files, ranks: variant.ranks, orientation: this.#turns }, this.#view.squares(), this.#names, variant.players, more);
  }

  /** Another step begins: clears the previous one, and moves the focus to the piece's square. */
  reset() {
    this.#view.letGo();
    this.#view.zoomOut();
    this.#keys.reset();
  }

  /** Looks as the settings say. */
  #follow() {
    const theme = { board: settings.get("board"), pieces: settings.get("pieces"), coordinates: settings.get("coordinates"), text: getComputedStyle(this.#canvas).color };
    const looks = JSON.stringify(theme);
    // A new theme redraws everything.
    if (looks !== this.#looks) this.#view.setTheme(theme);
    this.#looks = looks;
    this.#view.setMotion(motionIsOn());
    this.#view.setLoupe(settings.get("loupe"));
  }

  #addPictures() {
    for (const { art } of this.#source.pieces) {
      const text = pieces.text(art);
      if (!text || this.#pictures.has(art)) continue;
      this.#pictures.add(art);
      try {
        this.#view.setArt(art, text);
      } catch (error) {
        // Its letter is shown instead.
        console.warn(error);
      }
    }
  }

  #hear(/** @type {Gesture} */ gesture) {
    if (gesture.type === "zoom") {
      this.#keys.place();
      this.#zoom.show(gesture.whole);
    }
    if (gesture.type === "tap") this.onPress?.(gesture.square);
    if (gesture.type === "drop" && gesture.from === this.#pupil) this.onPress?.(gesture.square);
  }
}

/** Squares, each with an additional label. @returns {[string, string][]} */
const named = (/** @type {string[]} */ squares, /** @type {string} */ id) => squares.map((square) => [square, say(id)]);
