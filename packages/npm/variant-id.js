// The ids of games, given in any way.

import { ask } from "./load.js";
import { Session as Program } from "./programs/rules.js";
import { know } from "./letters.js";

/** @import { GivenVariant } from "./rules.js" */

/** The id of a game. The program takes in one that it does not have: a definition, or what `Variant` has read from a text. */
export function idOf(/** @type {GivenVariant} */ variant) {
  if (typeof variant === "string") return variant;
  const json = "json" in variant ? variant.json : JSON.stringify(variant);
  const game = ask(() => Program.addGame(json));
  know(game);
  return game.id;
}
