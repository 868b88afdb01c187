// Moves with pictures of the game's own pieces in place of their letters. Screen readers get the letters.

import { make } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { looksOfPieces, picture } from "../board/piece-art.js";

/** @import { VariantInfo } from "../program.js" */

/**
 * @typedef {object} Figurines
 * @property {string} key differs where moves look different
 * @property {(move: string, player: number) => (HTMLElement | string)[]} of returns the display of a move of a player
 */

/** The display of the moves of a game. @returns {Figurines} */
export function figurinesOf(/** @type {VariantInfo} */ { id, art, letters, players }) {
  if (!settings.get("figurines")) return { key: "", of: (move) => [move] };
  const known = new Map(letters.map((letter, index) => [letter, art[index]]));
  // Longer names first; castling begins with no piece.
  const names = [...known.keys()].sort((one, other) => other.length - one.length).map((name) => name.replace(/\W/g, "\\$&"));
  const named = new RegExp(`(^|=|/)(?!O-O)(${names.join("|")})`, "g");
  // Two players share the light figurines, as in print; of four each has its own.
  const colourOf = (/** @type {number} */ player) => players[players.length > 2 ? player : 0].colour;
  const of = (/** @type {string} */ move, /** @type {number} */ player) => {
    /** @type {(HTMLElement | string)[]} */
    const parts = [];
    let end = 0;
    for (const found of move.matchAll(named)) {
      const [all, before, letter] = found;
      parts.push(move.slice(end, found.index) + before, figurine(known.get(letter) ?? "", colourOf(player), letter));
      end = found.index + all.length;
    }
    return [...parts, move.slice(end)];
  };
  return { key: `${id} ${looksOfPieces()}`, of };
}

function figurine(/** @type {string} */ art, /** @type {string} */ colour, /** @type {string} */ letter) {
  return make("span", { className: "figurine" }, picture(art, colour), make("span", { className: "visually-hidden", textContent: letter }));
}
