// Saves the game on the board after each change, opens saved games, and lets tabs with the same game follow each other.

import { download } from "../base/files.js";
import { faultOf } from "../base/faults.js";
import { say, text } from "../base/texts.js";
import { essence, pack } from "../board/thumbnail.js";
import { standing } from "../game/friend-part.js";
import { atEnd, gameText } from "../game/record.js";
import { GameLock } from "./game-lock.js";
import { fetchedGameOf, gameName, gameOf, isMissing } from "./game-of-saved.js";
import { LONGEST_NAME } from "./kept-game.js";
import { askToKeep } from "./persistence.js";
import * as savedGames from "./saved-games.js";
import { hasSeenAll, hasSeenThisPage, seenOnceMore } from "./seen.js";
import * as pieces from "../board/piece-art.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { StorageFault } from "../base/storage.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Text, VariantInfo } from "../program.js" */
/** @import { SavedGame } from "./kept-game.js" */
/** @import { Seen } from "./seen.js" */

/** Milliseconds between two looks at the clocks, which run without anybody doing anything. */
const CLOCKS = 5000;

/** Milliseconds before it is said that another tab plays: one that is just being closed needs a moment. */
const SOON = 600;

/** Saves what happens in a game. */
export class Keeper {
  #game;
  #variants;
  #notes;
  #lock;
  #openList;
  /** @type {string | null} */
  #id = null;
  #name = "";
  #begun = 0;
  /** The game as it was saved last, here or by another tab. */
  #saved = "";
  /** @type {Seen} */
  #seen = {};
  /** The moves that waited when somebody looked last. @type {unknown} */
  #premoves = null;
  /** The game as it was when somebody took it out of the list: it is saved again once it has changed. */
  #removed = "";
  /** Whether the game is being taken over from storage: that is nothing to save. */
  #opening = false;
  /** The game of which it was said that another tab has it too. @type {string | null} */
  #told = null;
  /** Why the game could not be saved; said once. @type {StorageFault | null} */
  #trouble = null;

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   * @param {Notes} notes show what the person should know
   * @param {() => void} openList opens the list of games
   */
  constructor(game, variants, notes, openList) {
    this.#game = game;
    this.#variants = variants;
    this.#notes = notes;
    this.#openList = openList;
    this.#lock = new GameLock({ onGiven: () => this.#takeOver(), onTaken: () => game.turns.stepBack() });
    game.store.on("begin", () => this.#opening || this.#begin());
    game.store.on("before-move", () => this.#followOtherTab());
    game.store.on("claim", () => {
      this.#notes.drop("elsewhere");
      if (this.#id) this.#lock.take(this.#id);
    });
    game.store.on("change", () => this.save());
    game.store.on("select", () => this.#savePremove());
    savedGames.onFault((fault) => this.#tell(fault));
    savedGames.onOtherTab((id, there) => {
      if (id !== this.#id) return;
      // Taken out of the list in another tab: nobody wants it again as it is.
      if (!there) this.#removed = this.#saved;
      this.#followOtherTab();
    });
    // Whatever has emptied the storage: the game that is still here is written again.
    addEventListener("focus", () => this.save());
    addEventListener("pagehide", () => {
      this.save();
      this.#lock.release();
    });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#comeBack());
    addEventListener("beforeunload", (event) => this.#trouble && event.preventDefault());
    // A tab in the background may have slept through what others have told.
    document.addEventListener("visibilitychange", () => (document.hidden ? this.save() : this.#followOtherTab()));
    setInterval(() => game.clocks.running && this.save(), CLOCKS);
  }

  /** The game on the board is not one of the list: it is that of a link, or one that nobody has seen before. */
  #begin() {
    const { linkText, friend } = this.#game.data;
    const ofLink = linkText === null ? savedGames.newId() : savedGames.idOfLink(linkText);
    const id = friend ? savedGames.idOfFriend(friend) : ofLink;
    this.#become({ id, name: "", begun: Date.now(), seen: {} });
    this.#saved = this.#removed = "";
    this.#lock.take(id);
    savedGames.setPlayed(null);
  }

  /** The id of the game on the board. */
  get id() {
    return this.#id;
  }

  /** Saves the game as it is, once something has been played in it. */
  save() {
    const { store } = this.#game;
    if (this.#opening || this.#id === null || !store.begun || !store.data.worthSaving) return;
    // What is tried while a better move is looked for is no move of the game, and is taken out of it again.
    if (store.data.practice) return;
    const key = this.#key();
    if (key === this.#saved && (key === this.#removed || savedGames.has(this.#id))) return;
    const stored = savedGames.find(this.#id);
    const id = stored && !hasSeenAll(this.#seen, stored.seen) ? this.#branch(this.#id) : this.#id;
    const seen = seenOnceMore(this.#seen);
    const trouble = savedGames.save(this.#record(id, seen));
    if (trouble === null) {
      this.#saved = key;
      this.#seen = seen;
      savedGames.setPlayed(id);
      askToKeep();
    }
    this.#tell(trouble);
  }

  /** Saves a move that was entered before its turn, or dropped: nothing else changes with it. */
  #savePremove() {
    const { list } = this.#game.premoves;
    if (list === this.#premoves) return;
    this.#premoves = list;
    this.save();
  }

  /** Whether the game on the board is saved as it is. */
  get isSaved() {
    return this.#id !== null && this.#game.data.worthSaving && this.#trouble === null;
  }

  /** Saves nothing any more: the program has failed, and what it says of the game cannot be relied on. */
  rest() {
    this.#opening = true;
    this.#trouble = null;
  }

  /** Opens the saved game with this id. Gives what is wrong with it, or nothing; what cannot be read is set aside. @returns {Promise<Text | null>} */
  async open(/** @type {string} */ id) {
    if (!savedGames.has(id)) await savedGames.opened();
    const saved = savedGames.find(id);
    if (!saved) return text("damaged-game", { name: id });
    const name = nameOf(saved);
    /** @type {VariantInfo} */
    let variant;
    try {
      variant = await fetchedGameOf(this.#variants, saved);
    } catch (error) {
      console.warn(error);
      // It is as good as ever, for who has the game.
      if (isMissing(error)) return text("missing-game", { name, game: gameName(saved.variant, saved.title), why: faultOf(error) });
      return refuse(saved, text("damaged-game", { name }));
    }
    await pieces.loadGame(variant);
    const free = id === this.#id ? !this.#game.data.inOtherTab : await this.#lock.ask(id);
    try {
      // As it is now: another tab may have played on meanwhile.
      this.#adopt(savedGames.find(id) ?? saved, (game) => this.#game.opening.restore(game, variant, { inOtherTab: !free }));
    } catch (error) {
      console.warn(error);
      if (this.#id) this.#lock.take(this.#id);
      if (faultOf(error).text === "fault-newer") return text("newer-game", { name });
      return refuse(saved, text("damaged-game", { name }));
    }
    savedGames.setPlayed(id);
    this.#tellOfOtherTab();
    return null;
  }

  /** Takes games out of the list, and gives those that could be. */
  remove(/** @type {string[]} */ ids) {
    const removed = savedGames.remove(ids);
    if (removed.some(({ id }) => id === this.#id)) this.#removed = this.#saved;
    return removed;
  }

  /** Gives a saved game another name. */
  rename(/** @type {string} */ id, /** @type {string} */ name) {
    if (id === this.#id) this.#followOtherTab();
    const saved = savedGames.find(id);
    if (!saved) return;
    const seen = seenOnceMore(saved.seen);
    this.#tell(savedGames.save({ ...saved, name, seen }));
    if (id !== this.#id) return;
    this.#name = name;
    this.#seen = seen;
    this.#saved = this.#key();
  }

  #become(/** @type {{ id: string | null, name: string, begun: number, seen: Seen }} */ { id, name, begun, seen }) {
    this.#id = id;
    this.#name = name;
    this.#begun = begun;
    this.#seen = seen;
  }

  /**
   * Takes over what was saved. The game on the board is left as it was if that cannot be read.
   * @param {SavedGame} saved
   * @param {(game: string) => void} lay puts the game on the board
   */
  #adopt(saved, lay) {
    this.#opening = true;
    const before = { id: this.#id, name: this.#name, begun: this.#begun, seen: this.#seen };
    try {
      // Before it is shown: others ask which game this is.
      this.#become(saved);
      lay(saved.saved);
      this.#game.data.begun = saved.begun || saved.date;
      this.#saved = this.#key();
    } catch (error) {
      this.#become(before);
      throw error;
    } finally {
      this.#opening = false;
    }
  }

  /** Looks whether another tab has played on, and follows it. Tells whether it had to. */
  #followOtherTab() {
    if (this.#id === null || this.#opening) return false;
    const stored = savedGames.find(this.#id);
    if (!stored || hasSeenAll(this.#seen, stored.seen)) return false;
    if (!hasSeenThisPage(stored.seen, this.#seen)) {
      // Both have played at the same moment, and the other tab has written over what was saved here.
      this.#saved = "";
      this.save();
      return false;
    }
    try {
      const variant = gameOf(this.#variants, stored);
      this.#adopt(stored, (game) => this.#game.opening.adopt(game, variant));
    } catch (error) {
      console.warn(error);
      return false;
    }
    this.#tellOfOtherTab();
    return true;
  }

  /** What is on the board becomes a game of its own, beside what another tab has made of it. */
  #branch(/** @type {string} */ other) {
    const { variant } = this.#game.data;
    const id = savedGames.newId();
    const name = say("copy-of", { name: nameOf({ name: this.#name, variant: variant.id }) }).slice(0, LONGEST_NAME);
    this.#become({ id, name, begun: Date.now(), seen: {} });
    this.#lock.take(id);
    this.#notes.show("branched", text("note-branched", { name }), [{ label: "open-other", act: () => this.open(other) }]);
    return id;
  }

  /** The other tab with this game is gone. */
  #takeOver() {
    this.#followOtherTab();
    this.#notes.drop("elsewhere");
    this.#game.turns.takeOver();
  }

  async #comeBack() {
    if (this.#id && !(await this.#lock.ask(this.#id))) this.#game.turns.stepBack();
    this.#followOtherTab();
  }

  #tellOfOtherTab() {
    const game = this.#game;
    setTimeout(() => {
      // Once: two people who play in two tabs know it soon.
      if (!game.data.inOtherTab || this.#told === this.#id) return;
      this.#told = this.#id;
      this.#notes.show("elsewhere", text("note-elsewhere"));
    }, SOON);
  }

  /** Says that the game is not saved, once; and no longer when it is. */
  #tell(/** @type {StorageFault | null} */ trouble) {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#notes.drop("not-kept");
    if (trouble === null) return;
    const list = { label: "my-games", act: this.#openList };
    const save = { label: "download-game", act: () => download(`${this.#game.data.variant.id}.pgn`, gameText(this.#game.data), "application/x-chess-pgn") };
    this.#notes.show("not-kept", text(trouble === "full" ? "no-room" : "keeps-nothing"), trouble === "full" ? [list, save] : [save]);
  }

  #key() {
    return `${this.#name} ${this.#game.opening.saved()}`;
  }

  /** @returns {SavedGame} */
  #record(/** @type {string} */ id, /** @type {Seen} */ seen) {
    const { variant, orientation, friend } = this.#game.data;
    const { state, placement } = atEnd(this.#game.data);
    return {
      id,
      name: this.#name,
      variant: variant.id,
      title: gameName(variant.id, variant.name),
      begun: this.#begun,
      date: Date.now(),
      moves: state.moves.length,
      over: state.over,
      reviewed: this.#game.data.tree.review === "whole",
      status: state.status,
      thumbnail: pack(essence(placement, orientation)),
      seen,
      friend: friend ? standing(friend) : "",
      saved: this.#game.opening.saved(),
    };
  }
}

/** Sets a game aside that cannot be read; gives what to say of it. */
function refuse(/** @type {SavedGame} */ { id }, /** @type {Text} */ problem) {
  savedGames.setGameAside(id);
  return problem;
}

/** What a saved game is called: as it was named, or by what is played. */
export const nameOf = (/** @type {{ name: string, variant: string, title?: string }} */ { name, variant, title }) => name || gameName(variant, title);
