// The list of saved games in their dialog. There may be a thousand: the first are added at once, the others later, and each is drawn when it becomes
// visible.

import { button, make, said } from "../base/dom.js";
import { language, say, translate, words } from "../base/texts.js";
import { whenSeen } from "../base/when-seen.js";
import { thumbnail, unpack } from "../board/thumbnail.js";
import { nameOf } from "../keeping/game-storage.js";

/** @import { SavedGame } from "../keeping/kept-game.js" */

/** The number of games that are added at once. */
const [FIRST, NEXT] = [40, 80];

/**
 * @typedef {object} GameActions
 * @property {(game: SavedGame) => void} open
 * @property {(game: SavedGame, item: HTMLElement) => void} rename
 * @property {(game: SavedGame) => void} remove
 * @property {() => void} select is called when the selection changes
 */

/** The list. */
export class GamesList {
  element = make("ul", { className: "saved-games" });
  #actions;
  /** The selected games. @type {Set<string>} */
  #selected = new Set();
  /** @type {SavedGame[]} */
  #games = [];
  /** A counter of lists: games that are added later belong to one of them. */
  #turn = 0;

  constructor(/** @type {GameActions} */ actions) {
    this.#actions = actions;
  }

  /** The selected games among those that are shown. */
  get selected() {
    return this.#games.filter(({ id }) => this.#selected.has(id));
  }

  /** Whether all shown games are selected. */
  get isAllSelected() {
    return this.#games.length > 0 && this.#games.every(({ id }) => this.#selected.has(id));
  }

  /** Selects all shown games, or none. */
  selectAll(/** @type {boolean} */ all) {
    this.#selected = new Set(all ? this.#games.map(({ id }) => id) : []);
    for (const box of this.element.querySelectorAll("input")) if (box.type === "checkbox") box.checked = all;
  }

  /**
   * Shows games.
   * @param {SavedGame[]} games
   * @param {string | null} current the one on the board
   * @param {boolean} many whether several can be selected
   * @param {string} none what is said where there are none
   */
  show(games, current, many, none) {
    this.#games = games;
    this.#selected = new Set(this.selected.map(({ id }) => id));
    this.element.replaceChildren();
    if (games.length === 0) this.element.append(said("li", none, { className: "none" }));
    const turn = ++this.#turn;
    const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
    const more = (/** @type {number} */ from, /** @type {number} */ count) => {
      if (turn !== this.#turn) return;
      const items = games.slice(from, from + count).map((saved) => this.#item(saved, date.format(saved.date), saved.id === current, many));
      this.element.append(...items);
      items.forEach((item) => translate(item));
      if (from + count < games.length) setTimeout(() => more(from + count, NEXT));
    };
    more(0, FIRST);
  }

  /**
   * @param {SavedGame} saved
   * @param {string} when
   * @param {boolean} isCurrent
   * @param {boolean} many
   */
  #item(saved, when, isCurrent, many) {
    const { open: openGame, rename, remove, select } = this.#actions;
    const open = make("button", { type: "button", className: "open", onclick: () => openGame(saved) });
    const title = nameOf(saved);
    const friend = saved.friend === "" ? "" : say(`friend-list-${saved.friend}`);
    const result = saved.over || !friend ? words(saved.status) : "";
    const picture = make("span", { className: "picture" });
    open.append(picture, make("span", { className: "words" },
      make("b", { textContent: title }),
      make("span", { className: "about", textContent: [when, say("moves-played", { count: saved.moves }), saved.reviewed && say("reviewed")].filter(Boolean).join(" · ") }),
      make("span", { className: saved.over ? "about game-over" : "about", textContent: [friend, result].filter(Boolean).join(" · ") })));
    const item = make("li", { tabIndex: -1 }, open,
      button("rename", { alone: true, picture: "edit", onclick: () => rename(saved, item) }),
      button("delete", { alone: true, picture: "delete", onclick: () => remove(saved) }));
    if (many) {
      const box = make("input", { type: "checkbox", checked: this.#selected.has(saved.id), onchange: () => {
        if (box.checked) this.#selected.add(saved.id);
        else this.#selected.delete(saved.id);
        select();
      } });
      box.setAttribute("aria-label", say("games-select", { name: title }));
      item.prepend(make("label", { className: "pick" }, box));
    }
    item.dataset.game = saved.id;
    if (isCurrent) item.setAttribute("aria-current", "true");
    whenSeen(item, () => drawInto(picture, saved));
    return item;
  }
}

function drawInto(/** @type {HTMLElement} */ place, /** @type {SavedGame} */ saved) {
  try {
    place.append(thumbnail(unpack(saved.thumbnail)));
  } catch {
    // A missing picture does not affect the game.
  }
}
