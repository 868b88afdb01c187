// The dialog with all saved games.

import { dialog, open } from "./dialog.js";
import { button, make, said } from "../base/dom.js";
import { download } from "../base/files.js";
import { nameOf } from "../keeping/keeper.js";
import { allSetAside, putBackSetAside, removeSetAside } from "../base/set-aside.js";
import * as savedGames from "../keeping/saved-games.js";
import { language, onLanguage, say, translate, words } from "../base/texts.js";
import { thumbnail, unpack } from "../board/thumbnail.js";

/** @import { SetAside } from "../base/set-aside.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { SavedGame } from "../keeping/saved-games.js" */

/** The dialog. */
export class GamesDialog {
  #keeper;
  #element;
  #list = make("ul", { className: "saved-games" });
  #message = make("p", { className: "message", tabIndex: -1 });
  #words = make("span");
  #undo = button("undo-delete", { onclick: () => this.#undelete() });
  /** What brings back what was deleted last, and its name in the list. @type {{ id: string, act: () => boolean } | null} */
  #putBack = null;
  #setAside = make("ul", { className: "set-aside-list" });
  #setAsidePart = make("section", { className: "set-aside" }, said("h3", "set-aside"), said("p", "set-aside-about", { className: "about" }), this.#setAside);

  constructor(/** @type {Keeper} */ keeper) {
    this.#keeper = keeper;
    this.#message.setAttribute("role", "alert");
    this.#message.append(this.#words, " ", this.#undo);
    this.#element = dialog("my-games", { className: "games" }, this.#message, this.#list, this.#setAsidePart);
    onLanguage(() => this.#element.open && this.#show());
  }

  open() {
    this.#putBack = null;
    this.#tell("");
    this.#keeper.save();
    this.#show();
    open(this.#element);
  }

  #show() {
    const games = savedGames.all();
    this.#list.replaceChildren(...games.map((saved) => this.#item(saved)));
    if (games.length === 0) this.#list.append(said("li", "no-games", { className: "none" }));
    const setAside = allSetAside();
    this.#setAside.replaceChildren(...setAside.map((entry) => this.#setAsideItem(entry)));
    this.#setAsidePart.hidden = setAside.length === 0;
    translate(this.#element);
  }

  #item(/** @type {SavedGame} */ saved) {
    const open = make("button", { type: "button", className: "open", onclick: () => this.#open(saved) });
    const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(saved.date);
    const title = nameOf(saved);
    const friend = saved.friend === "" ? "" : say(`friend-list-${saved.friend}`);
    const result = saved.over || !friend ? words(saved.status) : "";
    open.append(picture(saved), make("span", { className: "words" },
      make("b", { textContent: title }),
      make("span", { className: "about", textContent: [when, say("moves-played", { count: saved.moves }), saved.reviewed && say("reviewed")].filter(Boolean).join(" · ") }),
      make("span", { className: saved.over ? "about game-over" : "about", textContent: [friend, result].filter(Boolean).join(" · ") })));
    const rename = button("rename", { alone: true, picture: "edit", onclick: () => this.#rename(saved, item) });
    const remove = button("delete", { alone: true, picture: "delete", onclick: () => this.#remove(saved) });
    const item = make("li", { tabIndex: -1 }, open, rename, remove);
    item.dataset.game = saved.id;
    if (saved.id === this.#keeper.id) item.setAttribute("aria-current", "true");
    return item;
  }

  async #open(/** @type {SavedGame} */ { id }) {
    const problem = await this.#keeper.open(id);
    if (!problem) return this.#element.close();
    this.#tell(words(problem));
    this.#show();
  }

  #rename(/** @type {SavedGame} */ saved, /** @type {HTMLElement} */ item) {
    const box = make("input", { type: "text", value: nameOf(saved), maxLength: savedGames.LONGEST_NAME });
    box.setAttribute("aria-label", say("game-name"));
    const save = button("save", { className: "main" });
    save.type = "submit";
    const form = make("form", { className: "rename" }, box, save);
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#keeper.rename(saved.id, box.value.trim());
      this.#show();
      this.#focus(saved.id);
    };
    item.replaceChildren(form);
    translate(item);
    box.select();
  }

  /** What cannot be read can be taken away, for somebody who can, and deleted. */
  #setAsideItem(/** @type {SetAside} */ entry) {
    const name = entry.key.split(".").slice(2).join(".").slice(0, savedGames.LONGEST_NAME);
    const about = make("span", { className: "about", textContent: say("set-aside-size", { count: entry.text.length }) });
    const save = button("download", { onclick: () => download(`menagerie-${name}.json`, entry.text, "application/json") });
    const remove = button("delete", { alone: true, picture: "delete", onclick: () => {
      if (removeSetAside(entry)) this.#removed(name, { id: entry.key, act: () => putBackSetAside(entry) });
    } });
    const item = make("li", { tabIndex: -1 }, make("span", { className: "words" }, make("b", { textContent: name }), about), save, remove);
    item.dataset.game = entry.key;
    return item;
  }

  #remove(/** @type {SavedGame} */ { id }) {
    const removed = this.#keeper.remove(id);
    if (removed) this.#removed(nameOf(removed), { id, act: () => savedGames.save(removed) === null });
  }

  #removed(/** @type {string} */ name, /** @type {{ id: string, act: () => boolean }} */ putBack) {
    this.#putBack = putBack;
    this.#tell(say("deleted", { name }), true);
    this.#show();
    this.#message.focus();
  }

  #undelete() {
    if (!this.#putBack) return;
    const { id, act } = this.#putBack;
    // Without room it can still be put back when there is some.
    if (!act()) return this.#tell(say("no-room-back"), true);
    this.#putBack = null;
    this.#tell("");
    this.#show();
    this.#focus(id);
  }

  /** Goes to what stands in a list under this name, once that has been built anew. */
  #focus(/** @type {string} */ id) {
    const items = [...this.#element.querySelectorAll("li")];
    items.find(({ dataset }) => dataset.game === id)?.focus();
  }

  #tell(/** @type {string} */ text, undo = false) {
    this.#words.textContent = text;
    this.#message.hidden = !text;
    this.#undo.hidden = !undo;
  }
}

function picture(/** @type {SavedGame} */ saved) {
  const place = make("span", { className: "picture" });
  try {
    place.append(thumbnail(unpack(saved.thumbnail)));
  } catch {
    // A game without its picture is still a game.
  }
  return place;
}
