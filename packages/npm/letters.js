// The letters of pieces that have no picture: a board shows them instead.

/** By the ids of their pictures. @type {Map<string, string>} */
export const letters = new Map();

/** Remembers the letters of a game's pieces. */
export function know(/** @type {import("./page.js").VariantInfo} */ { art, letters: all }) {
  art.forEach((id, index) => letters.set(id, all[index]));
}
