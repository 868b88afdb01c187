// The move list: the main line in columns, one for each player, and below each move its alternatives.

import { targetOf } from "../base/dom.js";
import { MoveListItems } from "./move-list-items.js";
import { MoveTools } from "./move-tools.js";
import { settings } from "../base/settings.js";
import { figurinesOf } from "./figurines.js";
import { TEXT } from "../base/keys.js";
import { currentView } from "../base/view.js";

/** @import { Game } from "../game/game.js" */
/** @import { MoveListItem } from "./move-list-items.js" */

/** Elements that use Left and Right themselves: a text cursor, or the board's cursor. */
const CURSOR = `${TEXT}, [role=grid]`;
/** Elements that also use the other keys. */
const ELSEWHERE = `${CURSOR}, input, select, dialog, [role=tab], [popover]`;

/** @type {Record<string, "back" | "forward" | "first" | "last">} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** From a move to its alternatives. @type {Record<string, "above" | "below">} */
const ALTERNATIVES = { ArrowUp: "above", ArrowDown: "below" };

/** Shows the moves of a game, and goes to a chosen one. */
export class MoveList {
  #list;
  #game;
  #tools;
  /** The keys of the items in the list. @type {string[]} */
  #shown = [];
  /** @type {HTMLElement | null} */
  #current = null;
  #scrolling = 0;

  /**
   * @param {HTMLElement} list
   * @param {Game} game
   * @param {() => void} review begins a review of the game
   */
  constructor(list, game, review) {
    this.#list = list;
    this.#game = game;
    this.#tools = new MoveTools(game, review);
    list.after(this.#tools.element);
    list.onclick = (event) => {
      const move = targetOf(event)?.closest("[data-node]");
      if (move) game.navigation.goTo(Number(move.getAttribute("data-node")));
    };
    document.addEventListener("keydown", (event) => this.#press(event));
    game.store.on("change", () => this.#render());
    settings.onChange("figurines", () => game.store.begun && this.#render());
  }

  #render() {
    const { tree, variant, state } = this.#game.data;
    const sides = variant.players.length;
    this.#list.style.setProperty("--sides", String(sides));
    this.#list.classList.toggle("four", sides > 2);
    this.#fill(new MoveListItems(tree, variant.players, figurinesOf(variant)).all());
    this.#mark(state.node);
    this.#tools.render();
  }

  /** Puts the items into the list. Unchanged ones at its beginning stay: in a long game that is nearly all. */
  #fill(/** @type {MoveListItem[]} */ items) {
    const keys = items.map(({ key }) => key);
    const changed = keys.findIndex((key, index) => key !== this.#shown[index]);
    const same = changed < 0 ? keys.length : changed;
    while (this.#list.childElementCount > same) this.#list.lastElementChild?.remove();
    this.#list.append(...items.slice(same).map(({ make }) => make()));
    this.#shown = keys;
  }

  #mark(/** @type {number} */ node) {
    this.#current?.removeAttribute("aria-current");
    this.#current = this.#list.querySelector(`[data-node="${node}"]`);
    this.#current?.setAttribute("aria-current", "true");
    cancelAnimationFrame(this.#scrolling);
    this.#scrolling = requestAnimationFrame(() => this.#scroll());
  }

  /** Scrolls to the current move. Just before the page is painted: at each move, the whole list would be laid out more than once. */
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

  #press(/** @type {KeyboardEvent} */ event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const [where, alternative] = [KEYS[key], ALTERNATIVES[key]];
    if (!(where || alternative) || altKey || ctrlKey || metaKey || shiftKey || !this.#game.store.begun || currentView() !== "game") return;
    const sideways = where === "back" || where === "forward";
    if (targetOf(event)?.closest(sideways ? CURSOR : ELSEWHERE) || document.querySelector("dialog:modal")) return;
    // Without alternatives, these keys scroll the page.
    if (alternative && !this.#game.navigation.showAlternative(alternative)) return;
    event.preventDefault();
    if (where) this.#game.navigation.walk(where);
  }
}
