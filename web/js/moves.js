// The list of moves, one item for each.

import { make } from "./dom.js";

/** Shows the moves of a game, adding to what is there already. */
export class Moves {
  #list;
  #shown = [];

  constructor(list) {
    this.#list = list;
  }

  show({ variant, state }) {
    const sides = variant.players.length;
    this.#list.style.setProperty("--sides", sides);
    this.#list.classList.toggle("four", sides > 2);
    const keys = state.moves.map(({ number, player, text }) => `${number} ${player} ${text}`);
    let same = 0;
    while (same < keys.length && keys[same] === this.#shown[same]) same += 1;
    if (same === keys.length && same === this.#shown.length) return;
    while (this.#list.children.length > same) this.#list.lastElementChild.remove();
    this.#list.append(...state.moves.slice(same).map((move, index) => {
      const before = state.moves[same + index - 1];
      return item(move, before?.number !== move.number);
    }));
    this.#shown = keys;
    this.#list.scrollTop = this.#list.scrollHeight;
  }
}

function item({ number, player, text }, beginsRow) {
  const element = make("li", { textContent: text });
  element.style.gridColumn = String(player + 1);
  if (beginsRow) element.dataset.number = `${number}.`;
  return element;
}
