// Offers move confirmation once, after the first move by a finger on a large board.

import { settings } from "../base/settings.js";
import { text } from "../base/texts.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { Game } from "../game/game.js" */

/** A board with more squares than this has small ones on a phone. */
const MANY = 100;

/** Shows the offer after a move by a finger on a large board. */
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
