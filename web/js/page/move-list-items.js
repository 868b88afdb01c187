// The items of the move list: a move of the main line, a comment, or a variation in running text.

import { make } from "../base/dom.js";
import { language, say, words } from "../base/texts.js";

/** @import { TreeView, VariantPlayer, TreeNode } from "../program.js" */
/** @import { Figurines } from "./figurines.js" */

/**
 * @typedef {object} MoveListItem An item of the list.
 * @property {string} key its content, as a string that differs where it looks different
 * @property {() => HTMLElement} make
 * @property {boolean} [isMove]
 */

/** Makes the items of the list from a tree. */
export class MoveListItems {
  #nodes;
  #first;
  #comment;
  #sides;
  #players;
  #figurines;

  constructor(/** @type {TreeView} */ { nodes, first, comment }, /** @type {VariantPlayer[]} */ players, /** @type {Figurines} */ figurines) {
    this.#figurines = figurines;
    this.#comment = comment;
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#first = first;
    this.#sides = players.length;
    this.#players = players;
  }

  /** All items, from the first one on. */
  all() {
    /** @type {MoveListItem[]} */
    const items = [];
    if (this.#comment) items.push(comment({ comment: this.#comment }));
    let [id, ...others] = this.#first;
    /** @type {number | null} */
    let row = null;
    while (id !== undefined) {
      const node = this.#node(id);
      if (node.before) {
        items.push(comment({ comment: node.before }));
        row = null;
      }
      items.push(item(node, row !== node.number, row === null && items.some(({ isMove }) => isMove), this.#disc(node), this.#figurines));
      row = node.number;
      if (hasWords(node)) {
        items.push(comment(node));
        row = null;
      }
      for (const other of others) {
        items.push({ key: `${language()} ${this.#figurines.key} ${this.#words(other)}`, make: () => make("li", { className: "variation" }, this.#variation(other)) });
        // The main line continues in a new row.
        row = null;
      }
      [id, ...others] = node.children;
    }
    return items;
  }

  /** The node with this id, which exists. */
  #node(/** @type {number} */ id) {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`the tree has no node ${id}`);
    return node;
  }

  /** The sign of the player of a move, in four-player games. */
  #disc(/** @type {TreeNode} */ { player }) {
    return this.#sides > 2 ? () => [make("span", { className: `disc ${this.#players[player].colour}` })] : () => [];
  }

  /** Everything in a variation and its subvariations. */
  #words(/** @type {number} */ start) {
    let all = "";
    /** @type {number | undefined} */
    let id = start;
    while (id !== undefined) {
      const node = this.#node(id);
      /** @type {(number | undefined)[]} */
      const [next] = node.children;
      const others = node.children.slice(1);
      all += `${id} ${node.before ?? ""} ${saying(node)}${node.sign ?? ""} ${remark(node)} ${others.map((other) => `(${this.#words(other)})`).join("")}`;
      id = next;
    }
    return all;
  }

  /** A variation in running text, with its subvariations in brackets. */
  #variation(/** @type {number} */ start) {
    const place = make("span", { className: "variation-line" });
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", say("variation"));
    /** @type {number | undefined} */
    let id = start;
    /** @type {TreeNode | null} */
    let before = null;
    while (id !== undefined) {
      const node = this.#node(id);
      if (id !== start) place.append(" ");
      if (node.before) place.append(said(node.before), " ");
      place.append(numbered(node, before, this.#sides, this.#figurines));
      if (hasWords(node)) place.append(" ", said(remark(node)));
      before = hasWords(node) ? null : node;
      /** @type {(number | undefined)[]} */
      const [next] = node.children;
      const others = node.children.slice(1);
      if (next !== undefined && others.length > 0) {
        const main = this.#node(next);
        place.append(" ", numbered(main, before, this.#sides, this.#figurines));
        if (hasWords(main)) place.append(" ", said(remark(main)));
        for (const other of others) place.append(" (", this.#variation(other), ")");
        before = null;
        const [after, ...more] = main.children;
        // A branch directly after another branch.
        for (const other of more) place.append(" (", this.#variation(other), ")");
        id = after;
      } else {
        id = next;
      }
    }
    return place;
  }
}

/**
 * A move of the main line.
 * @param {TreeNode} node
 * @param {boolean} beginsRow
 * @param {boolean} continues whether the row begins in the middle of a move of all players
 * @param {() => HTMLElement[]} disc
 * @param {Figurines} figurines
 * @returns {MoveListItem}
 */
function item(node, beginsRow, continues, disc, figurines) {
  const number = beginsRow ? `${node.number}${node.player === 0 || !continues ? "." : "…"}` : "";
  const textContent = saying(node);
  const element = () => {
    const element = make("li", { className: "move" }, ...disc(), ...figured(node, figurines), ...mark(node));
    element.style.gridColumn = String(node.player + 1);
    if (number) element.dataset.number = number;
    element.dataset.node = String(node.id);
    return element;
  };
  return { key: `${language()} ${figurines.key} ${node.id} ${node.player} ${number} ${textContent} ${node.sign ?? ""}`, make: element, isMove: true };
}

/** The comments on a move of the main line, in a separate row. @returns {MoveListItem} */
function comment(/** @type {Remarks} */ node) {
  const textContent = remark(node);
  return { key: `comment ${textContent}`, make: () => make("li", { className: "comment", textContent }) };
}

/** @typedef {Partial<Pick<TreeNode, "comment" | "clock" | "drawn">>} Remarks */

/** The remarks on a move in running text. */
const said = (/** @type {string} */ textContent) => make("span", { className: "comment", textContent });

/** Whether there are remarks on a move. */
const hasWords = (/** @type {Remarks} */ { comment, clock, drawn }) => Boolean(comment || clock || drawn);

/** The remarks on a move: the rule by which the game was drawn there, the clock, and the comment. */
const remark = (/** @type {Remarks} */ { comment = "", clock, drawn }) => [drawn && words(drawn), clock, comment].filter(Boolean).join(" ");

/** A move in running text, with its number where it is needed. */
function numbered(/** @type {TreeNode} */ node, /** @type {TreeNode | null} */ before, /** @type {number} */ sides, /** @type {Figurines} */ figurines) {
  const begins = !before || before.number !== node.number;
  const number = !begins ? "" : sides > 2 || node.player === 0 ? `${node.number}. ` : `${node.number}… `;
  const move = make("span", { className: "move" }, number, ...figured(node, figurines), ...mark(node));
  move.dataset.node = String(node.id);
  return move;
}

/** The review's mark of a move: its sign, and a word for screen readers. */
const mark = (/** @type {TreeNode} */ { mark, sign }) => (sign ? [make("span", { className: `mark ${mark}`, textContent: sign, title: say(`mark-${mark}`), "aria-hidden": "true" }), make("span", { className: "visually-hidden", textContent: ` ${say(`mark-${mark}`)}` })] : []);

const saying = (/** @type {TreeNode} */ { text, instead, signs = "" }) => (instead ? words(instead) : text + signs);

/** The same with figurines, if they are enabled. An exit instead of a move has none. */
const figured = (/** @type {TreeNode} */ node, /** @type {Figurines} */ figurines) => (node.instead ? [saying(node)] : figurines.of(saying(node), node.player));
