// How a game begins: anew, from a position, from what was kept, or from what somebody else has sent.

import { faultOf } from "./faults.js";
import * as pieces from "./pieces.js";
import { Session } from "./program.js";
import { read, write } from "./saved-game.js";

/** A table at which games are begun. */
export const Beginning = (Base) => class extends Base {
  /** Is called when another game begins. */
  onStart = () => {};

  /** Starts a game. Throws a text, with everything left as it was, if the options or the position are wrong. */
  start(variant, { options = {}, position = "", seats, clock = this.clockSettings, problem = "" } = {}) {
    const json = JSON.stringify(options);
    try {
      const session = position ? Session.fromPosition(variant.id, json, position) : new Session(variant.id, json);
      this.lay(session, { variant, options, seats, clock });
    } catch (error) {
      throw faultOf(error);
    }
    this.touched = Boolean(position);
    this.onStart();
    this.changed(problem);
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
    return kept;
  }

  /** Opens the game or the position of a text; tells whether it could be read. Without a word on it, it is of the game on the board. */
  readText(content) {
    return this.attempt(() => this.take(Session.fromText(this.variant.id, JSON.stringify(this.options), content)));
  }

  /** Opens the game that `link` has written; throws a text if it is damaged. */
  openLink(fragment) {
    try {
      this.take(Session.fromLink(fragment));
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** A game that came from elsewhere; the computer waits until it is asked to play on. */
  take(session) {
    const variant = variantOf(session.variant);
    const sameGame = variant.id === this.variant?.id;
    this.lay(session, { variant, options: JSON.parse(session.options()) });
    this.touched = true;
    this.paused = JSON.parse(session.tree()).nodes.length > 0;
    this.onStart();
    this.changed();
    if (!sameGame) pieces.load(variant.art).then(this.onChange);
  }
};

/** The description of a game, by its id. */
function variantOf(id) {
  return JSON.parse(Session.variants()).find((variant) => variant.id === id);
}
