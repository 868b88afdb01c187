// Own games that are saved in the browser: they are in the list beside the built-in ones.

import { pack, thumbnailData } from "../board/thumbnail.js";
import { list, listed } from "../game/own-games.js";
import { Session } from "../program.js";
import { forgetDefinition, hasPicture, keepDefinition, keepPicture, keptDefinition, keptIds } from "./own-cards.js";

/** @import { VariantInfo } from "../program.js" */

/** The saved games in the list. @type {Set<string>} */
const onShelf = new Set();

/**
 * Registers saved games that are not in the list, and removes those from the list that are not saved any more. One that cannot be read stays where it
 * is.
 */
export function registerKept(/** @type {VariantInfo[]} */ variants) {
  for (const id of [...onShelf].filter((id) => !isKept(id))) takeOut(variants, id);
  for (const id of keptIds()) {
    if (variants.some((variant) => variant.id === id)) continue;
    try {
      // They are compiled when they are chosen.
      list(variants, Session.addKept(keptDefinition(id) ?? ""));
      onShelf.add(id);
    } catch (error) {
      console.warn(id, error);
    }
  }
}

/** Saves a registered game. Returns null, or why that failed. */
export function keep(/** @type {string} */ id) {
  const trouble = keepDefinition(id, Session.definitionOf(id) ?? "");
  if (trouble !== null) return trouble;
  onShelf.add(id);
  renderThumbnail(id);
  return null;
}

/** Whether it is saved. */
export const isKept = (/** @type {string} */ id) => keptDefinition(id) !== null;

/** Deletes it, also from the list. Saved games of it can still be opened. Returns a function that restores it. */
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

/** Renders the starts of saved games without a picture: one at a time, between the person's actions. */
export async function renderThumbnails() {
  for (const id of keptIds().filter((id) => !hasPicture(id))) {
    renderThumbnail(id);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function renderThumbnail(/** @type {string} */ id) {
  try {
    const session = new Session(id);
    keepPicture(id, pack(thumbnailData(session.placement(), 0)));
    session.free();
  } catch (error) {
    // A missing picture does not affect the game.
    console.info(id, error);
  }
}
