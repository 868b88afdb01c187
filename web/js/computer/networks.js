// The networks for the evaluation at the stronger levels. That of a game is loaded when a search needs it.

import { SITE, keepForLater } from "../site.js";

/** @import { NetworkSource } from "../engine.js" */

/** The longest wait for a network, in milliseconds; without it, the computer uses its other evaluation. */
const PATIENCE = 3000;

/** The requested ones, each with the end of the wait for it. @type {Map<string, [Promise<ArrayBuffer | null>, Promise<null>]>} */
const networks = new Map();

/** Returns each network once it is loaded, for all engines. @type {NetworkSource} */
export const NETWORKS = {
  of(game) {
    const asked = networks.get(game) ?? [load(game), new Promise((resolve) => setTimeout(resolve, PATIENCE, null))];
    networks.set(game, asked);
    // After the wait, later searches only use a loaded network.
    return Promise.race(asked);
  },
  forget: (game) => networks.delete(game),
};

async function load(/** @type {string} */ game) {
  const address = new URL(`networks/${game}.nnue`, SITE);
  const answer = await fetch(address).catch(() => null);
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  // A failed connection may work the next time.
  if (bytes) keepForLater([address]);
  else networks.delete(game);
  return bytes;
}
