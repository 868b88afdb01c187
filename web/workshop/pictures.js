// The pictures of the pieces on this page: drawings, letters and signs on discs.

import { load, picture, know } from "../js/board/piece-art.js";

/** @import { Kind } from "./sheet.js" */

/** The id of a kind's picture; without one, that of its letter. */
export const artOf = (/** @type {Pick<Kind, "art" | "letter">} */ { art, letter }, /** @type {number} */ index) => art || `letter-${index}-${letter}`;

/** Loads the pictures of all kinds. */
export async function loadPictures(/** @type {Kind[]} */ kinds) {
  know([{ art: kinds.map(artOf), letters: kinds.map(({ letter }) => letter) }]);
  await load(kinds.map(artOf));
}

/** The colours of two and of four players. */
const COLOURS = [["white", "black"], ["red", "green", "blue", "yellow"]];

/** The colours of the players. */
let colours = COLOURS[0];

/** Chooses the colours for so many players. */
export function colourPlayers(/** @type {number} */ players) {
  colours = players > 2 ? COLOURS[1] : COLOURS[0];
}

/** A picture of a kind, in the colour of a player. */
export const drawn = (/** @type {Kind} */ kind, /** @type {number} */ index, player = 0) => picture(artOf(kind, index), colours[player] ?? colours[0]);
