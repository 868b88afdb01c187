// Puts games on the board: new ones, from a position, a saved game, a text, a file or a link.

import { faultOf } from "../base/faults.js";
import { GameFile, Session } from "../program.js";
import { BY_CHANCE, isRandomStart, sessionFrom } from "./first-position.js";
import { friendSeats } from "./friend-part.js";
import { readSaved, writeSaved } from "./saved-game.js";
import { library, listed } from "./own-games.js";
import { defaultSeats, levelsOf, nearestLevel, onlyComputers, orientationOf } from "./seats.js";
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
 * @property {string} [position] the initial FEN
 * @property {string} [start] or the number of one of several starts, or `random`; without either, the game's default
 * @property {Seat[]} [seats]
 * @property {number[]} [levels] by player
 * @property {number} [strength] the strength of the computer in hundredths of a level, instead of levels
 * @property {ClockChoice} [clock]
 * @property {Text | string} [problem] a message about it
 * @property {boolean} [fromAddress] whether it comes from an address
 */

/**
 * @typedef {object} NewGame
 * @property {VariantInfo} variant
 * @property {Record<string, boolean>} options
 * @property {Seat[]} [seats]
 * @property {ClockChoice | null} [clock] the settings of the clocks
 * @property {SavedClocks | null} [clocks] the clocks of a saved game
 * @property {FriendPart | null} [friend] the local data of a game with a friend
 * @property {number[] | null} [levels] by player
 * @property {number | null} [strength] the strength of the computer in hundredths of a level, instead of levels
 * @property {boolean} [randomStart] whether its start was chosen at random
 */

