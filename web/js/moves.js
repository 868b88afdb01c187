// The list of moves: the main line in columns, one for each player, and below each move what else was tried.

import { make } from "./dom.js";
import { MoveTools } from "./move-tools.js";
import { say, words } from "./texts.js";

/** Where the arrow keys belong to something else. */
const ELSEWHERE = "input, textarea, select, dialog, [role=grid], [role=tab], [role=slider], [contenteditable], [popover]";

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/** Shows the moves of a game, and goes where one of them is chosen. */
export class Moves {
  #list;
  #tools = new MoveTools();
  #game = null;
  #shown = "";
  #current = null;

  constructor(list) {
    this.#list = list;
    list.after(this.#tools.element);
    list.onclick = ({ target }) => {
      const move = target.closest("[data-node]");
      if (move) this.#game.goTo(Number(move.dataset.node));
    };
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  show(game) {
    this.#game = game;
    const { tree, variant, state } = game;
    const sides = variant.players.length;
    this.#list.style.setProperty("--sides", sides);
    this.#list.classList.toggle("four", sides > 2);
    const key = tree.nodes.map(({ id, parent, text, instead }) => `${id} ${parent} ${instead ? words(instead) : text}`).join();
    if (key !== this.#shown) this.#list.replaceChildren(...new Layout(tree, sides).items());
    this.#shown = key;
    this.#mark(state);
    this.#tools.show(game);
  }

  #mark({ node }) {
    this.#current?.removeAttribute("aria-current");
    this.#current = this.#list.querySelector(`[data-node="${node}"]`);
    this.#current?.setAttribute("aria-current", "true");
    const list = this.#list;
    if (!this.#current) {
      list.scrollTop = 0;
      return;
    }
    const [top, bottom] = [this.#current.offsetTop, this.#current.offsetTop + this.#current.offsetHeight];
    if (top < list.scrollTop + 4) list.scrollTop = top - 4;
    else if (bottom > list.scrollTop + list.clientHeight - 4) list.scrollTop = bottom - list.clientHeight + 4;
  }

  #press(event) {
    const where = KEYS[event.key];
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (!where || altKey || ctrlKey || metaKey || shiftKey || !this.#game) return;
    if (target.closest?.(ELSEWHERE) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    this.#game.walk(where);
  }
}

/** Makes the items of the list out of the tree. */
class Layout {
  #nodes;
  #first;
  #sides;

  constructor({ nodes, first }, sides) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#first = first;
    this.#sides = sides;
  }

  items() {
    const items = [];
    let [id, ...others] = this.#first;
    let row = null;
    while (id !== undefined) {
      const node = this.#nodes.get(id);
      items.push(item(node, row !== node.number, row === null && items.length > 0));
      row = node.number;
      for (const other of others) {
        items.push(make("li", { className: "variation" }, this.#variation(other)));
        // The main line goes on in a row of its own.
        row = null;
      }
      [id, ...others] = node.children;
    }
    return items;
  }

  /** A variation in running text, with those that branch off it in brackets. */
  #variation(start) {
    const place = make("span", { className: "variation-line" });
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", say("variation"));
    let id = start;
    let before = null;
    while (id !== undefined) {
      const node = this.#nodes.get(id);
      if (id !== start) place.append(" ");
      place.append(numbered(node, before, this.#sides));
      before = node;
      const [next, ...others] = node.children;
      if (next !== undefined && others.length > 0) {
        place.append(" ", numbered(this.#nodes.get(next), before, this.#sides));
        for (const other of others) place.append(" (", this.#variation(other), ")");
        before = null;
        const [after, ...more] = this.#nodes.get(next).children;
        // What branches off right after a branch.
        for (const other of more) place.append(" (", this.#variation(other), ")");
        id = after;
      } else {
        id = next;
      }
    }
    return place;
  }
}

function item(node, beginsRow, continues) {
  const element = make("li", { className: "move", textContent: saying(node) });
  element.style.gridColumn = String(node.player + 1);
  if (beginsRow) element.dataset.number = `${node.number}${node.player === 0 || !continues ? "." : "…"}`;
  element.dataset.node = node.id;
  return element;
}

/** A move in running text, with its number where one is needed. */
function numbered(node, before, sides) {
  const begins = !before || before.number !== node.number;
  const number = !begins ? "" : sides > 2 || node.player === 0 ? `${node.number}. ` : `${node.number}… `;
  const move = make("span", { className: "move", textContent: `${number}${saying(node)}` });
  move.dataset.node = node.id;
  return move;
}

const saying = ({ text, instead }) => (instead ? words(instead) : text);
