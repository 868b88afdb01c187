// The dialog with all saved games.

import { dialog, open } from "./dialog.js";
import { button, make, said } from "../base/dom.js";
import { download } from "../base/files.js";
import { BackupPart } from "./backup-part.js";
import { GamesFilter } from "./games-filter.js";
import { GamesList } from "./games-list.js";
import { MAX_NAME_LENGTH } from "../keeping/kept-game.js";
import { nameOf } from "../keeping/game-storage.js";
import { registerKept } from "../keeping/own-shelf.js";
import { askToKeep } from "../keeping/persistence.js";
import { allSetAside, putBackSetAside, removeSetAside } from "../base/set-aside.js";
import * as savedGames from "../keeping/saved-games.js";
import { onLanguage, say, translate, words } from "../base/texts.js";

/** @import { SetAside } from "../base/set-aside.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { SavedGame } from "../keeping/kept-game.js" */
/** @import { VariantInfo } from "../program.js" */

/** @typedef {{ id: string, act: () => boolean | Promise<boolean> }} PutBack */

/** The dialog. */
export class GamesDialog {
  #storage;
  #element;
  #filter = new GamesFilter(() => this.#show());
  #list = new GamesList({
    open: (saved) => this.#open(saved),
    rename: (saved, item) => this.#rename(saved, item),
    remove: (saved) => this.#remove([saved]),
    select: () => this.#showSelected(),
  });
  #all = make("input", { type: "checkbox", onchange: () => {
    this.#list.selectAll(this.#all.checked);
    this.#showSelected();
  } });
  #removeWords = make("span");
  #removeSelected = make("button", { type: "button", onclick: () => this.#remove(this.#list.selected) }, this.#removeWords);
  #several = make("div", { className: "games-several" }, make("label", {}, this.#all, said("span", "games-select-all")), this.#removeSelected);
  #message = make("p", { className: "message", tabIndex: -1 });
  #words = make("span");
  #undoWords = said("span", "undo-delete");
  #undo = make("button", { type: "button", onclick: () => this.#undelete() }, this.#undoWords);
  /** The function that restores what was deleted last, and its name in the list. @type {{ id: string, act: () => boolean | Promise<boolean> } | null} */
  #putBack = null;
  #setAside = make("ul", { className: "set-aside-list" });
  #setAsidePart = make("section", { className: "set-aside" }, said("h3", "set-aside"), said("p", "set-aside-about", { className: "about" }), this.#setAside);
  #backup;

  /**
   * @param {GameStorage} storage
   * @param {VariantInfo[]} variants
   */
  constructor(storage, variants) {
    this.#storage = storage;
    this.#message.setAttribute("role", "alert");
    this.#message.append(this.#words, " ", this.#undo);
    this.#backup = new BackupPart(() => storage.save(), () => {
      registerKept(variants);
      this.#show();
    });
    this.#element = dialog("my-games", { className: "games" }, this.#message, this.#backup.element, this.#filter.element, this.#several, this.#list.element, this.#setAsidePart);
    onLanguage(() => this.#element.open && this.#show());
    savedGames.onOtherTab(() => this.#followSoon());
  }

  async open() {
    this.#putBack = null;
    this.#showMessage("");
    this.#filter.clear();
    this.#backup.clear();
    this.#list.selectAll(false);
    this.#storage.save();
    const games = this.#show();
    open(this.#element);
    if (!savedGames.isOpened()) {
      await savedGames.opened();
      this.#show();
    }
    if (games.length > 0) askToKeep({ shown: true });
  }

  #show() {
    const games = savedGames.all();
    const shown = this.#filter.of(games);
    // The list is rebuilt; the focus stays in it.
    const focused = document.activeElement?.closest("li")?.dataset.game;
    this.#several.hidden = shown.length < 2;
    this.#list.show(shown, this.#storage.id, shown.length > 1, games.length === 0 ? "no-games" : "games-none-fit");
    this.#showSelected();
    const setAside = allSetAside();
    this.#setAside.replaceChildren(...setAside.map((entry) => this.#setAsideItem(entry)));
    this.#setAsidePart.hidden = setAside.length === 0;
    this.#backup.show();
    translate(this.#element);
    if (focused) this.#focus(focused);
    return games;
  }

  #showSelected() {
    const count = this.#list.selected.length;
    this.#all.checked = this.#list.isAllSelected;
    this.#all.indeterminate = count > 0 && !this.#all.checked;
    this.#removeWords.textContent = say("games-delete-selected", { count });
    this.#removeSelected.disabled = count === 0;
  }

  #following = 0;

  /** Shows changes of another tab, unless the person is writing here. */
  #followSoon() {
    clearTimeout(this.#following);
    this.#following = setTimeout(() => this.#element.open && !this.#element.querySelector("form") && this.#show(), 100);
  }

  async #open(/** @type {SavedGame} */ { id }) {
    const problem = await this.#storage.open(id);
    if (!problem) return this.#element.close();
    this.#showMessage(words(problem));
    this.#show();
  }

  #rename(/** @type {SavedGame} */ saved, /** @type {HTMLElement} */ item) {
    const box = make("input", { type: "text", value: nameOf(saved), maxLength: MAX_NAME_LENGTH });
    box.setAttribute("aria-label", say("game-name"));
    const save = button("save", { className: "main" });
    save.type = "submit";
    const form = make("form", { className: "rename" }, box, save);
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#storage.rename(saved.id, box.value.trim());
      this.#show();
      this.#focus(saved.id);
    };
    item.replaceChildren(form);
    translate(item);
    box.select();
  }

  /** Data that cannot be read can be saved to a file for somebody else, and deleted. */
  #setAsideItem(/** @type {SetAside} */ entry) {
    const name = entry.key.split(".").slice(2).join(".").slice(0, MAX_NAME_LENGTH);
    const about = make("span", { className: "about", textContent: say("set-aside-size", { count: entry.text.length }) });
    const save = button("download", { onclick: () => download(`menagerie-${name}.json`, entry.text, "application/json") });
    const remove = button("delete", { alone: true, picture: "delete", onclick: () => {
      this.#undoWords.dataset.text = "undo-delete";
      if (removeSetAside(entry)) this.#removed(say("deleted", { name }), { id: entry.key, act: () => putBackSetAside(entry) });
    } });
    const item = make("li", { tabIndex: -1 }, make("span", { className: "words" }, make("b", { textContent: name }), about), save, remove);
    item.dataset.game = entry.key;
    return item;
  }

  #remove(/** @type {SavedGame[]} */ games) {
    const removed = this.#storage.remove(games.map(({ id }) => id));
    const [first] = removed;
    if (!first) return;
    const words = removed.length === 1 ? say("deleted", { name: nameOf(first) }) : say("games-deleted", { count: removed.length });
    this.#undoWords.dataset.text = removed.length === 1 ? "undo-delete" : "undo-delete-several";
    this.#removed(words, { id: first.id, act: async () => (await savedGames.saveAll(removed)) === null });
  }

  #removed(/** @type {string} */ words, /** @type {PutBack} */ putBack) {
    this.#putBack = putBack;
    this.#showMessage(words, true);
    this.#show();
    this.#message.focus();
  }

  async #undelete() {
    if (!this.#putBack) return;
    const { id, act } = this.#putBack;
    // Without room it can still be restored later.
    if (!(await act())) return this.#showMessage(say("no-room-back"), true);
    this.#putBack = null;
    this.#showMessage("");
    this.#show();
    this.#focus(id);
  }

  /** Focuses an entry of a rebuilt list by its name. */
  #focus(/** @type {string} */ id) {
    const items = [...this.#element.querySelectorAll("li")];
    items.find(({ dataset }) => dataset.game === id)?.focus();
  }

  #showMessage(/** @type {string} */ text, undo = false) {
    this.#words.textContent = text;
    this.#message.hidden = !text;
    this.#undo.hidden = !undo;
  }
}
