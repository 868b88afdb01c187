// How a game begins: anew, from a position, from what was kept, or from what somebody else has sent.

import { faultOf } from "../base/faults.js";
import { GameFile, Session } from "../program.js";
import { read, write } from "./saved-game.js";
import * as shared from "./shared-link.js";

/** A table at which games are begun. */
export const Beginning = (Base) => class extends Base {
  /** Is called when another game begins. */
  onStart = () => {};

  /**
   * Starts a game, `borrowed` if an address asks for it. Throws a text, with everything left as it was, if the options or
   * the position are wrong.
   */
  start(variant, { options = {}, position = "", seats, clock = this.clockSettings, problem = "", borrowed = false } = {}) {
    try {
      const session = position ? Session.fromPosition(variant.id, options, position) : new Session(variant.id, options);
      this.lay(session, { variant, options, seats, clock });
    } catch (error) {
      throw faultOf(error);
    }
    this.#begin({ borrowed, touched: Boolean(position) });
    this.changed(problem);
    if (position) this.onRead();
  }

  /** Goes on from another position of the same game. */
  load(position) {
    return this.attempt(() => this.start(this.variant, { options: this.options, position }));
  }

  /** Plays the same game again, everybody one seat further on. */
  rematch() {
    this.start(this.variant, { options: this.options, seats: [this.seats.at(-1), ...this.seats.slice(0, -1)] });
  }

  /** Everything there is to keep, as a text. */
  saved() {
    return write(this);
  }

  /**
   * Opens a kept game; `elsewhere` if another tab plays it. Throws a text, with everything left as it was, if it cannot be
   * read.
   */
  restore(saved, variant, { elsewhere = false } = {}) {
    const { orientation } = this.#open(saved, variant);
    this.orientation = orientation ?? this.orientation;
    this.paused = !elsewhere && !this.seats.includes("human");
    this.changed("", { elsewhere });
  }

  /** Shows what another tab has made of this game. Throws as `restore` does. */
  adopt(saved, variant) {
    const { orientation } = this;
    this.#open(saved, variant);
    this.orientation = orientation;
    this.changed("", { elsewhere: true });
  }

  #open(saved, variant) {
    const kept = read(saved, variant);
    this.lay(kept.session, kept);
    this.level = kept.level ?? this.level;
    this.touched = true;
    this.borrowed = false;
    this.address = null;
    return kept;
  }

  /** Is called with a `GameFile` of several games, of which the person chooses. */
  onGames = () => {};

  /** Is called when a game or a position has been read: with its file, if it has one, and which of its games it is. */
  onRead = () => {};

  /**
   * Opens the game or the position of a text, or of a file’s bytes; tells whether it could be read. Without a word on it, it
   * is of the game on the board. Of several games, the person is asked which one to open.
   */
  readText(content) {
    return this.attempt(() => {
      const game = [this.variant.id, this.options];
      const file = typeof content === "string" ? GameFile.read(...game, content) : GameFile.ofBytes(...game, content);
      if (file.length > 1) this.onGames(file);
      else this.openFrom(file, 0);
    });
  }

  /**
   * Opens one game of a file. `otherCastling` reads the names of castling the other way. Throws a text if it cannot be read.
   */
  openFrom(file, index, otherCastling) {
    try {
      this.take(file.session(index, otherCastling));
    } catch (error) {
      throw faultOf(error);
    }
    this.onRead(file, index);
  }

  /** What there is to tell of how the game on the board was read: texts. */
  get told() {
    return this.session.notes();
  }

  /** The whole game in letters that may stand in an address, with who plays it. */
  link() {
    return shared.write(this);
  }

  /**
   * Opens the game that `link` has written, and goes on with it as it was played there; throws a text if it is damaged.
   */
  openLink(letters) {
    const { session, seats, level } = shared.read(letters, variantOf);
    this.level = level ?? this.level;
    this.#take(session, { seats });
    this.#begin({ link: letters, borrowed: true });
    this.changed();
    this.onRead();
  }

  /** A game out of a text; the computer waits until it is asked to play on. */
  take(session) {
    this.#take(session);
    this.paused = session.tree().nodes.length > 0;
    this.#begin({ touched: true });
    this.changed();
  }

  #take(session, { seats } = {}) {
    const variant = variantOf(session.variant);
    this.lay(session, { variant, options: session.options(), seats });
  }

  #begin({ link = null, borrowed = false, touched = false }) {
    this.address = link;
    this.borrowed = borrowed;
    this.touched = touched && !borrowed;
    this.onStart();
  }
};

/** The description of a game, by its id. */
function variantOf(id) {
  return Session.variants().find((variant) => variant.id === id);
}