/** Puts games on the board. */
export class GameLoader {
  #store;
  #turns;
  #clocks;
  #notices;
  #premoves;
  #variants;
  /** The level of the first game, unless it has its own. */
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
   * Starts a game. Throws a text, and changes nothing, if the options or the position are wrong.
   * @param {VariantInfo} variant
   * @param {StartChoices} [choices]
   */
  start(variant, { options = {}, position = "", start, seats, levels, strength, clock = this.#clocks.settings, problem = "", fromAddress = false } = {}) {
    try {
      const session = position ? Session.fromPosition(variant.id, options, position) : sessionFrom(variant.id, options, start);
      const randomStart = !position && isRandomStart(session, start);
      this.#place(session, { variant, options, seats, levels, strength, clock, randomStart });
    } catch (error) {
      throw faultOf(error);
    }
    this.#begin({ fromAddress, worthSaving: Boolean(position) });
    this.#turns.changed(problem);
    if (position) this.#store.emit("read", {});
  }

  /** Starts from another position of the same game. Returns whether it is valid. */
  load(/** @type {string} */ position) {
    const { variant, options } = this.#store.data;
    return this.#notices.attempt(() => this.start(variant, { options, position }));
  }

  /** Plays the same game again, with every player one seat further on. A random start is chosen again. */
  rematch(/** @type {number | null} */ level = null) {
    const { session, randomStart, variant, options, seats, levels, friend } = this.#store.data;
    if (friend) return this.#store.emit("invite");
    const start = randomStart ? BY_CHANCE : session.startNumber?.toString();
    this.start(variant, { options, start, seats: oneFurther(seats), levels: level === null ? oneFurther(levels) : levels.map(() => level) });
  }

  /** The game as a text with all saved data. */
  saved() {
    return writeSaved(this.#store.data, this.#clocks, this.#premoves.list);
  }

  /**
   * Opens a saved game; `inOtherTab` if another tab plays it. Throws a text, and changes nothing, if it cannot be read.
   * @param {string} saved
   * @param {VariantInfo} variant
   */
  restore(saved, variant, { inOtherTab = false } = {}) {
    const { orientation, premoves, waits } = this.#open(saved, variant);
    const { data } = this.#store;
    if (waits) data.worthSaving = "premove";
    data.orientation = orientation ?? data.orientation;
    this.#premoves.list = premoves;
    data.paused = !inOtherTab && onlyComputers(data);
    this.#store.emit("begin");
    this.#turns.changed("", { inOtherTab });
    // The notes on it.
    if (data.session.notes().length > 0) this.#store.emit("read", {});
  }

  /** Shows the changes of another tab to this game. Throws like `restore`. */
  adopt(/** @type {string} */ saved, /** @type {VariantInfo} */ variant) {
    const { orientation } = this.#store.data;
    this.#open(saved, variant);
    this.#store.data.orientation = orientation;
    this.#turns.changed("", { inOtherTab: true });
  }

  /**
   * The games and positions of a text, or of the bytes of a file, with the library games that it names. A text that does not name its game is of the
   * one on the board. Throws a text if it cannot be read.
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
    // If the library cannot be reached, the position is read without them.
    for (const name of guessed) await fromLibrary(name).catch(() => null);
    file.free();
    return read();
  }

  /**
   * Opens one game of a file; the computer waits until it is asked to play on. `otherCastling` reads castling moves the other way. Throws a text if
   * it cannot be read.
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

  /** Opens the game of a link, and continues it with the same seats. Throws a text if it is damaged. */
  openLink(/** @type {string} */ letters) {
    const { session, seats, levels } = readLink(letters, (id) => this.#variantOf(id));
    this.#take(session, { seats, levels });
    this.#begin({ linkText: letters, fromAddress: true });
    this.#turns.changed();
    this.#store.emit("read", {});
  }

  /** Starts or continues a game with a friend on the local seat. Throws a text if that is not possible. */
  startFriend(/** @type {FriendPart} */ friend) {
    try {
      const variant = this.#variantOf(friend.game.variant);
      this.#place(friend.game.session(), { variant, options: friend.game.options(), seats: friendSeats(friend), clock: friend.game.clock(), friend });
    } catch (error) {
      throw faultOf(error);
    }
    this.#begin({ worthSaving: true });
    this.#turns.changed();
  }

  /** Shows the game of a link without a local seat, like any other game that was sent: for viewing and trying moves. */
  lookOn(/** @type {Session} */ session, /** @type {string} */ linkText, /** @type {ClockChoice | null} */ clock = null) {
    const variant = this.#variantOf(session.variant);
    this.#place(session, { variant, options: session.options(), seats: variant.players.map(() => "human"), clock });
    this.#clocks.rest(true);
    this.#begin({ linkText, fromAddress: true });
    this.#turns.changed();
  }

  #open(/** @type {string} */ saved, /** @type {VariantInfo} */ variant) {
    const read = readSaved(saved, variant);
    this.#place(read.session, { ...read, variant });
    Object.assign(this.#store.data, { worthSaving: true, fromAddress: false, linkText: null });
    return read;
  }

  /**
   * @param {Session} session
   * @param {{ seats?: Seat[], levels?: number[] }} [given]
   */
  #take(session, { seats, levels } = {}) {
    this.#place(session, { variant: this.#variantOf(session.variant), options: session.options(), seats, levels });
  }

  /** Puts a game on the board. Nothing may fail after the first change. */
  #place(/** @type {Session} */ session, /** @type {NewGame} */ { variant, options, seats: given, clock = null, clocks, levels: wanted, strength = null, friend = null, randomStart = false }) {
    const before = this.#store.begun ? this.#store.data : null;
    const sameGame = before !== null && variant.id === before.variant.id;
    const [state, tree] = [session.state(), session.tree()];
    this.#clocks.rest(friend !== null);
    this.#clocks.set(clock, variant.players.length, clocks);
    if (before) this.#turns.interrupt();
    before?.session.free();
    if (before?.friend?.game !== friend?.game) before?.friend?.game.free();
    const known = sameGame && !before.friend ? before.seats : defaultSeats(variant);
    const seats = given ?? known;
    const orientation = sameGame && !given && !before.friend ? before.orientation : orientationOf(variant, seats);
    const near = strength === null ? null : variant.players.map(() => nearestLevel(strength));
    const levels = wanted ?? near ?? (sameGame ? before.levels : variant.players.map(() => (before ? levelsOf(before)[0] : this.#firstLevel)));
    this.#store.begin({
      session, variant, options, seats, levels, strength, orientation, state, tree, begun: Date.now(),
      selected: null, problem: "", notice: "", paused: false, computerFailed: false, drawOffer: null, canRestore: false,
      worthSaving: false, fromAddress: false, linkText: null, practice: null, friend, randomStart, inOtherTab: before?.inOtherTab ?? false,
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

/** The values of the players, one seat further on. @type {<T>(all: T[]) => T[]} */
const oneFurther = (all) => [...all.slice(-1), ...all.slice(0, -1)];
