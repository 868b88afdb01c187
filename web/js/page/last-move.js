// What the last move was, for those who let it be heard or felt.

/** @import { Game } from "../game/game.js" */

/**
 * @typedef {object} MoveNews
 * @property {boolean} over whether the game is over by it
 * @property {boolean} check whether it gives check, or mate
 * @property {boolean} takes whether something is taken
 */

/**
 * Calls `hear` for each move that comes to be the last one, whoever plays it and wherever one looks; not for the position that
 * a page or a game begins with.
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

/** Another one for each position that a move leads to. */
const keyOf = (/** @type {Game} */ { data: { state, variant } }) => `${variant.id} ${state.moves.length} ${state.moves.at(-1)?.text ?? ""} ${state.over}`;
