// Keeps the game on the board after each change, and opens kept ones.

import * as keeping from "./keeping.js";
import * as pieces from "./pieces.js";
import { say } from "./texts.js";
import { essence, pack } from "./thumbnail.js";

/** Milliseconds between two looks at the clocks, which run without anybody doing anything. */
const CLOCKS = 5000;

/** Follows a game. */
export class Keeper {
  #game;
  #variants;
  #id = null;
  #name = "";
  #begun = 0;
  #kept = "";
  /** Whether there was no room to keep the game; said once. */
  #full = false;

  constructor(game, variants) {
    this.#game = game;
    this.#variants = variants;
    addEventListener("pagehide", () => this.keep());
    setInterval(() => game.clockSettings && game.clockSettings.kind !== "none" && this.keep(), CLOCKS);
  }

  /** The game that is on the board is another one from now on. */
  begin() {
    this.#id = keeping.newId();
    this.#name = "";
    this.#begun = Date.now();
    this.#kept = "";
    keeping.playing(null);
  }

  /** The id of the game on the board. */
  get id() {
    return this.#id;
  }

  /** Keeps the game as it is, once something has been played in it. */
  keep() {
    const game = this.#game;
    if (this.#id === null || !game.state || !game.touched) return;
    const saved = game.saved();
    const key = `${this.#name} ${saved}`;
    if (key === this.#kept) return;
    const { variant, state } = game;
    const kept = keeping.keep({
      id: this.#id,
      name: this.#name,
      variant: variant.id,
      begun: this.#begun,
      date: Date.now(),
      moves: state.moves.length,
      over: state.over,
      status: state.status,
      thumbnail: pack(essence(JSON.parse(game.scene()))),
      saved,
    });
    if (kept) {
      this.#kept = key;
      keeping.playing(this.#id);
    }
    else if (!this.#full) game.complain({ text: "no-room" });
    this.#full = !kept;
  }

  /** Opens a kept game. Tells whether it could; one that cannot be read is set aside. */
  async open(kept) {
    const variant = this.#variants.find(({ id }) => id === kept.variant);
    try {
      if (!variant) throw new Error(`no game ${kept.variant}`);
      await pieces.load(variant.art);
      // Before it is shown: what is shown is kept, under this id.
      const { id, name, begun } = kept;
      const before = [this.#id, this.#name, this.#begun, this.#kept];
      [this.#id, this.#name, this.#begun, this.#kept] = [id, name, begun, ""];
      try {
        this.#game.restore(kept.saved, variant);
        keeping.playing(id);
      } catch (error) {
        [this.#id, this.#name, this.#begun, this.#kept] = before;
        throw error;
      }
      return true;
    } catch (error) {
      console.warn(error);
      keeping.setAside(kept.id);
      return false;
    }
  }

  /** Gives a kept game another name. */
  rename(kept, name) {
    if (kept.id === this.#id) this.#name = name;
    keeping.keep({ ...kept, name });
  }
}

/** What a kept game is called: as it was named, or by what is played. */
export const nameOf = ({ name, variant }) => name || say(`game-${variant}`);
