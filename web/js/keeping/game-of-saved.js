// Which game a saved game is of: one of the list, one whose definition is saved with it, or one of the library.

import { faultOf } from "../base/faults.js";
import { shallow, readJson, record } from "../base/schema.js";
import { say } from "../base/texts.js";
import { listed, withLibrary } from "../game/own-games.js";
import { Session } from "../program.js";

/** @import { Schema } from "../base/schema.js" */
/** @import { SessionRecord, VariantInfo } from "../program.js" */

/** @typedef {{ variant: string, saved: string }} KeptText What is known of a saved game before it is opened. */

const WHOLE = record({ game: /** @type {Schema<SessionRecord>} */ (shallow) });

/** The game, if it needs nothing from elsewhere. Throws a text if there is no such game, or the saved one is damaged. */
export function gameOf(/** @type {VariantInfo[]} */ variants, /** @type {KeptText} */ { variant, saved }) {
  const known = variants.find(({ id }) => id === variant);
  if (known) return known;
  // Its definition is part of it.
  const whole = readJson(saved, WHOLE);
  if (whole) Session.fromSaved(whole.game).free();
  return listed(variants, variant);
}

/** The game, from the library if it is one of it. Throws a text likewise, or if the library cannot be reached. */
export function fetchedGameOf(/** @type {VariantInfo[]} */ variants, /** @type {KeptText} */ kept) {
  return withLibrary(() => gameOf(variants, kept));
}

/** Whether what is wrong is that nobody here has the game, and not that what was saved is damaged. */
export const isMissing = (/** @type {unknown} */ error) => ["link-no-game", "library-not-loaded"].includes(faultOf(error).text);

/** What a game is called; as it was called when it was saved, where nobody here has it. */
export function gameName(/** @type {string} */ id, title = "") {
  const words = say(`game-${id}`);
  return words === `game-${id}` ? title || id : words;
}
