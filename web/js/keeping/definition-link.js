// The link of a game that somebody has made: its whole definition stands behind `#d=`.

import { unpackDefinition } from "../base/definition-code.js";
import { text } from "../base/texts.js";
import { loadGame } from "../board/piece-art.js";
import { bring } from "../game/own-games.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { Game } from "../game/game.js" */

/** Opens the game of such a link. Throws a text if the definition in it is wrong or damaged. */
export async function openDefinition(/** @type {Game} */ game, /** @type {VariantInfo[]} */ variants, /** @type {string} */ code) {
  const json = await unpackDefinition(code).catch(() => {
    throw text("damaged-link");
  });
  const variant = bring(variants, json);
  await loadGame(variant);
  game.opening.start(variant, { fromAddress: true });
}
