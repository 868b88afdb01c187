// Keeps the game among the own games of this browser.

import { readJson } from "../js/base/schema.js";
import { lasting } from "../js/base/storage.js";
import { forgetDefinition, keepDefinition, keptDefinition, ownCard } from "../js/keeping/own-cards.js";
import { OWN } from "./sheet.js";
import { say } from "./words.js";

/** @import { Reader } from "../js/base/importer.js" */
/** @import { Workbench } from "./workbench.js" */

/** Where it is kept which of the own games is being changed: it is replaced when it is kept again under its name. */
const KEPT = "menagerie.workshop-game";

/** The shelf. */
export class Shelf {
  #bench;
  #program;
  #tell;

  /**
   * @param {Workbench} bench
   * @param {Reader} program
   * @param {(words: string) => void} tell
   */
  constructor(bench, program, tell) {
    this.#bench = bench;
    this.#program = program;
    this.#tell = tell;
  }

  /** Says that the game with this id is being changed, or a new one. */
  begins(/** @type {string | null} */ id) {
    if (id === null) lasting.remove(KEPT);
    else lasting.write(KEPT, id);
  }

  /** Keeps the game; gives its id, or null if it cannot be kept. */
  keep() {
    const own = readJson(this.#program.ownGame(this.#bench.sheet.compact), OWN);
    if (!own?.id) {
      this.#tell(say("cannot-play"));
      return null;
    }
    const name = this.#bench.definition?.name ?? "";
    if (keepDefinition(own.id, own.definition) !== null) {
      this.#tell(say("not-saved", name));
      return null;
    }
    const before = lasting.read(KEPT);
    // A game of another name is another game, and both stay.
    if (before !== null && before !== own.id && ownCard(before, keptDefinition(before) ?? "").name === name) forgetDefinition(before);
    this.begins(own.id);
    this.#tell(say("saved", name));
    return own.id;
  }
}
