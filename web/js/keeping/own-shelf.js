// Own games that are kept in the browser: they stand in the list beside those that come with the page.

import { essence, pack } from "../board/thumbnail.js";
import { list, listed } from "../game/own-games.js";
import { Session } from "../program.js";
import { forgetDefinition, isDrawn, keepDefinition, keepPicture, keptDefinition, keptIds } from "./own-cards.js";

/** @import { VariantInfo } from "../program.js" */

/** The kept games that are in the list. @type {Set<string>} */
const onShelf = new Set();

/**
 * Takes in the games that are kept here, unless they are known, and takes those out of the list that are kept no longer. One that cannot be
 * read stays where it is.
 */
export function bringKept(/** @type {VariantInfo[]} */ variants) {
  for (const id of [...onShelf].filter((id) => !isKept(id))) takeOut(variants, id);
  for (const id of keptIds()) {
    if (variants.some((variant) => variant.id === id)) continue;
    try {
      // They are compiled when one of them is chosen.
      list(variants, Session.bringKept(keptDefinition(id) ?? ""));
      onShelf.add(id);
    } catch (error) {
      console.warn(id, error);
    }
  }
}

/** Keeps a game that was brought. Gives null, or why it cannot be kept. */
export function keep(/** @type {string} */ id) {
  const trouble = keepDefinition(id, Session.definitionOf(id) ?? "");
  if (trouble !== null) return trouble;
  onShelf.add(id);
  drawStart(id);
  return null;
}

/** Whether it is kept. */
export const isKept = (/** @type {string} */ id) => keptDefinition(id) !== null;

/** Keeps it no longer, and takes it out of the list. Games of it that are saved still open. Gives what keeps it again. */
export function forget(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  const keepAgain = forgetDefinition(id);
  takeOut(variants, id);
  return () => {
    keepAgain();
    listed(variants, id);
  };
}

function takeOut(/** @type {VariantInfo[]} */ variants, /** @type {string} */ id) {
  onShelf.delete(id);
  const at = variants.findIndex((variant) => variant.id === id);
  if (at >= 0) variants.splice(at, 1);
}

/** Draws the starts of kept games that have no picture yet: one at a time, between what the person does. */
export async function drawStarts() {
  for (const id of keptIds().filter((id) => !isDrawn(id))) {
    drawStart(id);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function drawStart(/** @type {string} */ id) {
  try {
    const session = new Session(id);
    keepPicture(id, pack(essence(session.placement(), 0)));
    session.free();
  } catch (error) {
    // A game without its picture is still a game.
    console.info(id, error);
  }
}
