// The part of the list of games that saves everything to a file and reads it again, and shows how long the browser keeps the data.

import { button, make, said, setText } from "../base/dom.js";
import { download } from "../base/files.js";
import { language, say, translate, words } from "../base/texts.js";
import { keepBackupDate, lastBackup, mergeBackup, readBackup, writeBackup } from "../keeping/backup.js";
import { forgetsSoon } from "../keeping/persistence.js";
import { isStorageOnly } from "../keeping/saved-games.js";

/** @import { Sayable } from "../base/texts.js" */

/** The texts about what was read, in this order; those with a count of zero are left out. */
const REPORTED = /** @type {const} */ ([
  ["games", "backup-games-added"], ["newer", "backup-games-newer"], ["twice", "backup-games-twice"],
  ["others", "backup-others-added"], ["left", "backup-left"], ["refused", "backup-no-room"],
]);

/** The part. */
export class BackupPart {
  #last = make("span", { className: "about" });
  #warning = make("p", { className: "about keeps" });
  #message = make("p", { className: "message", hidden: true });
  #file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  #onRead;
  element;

  /**
   * @param {() => void} save saves the game on the board
   * @param {() => void} onRead is called after something was read
   */
  constructor(save, onRead) {
    this.#onRead = onRead;
    this.#message.setAttribute("role", "status");
    this.#file.onchange = () => this.#read();
    // Above the list, which may be long, and closed, because most people are looking for a game.
    const folded = make("details", {}, make("summary", {}, said("b", "backup"), this.#last), said("p", "backup-about", { className: "about" }),
      make("div", { className: "row" },
        button("backup-save", { onclick: async () => {
          save();
          await this.#write();
        } }),
        button("backup-load", { onclick: () => this.#file.click() }), this.#file),
      this.#message);
    this.element = make("section", { className: "backup" }, this.#warning, folded);
  }

  /** Shows the date of the last backup, and how the browser treats the data. */
  async show() {
    const last = lastBackup();
    setText(this.#last, last === null ? say("backup-never") : say("backup-last", { when: new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(last) }));
    const forgets = await forgetsSoon();
    setText(this.#warning, [isStorageOnly() && say("keeps-small"), forgets && say("keeps-seven-days")].filter(Boolean).join(" "));
    this.#warning.hidden = this.#warning.textContent === "";
  }

  /** Removes the message about what was read. */
  clear() {
    this.#showMessage("");
  }

  async #write() {
    const name = `menagerie-${new Date().toISOString().slice(0, 10)}.json`;
    download(name, await writeBackup(), "application/json");
    keepBackupDate();
    this.#showMessage(say("backup-saved", { name }));
    await this.show();
  }

  async #read() {
    const file = this.#file.files?.[0];
    if (!file) return;
    try {
      const merged = await mergeBackup(readBackup(await file.text()));
      const sentences = REPORTED.filter(([kind]) => merged[kind] > 0).map(([kind, id]) => say(id, { count: merged[kind] }));
      this.#onRead();
      this.#showMessage(sentences.join(" ") || say("backup-nothing-new"));
    } catch (error) {
      console.warn(error);
      // A file that was removed or is not readable.
      this.#showMessage(error instanceof Error ? say("file-unreadable", { name: file.name }) : words(/** @type {Sayable} */ (error)), true);
    } finally {
      // The same one may be chosen again.
      this.#file.value = "";
    }
  }

  #showMessage(/** @type {string} */ text, wrong = false) {
    this.#message.hidden = text === "";
    this.#message.classList.toggle("wrong", wrong);
    setText(this.#message, text);
    translate(this.element);
  }
}
