// Keeps the game among the own games of this browser.

import { readJson } from "../js/base/schema.js";
import { forgetDefinition, keepDefinition } from "../js/keeping/own-cards.js";
import { OWN } from "./sheet.js";
import { say } from "./words.js";

/** @import { Reader } from "../js/base/reader.js" */
/** @import { Workbench } from "./workbench.js" */

/** The shelf. */
export class Shelf {
  #bench;
  #program;
  #tell;
  /** The id of the kept game that is being changed: it is replaced when it is kept again. @type {string | null} */
  #kept = null;

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
    this.#kept = id;
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
    if (this.#kept !== null && this.#kept !== own.id) forgetDefinition(this.#kept);
    this.#kept = own.id;
    this.#tell(say("saved", name));
    return own.id;
  }
}
