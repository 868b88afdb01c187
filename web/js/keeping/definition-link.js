// The link of an own game: its definition follows `#d=`.

import { unpackDefinition } from "../base/definition-code.js";
import { text } from "../base/texts.js";
import { loadGame } from "../board/piece-art.js";
import { register } from "../game/own-games.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { Game } from "../game/game.js" */

/** Opens the game of such a link. Throws a text if the definition in it is wrong or damaged. */
export async function openDefinition(/** @type {Game} */ game, /** @type {VariantInfo[]} */ variants, /** @type {string} */ code) {
  const json = await unpackDefinition(code).catch(() => {
    throw text("damaged-link");
  });
  const variant = register(variants, json);
  await loadGame(variant);
  game.loader.start(variant, { fromAddress: true });
}
