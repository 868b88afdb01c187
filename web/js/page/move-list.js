// The list of moves: the main line in columns, one for each player, and below each move what else was tried.

import { make } from "../base/dom.js";
import { MoveTools } from "./move-tools.js";
import { language, say, words } from "../base/texts.js";
import { TEXT } from "../base/typing.js";

/** Where Left and Right belong to something else: to a cursor between letters, or to that of the board. */
const CURSOR = `${TEXT}, [role=grid]`;
/** Where the other keys do, besides. */
const ELSEWHERE = `${CURSOR}, input, select, dialog, [role=tab], [popover]`;

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** From a move to what was tried instead. */
const BESIDE = { ArrowUp: "above", ArrowDown: "below" };

/** Shows the moves of a game, and goes where one of them is chosen. */
export class Moves {
  #list;
  #tools = new MoveTools();
  #game = null;
  /** What the items of the list show, one text each. */
  #shown = [];
  #current = null;
  #scrolling = 0;

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
    this.#lay(new Layout(tree, variant.players).items());
    this.#mark(state);
    this.#tools.show(game);
  }

  /** Puts the items into the list. Those at its beginning that are there already stay: in a long game that is nearly all. */
  #lay(items) {
    const keys = items.map(({ key }) => key);
    const changed = keys.findIndex((key, index) => key !== this.#shown[index]);
    const same = changed < 0 ? keys.length : changed;
    while (this.#list.childElementCount > same) this.#list.lastElementChild.remove();
    this.#list.append(...items.slice(same).map(({ make }) => make()));
    this.#shown = keys;
  }

  #mark({ node }) {
    this.#current?.removeAttribute("aria-current");
    this.#current = this.#list.querySelector(`[data-node="${node}"]`);
    this.#current?.setAttribute("aria-current", "true");
    cancelAnimationFrame(this.#scrolling);
    this.#scrolling = requestAnimationFrame(() => this.#scroll());
  }

  /** Brings the move on the board into sight. Just before the page is drawn: asked at each move, the whole list would be laid out more than once. */
  #scroll() {
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
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const [where, beside] = [KEYS[key], BESIDE[key]];
    if (!(where || beside) || altKey || ctrlKey || metaKey || shiftKey || !this.#game) return;
    const sideways = where === "back" || where === "forward";
    if (target.closest?.(sideways ? CURSOR : ELSEWHERE) || document.querySelector("dialog:modal")) return;
    // Where nothing else was tried, these keys scroll as ever.
    if (beside && !this.#game.beside(beside)) return;
    event.preventDefault();
    if (where) this.#game.walk(where);
  }
}

/** Makes the items of the list out of the tree. */
class Layout {
  #nodes;
  #first;
  #comment;
  #sides;
  #players;

  constructor({ nodes, first, comment }, players) {
    this.#comment = comment;
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#first = first;
    this.#sides = players.length;
    this.#players = players;
  }

  /** The items, `{key, make}`: what one shows, in letters that differ where it looks different, and the element. */
  items() {
    const items = [];
    if (this.#comment) items.push(comment({ comment: this.#comment }));
    let [id, ...others] = this.#first;
    let row = null;
    while (id !== undefined) {
      const node = this.#nodes.get(id);
      if (node.before) {
        items.push(comment({ comment: node.before }));
        row = null;
      }
      items.push(item(node, row !== node.number, row === null && items.some(({ isMove }) => isMove), this.#disc(node)));
      row = node.number;
      if (hasWords(node)) {
        items.push(comment(node));
        row = null;
      }
      for (const other of others) {
        items.push({ key: `${language()} ${this.#words(other)}`, make: () => make("li", { className: "variation" }, this.#variation(other)) });
        // The main line goes on in a row of its own.
        row = null;
      }
      [id, ...others] = node.children;
    }
    return items;
  }

  /** The sign of who played a move, where four play. */
  #disc({ player }) {
    return this.#sides > 2 ? () => [make("span", { className: `disc ${this.#players[player].colour}` })] : () => [];
  }

  /** Everything in a variation and those that branch off it. */
  #words(start) {
    let all = "";
    for (let id = start; id !== undefined;) {
      const node = this.#nodes.get(id);
      const [next, ...others] = node.children;
      all += `${id} ${node.before ?? ""} ${saying(node)} ${remark(node)} ${others.map((other) => `(${this.#words(other)})`).join("")}`;
      id = next;
    }
    return all;
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
      if (node.before) place.append(said(node.before), " ");
      place.append(numbered(node, before, this.#sides));
      if (hasWords(node)) place.append(" ", said(remark(node)));
      before = hasWords(node) ? null : node;
      const [next, ...others] = node.children;
      if (next !== undefined && others.length > 0) {
        const main = this.#nodes.get(next);
        place.append(" ", numbered(main, before, this.#sides));
        if (hasWords(main)) place.append(" ", said(remark(main)));
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

function item(node, beginsRow, continues, disc) {
  const number = beginsRow ? `${node.number}${node.player === 0 || !continues ? "." : "…"}` : "";
  const textContent = saying(node);
  const element = () => {
    const element = make("li", { className: "move" }, ...disc(), textContent);
    element.style.gridColumn = String(node.player + 1);
    if (number) element.dataset.number = number;
    element.dataset.node = node.id;
    return element;
  };
  return { key: `${node.id} ${node.player} ${number} ${textContent}`, make: element, isMove: true };
}

/** What is said of a move of the main line, in a row of its own. */
function comment(node) {
  const textContent = remark(node);
  return { key: `comment ${textContent}`, make: () => make("li", { className: "comment", textContent }) };
}

/** What is said of a move in running text. */
const said = (textContent) => make("span", { className: "comment", textContent });

/** Whether anything is said of a move. */
const hasWords = ({ comment, clock, drawn }) => Boolean(comment || clock || drawn);

/** What is said of a move: the rule by which the game was drawn there, what the clock showed, and the comment. */
const remark = ({ comment = "", clock, drawn }) => [drawn && words(drawn), clock, comment].filter(Boolean).join(" ");

/** A move in running text, with its number where one is needed. */
function numbered(node, before, sides) {
  const begins = !before || before.number !== node.number;
  const number = !begins ? "" : sides > 2 || node.player === 0 ? `${node.number}. ` : `${node.number}… `;
  const move = make("span", { className: "move", textContent: `${number}${saying(node)}` });
  move.dataset.node = node.id;
  return move;
}

const saying = ({ text, instead, signs = "" }) => (instead ? words(instead) : text + signs);
