// The last ranks as a set of squares: `*8 *7`.

/** The last so many ranks of a board. */
export const lastRanks = (/** @type {number} */ count, /** @type {number} */ ranks) =>
  Array.from({ length: Math.min(count, ranks) }, (_, place) => `*${ranks - place}`).join(" ");

/** How many of the last ranks a set of squares is, or null if it is another. */
export function ranksIn(/** @type {string} */ zone, /** @type {number} */ ranks) {
  const parts = zone.split(/[ ,]+/).filter(Boolean);
  const wanted = lastRanks(parts.length, ranks).split(" ");
  return parts.length > 0 && parts.length <= ranks && parts.every((part) => wanted.includes(part)) ? parts.length : null;
}
