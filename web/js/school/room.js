// The shared data of both pages of the school, and their addresses.

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

/** Whether a click on a link opens it here: not in another tab or window. */
export const opensHere = (/** @type {MouseEvent} */ { ctrlKey, metaKey, shiftKey, altKey }) => !ctrlKey && !metaKey && !shiftKey && !altKey;
