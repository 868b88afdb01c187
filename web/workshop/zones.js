// The last ranks as a set of squares: `*8 *7`.

/** The last `count` ranks of a board. */
export const lastRanks = (/** @type {number} */ count, /** @type {number} */ ranks) =>
  Array.from({ length: Math.min(count, ranks) }, (_, place) => `*${ranks - place}`).join(" ");

/** The number of last ranks in a set of squares, or null if it is another set. */
export function ranksIn(/** @type {string} */ zone, /** @type {number} */ ranks) {
  const parts = zone.split(/[ ,]+/).filter(Boolean);
  const wanted = lastRanks(parts.length, ranks).split(" ");
  return parts.length > 0 && parts.length <= ranks && parts.every((part) => wanted.includes(part)) ? parts.length : null;
}
