// The game of a saved game: one of the list, one whose definition is saved with it, or one of the library.

import { faultOf } from "../base/faults.js";
import { shallow, readJson, record } from "../base/schema.js";
import { say } from "../base/texts.js";
import { listed, withLibrary } from "../game/own-games.js";
import { Session } from "../program.js";

/** @import { Schema } from "../base/schema.js" */
/** @import { SessionRecord, VariantInfo } from "../program.js" */

/** @typedef {{ variant: string, saved: string }} KeptText What is known of a saved game before it is opened. */

const WHOLE = record({ game: /** @type {Schema<SessionRecord>} */ (shallow) });

/** The game, if it is available here. Throws a text if there is no such game, or the saved one is damaged. */
export function gameOf(/** @type {VariantInfo[]} */ variants, /** @type {KeptText} */ { variant, saved }) {
  const known = variants.find(({ id }) => id === variant);
  if (known) return known;
  // It contains its definition.
  const whole = readJson(saved, WHOLE);
  if (whole) Session.fromSaved(whole.game).free();
  return listed(variants, variant);
}

/** The game, fetched from the library if necessary. Throws a text like that, or if the library cannot be reached. */
export function fetchedGameOf(/** @type {VariantInfo[]} */ variants, /** @type {KeptText} */ kept) {
  return withLibrary(() => gameOf(variants, kept));
}

/** Whether the error is that the game is not available here, and not that the saved one is damaged. */
export const isMissing = (/** @type {unknown} */ error) => ["link-no-game", "library-not-loaded"].includes(faultOf(error).text);

/** The name of a game; the saved name if the game is not available here. */
export function gameName(/** @type {string} */ id, title = "") {
  const words = say(`game-${id}`);
  return words === `game-${id}` ? title || id : words;
}
