// The shared data of both pages of the school, and their addresses.

import { make } from "../base/dom.js";

/** @import { LessonPiece, School, VariantInfo } from "../program.js" */
/** @import { LessonBoard } from "./lesson-board.js" */

/**
 * @typedef {object} SchoolRoom
 * @property {School} school
 * @property {VariantInfo} variant
 * @property {LessonPiece[]} pieces in the order in which they are learned
 * @property {string} colour the colour of the learner's pieces
 * @property {() => LessonBoard} board returns the board of the lessons, made on first use
 * @property {(kind: string | null) => void} open opens the lesson on a kind, or the map
 */

/** @typedef {{ element: HTMLElement, show: () => void, drawPictures: () => void, leave: () => void }} SchoolPage */

/** The address of the map of a game, or of a lesson. */
export const addressOf = (/** @type {string} */ game, /** @type {string | null} */ kind = null) =>
  `./?learn=${encodeURIComponent(game)}${kind === null ? "" : `&piece=${encodeURIComponent(kind)}`}`;

/** The address of today's practice of a game. */
export const todayOf = (/** @type {string} */ game) => `./?today=${encodeURIComponent(game)}`;

/** The name of the page, which leads to the start page. */
export const brand = () => make("a", { className: "brand", href: "./" }, make("img", { src: "pieces/lion.svg", alt: "", width: 32, height: 32 }), make("span", { textContent: "Menagerie" }));

/** Whether a click on a link opens it here: not in another tab or window. */
export const opensHere = (/** @type {MouseEvent} */ { ctrlKey, metaKey, shiftKey, altKey }) => !ctrlKey && !metaKey && !shiftKey && !altKey;
