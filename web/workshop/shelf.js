// Saves the game among the own games of this browser.

import { lasting } from "../js/base/storage.js";
import { forgetDefinition, keepDefinition, keptDefinition, ownCard } from "../js/keeping/own-cards.js";
import { say } from "./words.js";

/** @import { Importer } from "../js/base/importer.js" */
/** @import { Workbench } from "./workbench.js" */

/** The key of the own game that is being changed: it is replaced when it is saved again under the same name. */
const KEPT = "menagerie.workshop-game";

/** The shelf. */
export class Shelf {
  #bench;
  #program;
  #notify;

  /**
   * @param {Workbench} bench
   * @param {Importer} program
   * @param {(words: string) => void} notify
   */
  constructor(bench, program, notify) {
    this.#bench = bench;
    this.#program = program;
    this.#notify = notify;
  }

  /** Sets the game that is being changed, or a new one. */
  begins(/** @type {string | null} */ id) {
    if (id === null) lasting.remove(KEPT);
    else lasting.write(KEPT, id);
  }

  /** Saves the game; returns its id, or null if that failed. */
  keep() {
    const own = this.#program.ownGame(this.#bench.sheet.compact, document.documentElement.lang);
    if ("fault" in own) {
      this.#notify(say("cannot-play"));
      return null;
    }
    const name = this.#bench.definition?.name ?? "";
    if (keepDefinition(own.id, own.definition) !== null) {
      this.#notify(say("not-saved", name));
      return null;
    }
    const before = lasting.read(KEPT);
    // A game with another name is another game, and both stay.
    if (before !== null && before !== own.id && ownCard(before, keptDefinition(before) ?? "").name === name) forgetDefinition(before);
    this.begins(own.id);
    this.#notify(say("saved", name));
    return own.id;
  }
}
