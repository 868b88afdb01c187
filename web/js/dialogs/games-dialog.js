// The dialog with all the games that are kept.

import { dialog, open } from "./dialog.js";
import { button, make, said } from "../base/dom.js";
import { download } from "../base/files.js";
import { nameOf } from "../keeping/keeper.js";
import * as keeping from "../keeping/saved-games.js";
import { language, onLanguage, say, translate, words } from "../base/texts.js";
import { thumbnail, unpack } from "../board/thumbnail.js";

/** The dialog. */
export class GamesDialog {
  #keeper;
  #element;
  #list = make("ul", { className: "kept" });
  #message = make("p", { className: "message", tabIndex: -1 });
  #words = make("span");
  #undo = button("undo-delete", { onclick: () => this.#undelete() });
  /** What brings back what was deleted last, `act`, and its id if it is a game. */
  #putBack = null;
  #aside = make("ul", { className: "aside-list" });
  #asidePart = make("section", { className: "aside" }, said("h3", "set-aside"), said("p", "set-aside-about", { className: "about" }), this.#aside);

  constructor(keeper) {
    this.#keeper = keeper;
    this.#message.setAttribute("role", "alert");
    this.#message.append(this.#words, " ", this.#undo);
    this.#element = dialog("my-games", { className: "games" }, this.#message, this.#list, this.#asidePart);
    onLanguage(() => this.#element.open && this.#show());
  }

  open() {
    this.#putBack = null;
    this.#tell("");
    this.#keeper.keep();
    this.#show();
    open(this.#element);
  }

  #show() {
    const games = keeping.all();
    this.#list.replaceChildren(...games.map((kept) => this.#item(kept)));
    if (games.length === 0) this.#list.append(said("li", "no-games", { className: "none" }));
    const aside = keeping.aside();
    this.#aside.replaceChildren(...aside.map((entry) => this.#asideItem(entry)));
    this.#asidePart.hidden = aside.length === 0;
    translate(this.#element);
  }

  #item(kept) {
    const open = make("button", { type: "button", className: "open", onclick: () => this.#open(kept) });
    const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(kept.date);
    const title = nameOf(kept);
    const result = words(kept.status);
    open.append(picture(kept), make("span", { className: "words" },
      make("b", { textContent: title }),
      make("span", { className: "about", textContent: `${when} · ${say("moves-played", { count: kept.moves })}` }),
      make("span", { className: kept.over ? "about over" : "about", textContent: result })));
    const rename = button("rename", { alone: true, picture: "edit", onclick: () => this.#rename(kept, open.parentElement) });
    const remove = button("delete", { alone: true, picture: "delete", onclick: () => this.#remove(kept) });
    const item = make("li", { tabIndex: -1 }, open, rename, remove);
    item.dataset.game = kept.id;
    if (kept.id === this.#keeper.id) item.setAttribute("aria-current", "true");
    return item;
  }

  async #open(kept) {
    const problem = await this.#keeper.open(kept.id);
    if (!problem) return this.#element.close();
    this.#tell(words(problem));
    this.#show();
  }

  #rename(kept, item) {
    const box = make("input", { type: "text", value: nameOf(kept), maxLength: keeping.LONGEST_NAME });
    box.setAttribute("aria-label", say("game-name"));
    const form = make("form", { className: "rename" }, box, button("save", { className: "main" }));
    form.lastElementChild.type = "submit";
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#keeper.rename(kept.id, box.value.trim());
      this.#show();
      this.#focus(kept.id);
    };
    item.replaceChildren(form);
    translate(item);
    box.select();
  }

  /** What cannot be read can be taken away, for somebody who can, and deleted. */
  #asideItem(entry) {
    const name = entry.key.split(".").slice(2).join(".").slice(0, keeping.LONGEST_NAME);
    const about = make("span", { className: "about", textContent: say("set-aside-size", { count: entry.text.length }) });
    const save = button("download", { onclick: () => download(`menagerie-${name}.json`, entry.text, "application/json") });
    const remove = button("delete", { alone: true, picture: "delete", onclick: () => {
      if (keeping.removeAside(entry)) this.#removed(name, { id: entry.key, act: () => keeping.keepAside(entry) });
    } });
    const item = make("li", { tabIndex: -1 }, make("span", { className: "words" }, make("b", { textContent: name }), about), save, remove);
    item.dataset.game = entry.key;
    return item;
  }

  #remove({ id }) {
    const kept = this.#keeper.remove(id);
    if (kept) this.#removed(nameOf(kept), { id, act: () => keeping.keep(kept) === null });
  }

  #removed(name, putBack) {
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
  #focus(id) {
    this.#element.querySelector(`[data-game="${CSS.escape(id)}"]`)?.focus();
  }

  #tell(text, undo = false) {
    this.#words.textContent = text;
    this.#message.hidden = !text;
    this.#undo.hidden = !undo;
  }
}

function picture(kept) {
  const place = make("span", { className: "picture" });
  try {
    place.append(thumbnail(unpack(kept.thumbnail)));
  } catch {
    // A game without its picture is still a game.
  }
  return place;
}
