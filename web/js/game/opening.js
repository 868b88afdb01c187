// How a game comes to the board: anew, from a position, from a saved game, from a text, a file or a link.

import { faultOf } from "../base/faults.js";
import { GameFile, Session } from "../program.js";
import { BY_CHANCE, isDrawn, sessionFrom } from "./first-position.js";
import { friendSeats } from "./friend-part.js";
import { readSaved, writeSaved } from "./saved-game.js";
import { library, listed } from "./own-games.js";
import { levelsOf, onlyComputers, orientationOf, usualSeats } from "./seats.js";
import { readLink } from "./shared-link.js";

/** @import { SavedClocks, Text, VariantInfo } from "../program.js" */
/** @import { ClockChoice, Clocks } from "./clocks.js" */
/** @import { FriendPart } from "./friend-part.js" */
/** @import { GameStore, Seat } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Premoves } from "./premoves.js" */
/** @import { Turns } from "./turns.js" */

/**
 * @typedef {object} StartChoices
 * @property {Record<string, boolean>} [options]
 * @property {string} [position] a FEN to begin with
 * @property {string} [start] or the number of one of the starts of a game that has several, or `random`; without either, chance chooses where
 *   the game leaves it to chance
 * @property {Seat[]} [seats]
 * @property {number[]} [levels] by player
 * @property {ClockChoice} [clock]
 * @property {Text | string} [problem] what to say of it
 * @property {boolean} [fromAddress] whether an address asks for it
 */

/**
 * @typedef {object} NewGame
 * @property {VariantInfo} variant
 * @property {Record<string, boolean>} options
 * @property {Seat[]} [seats]
 * @property {ClockChoice | null} [clock] how the clocks are set
 * @property {SavedClocks | null} [clocks] how the clocks of a saved game stand
 * @property {FriendPart | null} [friend] what this browser has of a game with a friend
 * @property {number[] | null} [levels] by player
 * @property {boolean} [drawn] whether its start was drawn by chance
 */

/** Puts games on the board. */
export class Opening {
  #store;
  #turns;
  #clocks;
  #notices;
  #premoves;
  #variants;
  /** The level of the first game, if it does not bring its own. */
  #firstLevel;

  /**
   * @param {GameStore} store
   * @param {{ turns: Turns, clocks: Clocks, notices: Notices, premoves: Premoves }} parts
   * @param {VariantInfo[]} variants
   * @param {number} level the level of the first game
   */
  constructor(store, { turns, clocks, notices, premoves }, variants, level) {
    this.#store = store;
    this.#turns = turns;
    this.#clocks = clocks;
    this.#notices = notices;
    this.#premoves = premoves;
    this.#variants = variants;
    this.#firstLevel = level;
  }

