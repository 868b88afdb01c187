// What is shared of the puzzle of the day, without its solution: a sentence and a picture.

import { addressFor } from "../base/reach.js";
import { make } from "../base/dom.js";
import { copy, download } from "../base/files.js";
import { settings } from "../base/settings.js";
import { language, say } from "../base/texts.js";
import * as art from "../board/piece-art.js";
import { BoardView, Session } from "../program.js";

/** @import { Orientation } from "../game/game-store.js" */
/** @import { VariantInfo } from "../program.js" */
/** @import { Puzzle } from "./puzzle-file.js" */

/** The width of the picture in pixels, about. */
const WIDTH = 1000;

/** A day, counted from 1970 in UTC, in words. */
const dayInWords = (/** @type {number} */ day) => new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", timeZone: "UTC" }).format(day * 86_400_000);

/**
 * The sentence about the puzzle of a day.
 * @param {number} day
 * @param {{ game: string, alone: boolean, streak: number }} result the game's name, whether it was solved without a mistake and help, and the streak
 */
export function resultInWords(day, { game, alone, streak }) {
  const address = addressFor("?puzzles=daily");
  return `${say(alone ? "puzzle-share-solved" : "puzzle-share-helped", { day: dayInWords(day), game, streak })}\n${address}`;
}

/**
 * The task as a picture, as a data URL.
 * @param {Puzzle} puzzle
 * @param {VariantInfo} variant
 * @param {Orientation} orientation
 */
function picture({ position, options = {} }, variant, orientation) {
  const session = Session.fromPosition(variant.id, options, position);
  const view = new BoardView(make("canvas"), () => {});
  try {
    const coordinates = settings.get("coordinates");
    view.setTheme({ board: settings.get("board"), pieces: settings.get("pieces"), coordinates: coordinates === "outside" ? "inside" : coordinates });
    for (const id of variant.art) {
      const drawing = art.text(id);
      if (drawing) view.setArt(id, drawing);
    }
    for (const { art: id, letter } of session.pieceList()) view.setLetter(id, letter);
    view.show(session, { orientation });
    return view.picture("png", Math.round(WIDTH / Math.max(variant.files, variant.ranks)));
  } finally {
    view.free();
    session.free();
  }
}

/** Saves the task as a picture. */
export function savePicture(/** @type {Puzzle} */ puzzle, /** @type {VariantInfo} */ variant, /** @type {Orientation} */ orientation) {
  download(`menagerie-${puzzle.game}.png`, picture(puzzle, variant, orientation), "image/png");
}

/**
 * Tells others: by the device's own dialog, otherwise as a copied text. Returns a text id that says what was done; an empty one if the person changed their mind.
 * @param {string} words
 */
export async function tell(words) {
  if (navigator.share && matchMedia("(any-pointer: coarse)").matches) {
    try {
      await navigator.share({ text: words });
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  return (await copy(words)) ? "copied" : "not-copied";
}
