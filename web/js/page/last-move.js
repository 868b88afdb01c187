// Facts about the last move, for sounds, speech and vibration.

/** @import { Game } from "../game/game.js" */

/**
 * @typedef {object} MoveNews
 * @property {boolean} over whether it ends the game
 * @property {boolean} check whether it gives check, or mate
 * @property {boolean} takes whether it captures
 */

/**
 * Calls `hear` for each new last move, of any player and in any view; not for the first position of a page or a game.
 * @param {Game} game
 * @param {(news: MoveNews) => void} hear
 */
export function onLastMove(game, hear) {
  let last = game.store.begun ? keyOf(game) : "";
  game.store.on("change", () => {
    const { state } = game.data;
    const move = state.moves.at(-1);
    const key = keyOf(game);
    if (key === last) return;
    const first = last === "";
    last = key;
    if (!first && move) hear({ over: state.over, check: /[+#]/.test(move.text), takes: move.text.includes("x") });
  });
}

/** A different value for each position after a move. */
const keyOf = (/** @type {Game} */ { data: { state, variant } }) => `${variant.id} ${state.moves.length} ${state.moves.at(-1)?.text ?? ""} ${state.over}`;
