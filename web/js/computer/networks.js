// The networks, by which the computer judges better from some level on. That of a game is loaded when a search wants it.

import { SITE, keepForLater } from "../site.js";

/** @import { NetworkSource } from "../engine.js" */

/** The longest wait for a network, in milliseconds: until it is there the computer judges without it. */
const PATIENCE = 3000;

/** Those that were asked for, each with the end of the wait for it. @type {Map<string, [Promise<ArrayBuffer | null>, Promise<null>]>} */
const networks = new Map();

/** Gives each network once it has been loaded, for all that think. @type {NetworkSource} */
export const NETWORKS = {
  of(game) {
    const asked = networks.get(game) ?? [load(game), new Promise((resolve) => setTimeout(resolve, PATIENCE, null))];
    networks.set(game, asked);
    // Once the wait is over, a later search takes only what is there.
    return Promise.race(asked);
  },
  forget: (game) => networks.delete(game),
};

async function load(/** @type {string} */ game) {
  const address = new URL(`networks/${game}.nnue`, SITE);
  const answer = await fetch(address).catch(() => null);
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  // A line that breaks off now may hold next time.
  if (bytes) keepForLater([address]);
  else networks.delete(game);
  return bytes;
}
