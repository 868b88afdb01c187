// On a large board under a finger, each move can be confirmed: that is offered once, after the first move.

import { settings } from "../base/settings.js";
import { text } from "../base/texts.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { Game } from "../game/game.js" */

/** A board of more squares than this has small ones on a phone. */
const MANY = 100;

/** Offers it when a move has been played by a finger on a board that is large. */
export function offerConfirmation(/** @type {Game} */ game, /** @type {Notes} */ notes) {
  const isOffered = () => settings.get("confirm") || settings.get("confirmOffered");
  if (isOffered() || !matchMedia("(any-pointer: coarse)").matches) return;
  game.store.on("change", () => {
    const { variant, state, fromAddress } = game.data;
    if (isOffered() || fromAddress || state.over || state.moves.length === 0 || variant.files * variant.ranks <= MANY) return;
    if (!matchMedia("(pointer: coarse)").matches) return;
    settings.set("confirmOffered", true);
    notes.show("confirm", text("confirm-offer"), [{ label: "confirm-offer-yes", act: () => settings.set("confirm", true), main: true }]);
  });
  settings.onChange("confirm", () => notes.drop("confirm"));
}