  /**
   * Starts a game. Throws a text, and leaves everything as it was, if the options or the position are wrong.
   * @param {VariantInfo} variant
   * @param {StartChoices} [choices]
   */
  start(variant, { options = {}, position = "", start, seats, levels, clock = this.#clocks.settings, problem = "", fromAddress = false } = {}) {
    try {
      const session = position ? Session.fromPosition(variant.id, options, position) : sessionFrom(variant.id, options, start);
      const drawn = !position && isDrawn(session, start);
      this.#lay(session, { variant, options, seats, levels, clock, drawn });
    } catch (error) {
      throw faultOf(error);
    }
    this.#begin({ fromAddress, worthSaving: Boolean(position) });
    this.#turns.changed(problem);
    if (position) this.#store.emit("read", {});
  }

  /** Goes on from another position of the same game. Tells whether it is one. */
  load(/** @type {string} */ position) {
    const { variant, options } = this.#store.data;
    return this.#notices.attempt(() => this.start(variant, { options, position }));
  }

  /** Plays the same game again, everybody one seat further on. A start that was drawn is drawn anew. */
  rematch() {
    const { session, drawn, variant, options, seats, levels, friend } = this.#store.data;
    if (friend) return this.#store.emit("invite");
    const start = drawn ? BY_CHANCE : session.startNumber?.toString();
    this.start(variant, { options, start, seats: oneFurther(seats), levels: oneFurther(levels) });
  }

  /** The game as a text, with everything there is to save. */
  saved() {
    return writeSaved(this.#store.data, this.#clocks, this.#premoves.list);
  }

  /**
   * Opens a saved game; `inOtherTab` if another tab plays it. Throws a text, and leaves everything as it was, if it cannot be
   * read.
   * @param {string} saved
   * @param {VariantInfo} variant
   */
  restore(saved, variant, { inOtherTab = false } = {}) {
    const { orientation, premoves } = this.#open(saved, variant);
    const { data } = this.#store;
    data.orientation = orientation ?? data.orientation;
    this.#premoves.list = premoves;
    data.paused = !inOtherTab && onlyComputers(data);
    this.#store.emit("begin");
    this.#turns.changed("", { inOtherTab });
    // What of it could not be read.
    if (data.session.notes().length > 0) this.#store.emit("read", {});
  }

  /** Shows what another tab has made of this game, which goes on. Throws as `restore` does. */
  adopt(/** @type {string} */ saved, /** @type {VariantInfo} */ variant) {
    const { orientation } = this.#store.data;
    this.#open(saved, variant);
    this.#store.data.orientation = orientation;
    this.#turns.changed("", { inOtherTab: true });
  }

  /**
   * The games and positions of a text, or of the bytes of a file, with those of the library that it names. A text that does not name its game is
   * of the one on the board. Throws a text if it cannot be read.
   * @param {string | Uint8Array} content
   */
  async fileOf(content) {
    const { variant, options } = this.#store.data;
    const read = () => (typeof content === "string" ? GameFile.read(variant.id, options, content) : GameFile.ofBytes(variant.id, options, content));
    const file = read();
    const [missing, guessed] = [file.missingGames(), file.guessedGames()];
    if (missing.length + guessed.length === 0) return file;
    const { fromLibrary } = await library();
    for (const name of missing) await fromLibrary(name);
    // Where the library cannot be reached, the position is read without them.
    for (const name of guessed) await fromLibrary(name).catch(() => null);
    file.free();
    return read();
  }

  /**
   * Opens one game of a file; the computer waits until it is asked to play on. `otherCastling` reads the names of castling
   * the other way. Throws a text if it cannot be read.
   * @param {GameFile} file
   * @param {number} index
   * @param {boolean} [otherCastling]
   */
  openFrom(file, index, otherCastling) {
    try {
      this.#take(file.session(index, otherCastling));
      const { data } = this.#store;
      data.paused = data.tree.nodes.length > 0;
      this.#begin({ worthSaving: true });
      this.#turns.changed();
    } catch (error) {
      throw faultOf(error);
    }
    this.#store.emit("read", { file, index });
  }

  /** Opens the game of a link, and goes on with it as it was played there. Throws a text if it is damaged. */
  openLink(/** @type {string} */ letters) {
    const { session, seats, levels } = readLink(letters, (id) => this.#variantOf(id));
    this.#take(session, { seats, levels });
    this.#begin({ linkText: letters, fromAddress: true });
    this.#turns.changed();
    this.#store.emit("read", {});
  }

  /** Begins a game with a friend, or goes on with it, on the seat that was taken here. Throws a text if that cannot be. */
  startFriend(/** @type {FriendPart} */ friend) {
    try {
      const variant = this.#variantOf(friend.game.variant);
      this.#lay(friend.game.session(), { variant, options: friend.game.options(), seats: friendSeats(friend), clock: friend.game.clock(), friend });
    } catch (error) {
      throw faultOf(error);
    }
    this.#begin({ worthSaving: true });
    this.#turns.changed();
  }

  /** Shows the game of a link whose player has no seat here, as any other game that was sent: it is looked at, and tried on. */
  lookOn(/** @type {Session} */ session, /** @type {string} */ linkText, /** @type {ClockChoice | null} */ clock = null) {
    const variant = this.#variantOf(session.variant);
    this.#lay(session, { variant, options: session.options(), seats: variant.players.map(() => "human"), clock });
    this.#clocks.rest(true);
    this.#begin({ linkText, fromAddress: true });
    this.#turns.changed();
  }

  #open(/** @type {string} */ saved, /** @type {VariantInfo} */ variant) {
    const read = readSaved(saved, variant);
    this.#lay(read.session, { ...read, variant });
    Object.assign(this.#store.data, { worthSaving: true, fromAddress: false, linkText: null });
    return read;
  }

  /**
   * @param {Session} session
   * @param {{ seats?: Seat[], levels?: number[] }} [given]
   */
  #take(session, { seats, levels } = {}) {
    this.#lay(session, { variant: this.#variantOf(session.variant), options: session.options(), seats, levels });
  }

  /** Puts a game on the board. Nothing may fail once something is changed. */
  #lay(/** @type {Session} */ session, /** @type {NewGame} */ { variant, options, seats: given, clock = null, clocks, levels: wanted, friend = null, drawn = false }) {
    const before = this.#store.begun ? this.#store.data : null;
    const sameGame = before !== null && variant.id === before.variant.id;
    const [state, tree] = [session.state(), session.tree()];
    this.#clocks.rest(friend !== null);
    this.#clocks.set(clock, variant.players.length, clocks);
    if (before) this.#turns.interrupt();
    before?.session.free();
    if (before?.friend?.game !== friend?.game) before?.friend?.game.free();
    const known = sameGame && !before.friend ? before.seats : usualSeats(variant);
    const seats = given ?? known;
    const orientation = sameGame && !given && !before.friend ? before.orientation : orientationOf(variant, seats);
    const levels = wanted ?? (sameGame ? before.levels : variant.players.map(() => (before ? levelsOf(before)[0] : this.#firstLevel)));
    this.#store.begin({
      session, variant, options, seats, levels, orientation, state, tree, begun: Date.now(),
      selected: null, problem: "", notice: "", paused: false, computerFailed: false, drawOffer: null, canRestore: false,
      worthSaving: false, fromAddress: false, linkText: null, practice: null, friend, drawn, inOtherTab: before?.inOtherTab ?? false,
    });
  }

  #begin({ linkText = /** @type {string | null} */ (null), fromAddress = false, worthSaving = false }) {
    Object.assign(this.#store.data, { linkText, fromAddress, worthSaving: worthSaving && !fromAddress });
    this.#store.emit("begin");
  }

  #variantOf(/** @type {string} */ id) {
    return listed(this.#variants, id);
  }
}

/** What belongs to the players, one seat further on. @type {<T>(all: T[]) => T[]} */
const oneFurther = (all) => [...all.slice(-1), ...all.slice(0, -1)];
