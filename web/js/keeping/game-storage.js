// Saves the game on the board after each change, opens saved games, and synchronises tabs with the same game.

import { download } from "../base/files.js";
import { faultOf } from "../base/faults.js";
import { say, text } from "../base/texts.js";
import { pack, thumbnailData } from "../board/thumbnail.js";
import { standing } from "../game/friend-part.js";
import { atEnd, gameText } from "../game/record.js";
import { GameLock } from "./game-lock.js";
import { fetchedGameOf, gameName, gameOf, isMissing } from "./game-of-saved.js";
import { MAX_NAME_LENGTH } from "./kept-game.js";
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

/** The interval between two saves of running clocks, in milliseconds. */
const CLOCKS = 5000;

/** The delay in milliseconds before another tab is mentioned: one that is just being closed needs a moment. */
const SOON = 600;

/** Saves the changes of a game. */
export class GameStorage {
  #game;
  #variants;
  #notes;
  #lock;
  #openList;
  /** @type {string | null} */
  #id = null;
  #name = "";
  #begun = 0;
  /** The last saved state of the game, from this or another tab. */
  #saved = "";
  /** @type {Seen} */
  #seen = {};
  /** The last saved premoves. @type {unknown} */
  #premoves = null;
  /** The state of the game when it was deleted: it is saved again after a change. */
  #removed = "";
  /** Whether the game is being loaded, which must not save it. */
  #opening = false;
  /** The game for which another tab was mentioned. @type {string | null} */
  #mentioned = null;
  /** Why the game could not be saved; reported once. @type {StorageFault | null} */
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
    savedGames.onFault((fault) => this.#report(fault));
    savedGames.onOtherTab((id, there) => {
      if (id !== this.#id) return;
      // Deleted in another tab: the unchanged game is not saved again.
      if (!there) this.#removed = this.#saved;
      this.#followOtherTab();
    });
    // If the storage was cleared, the game that is still here is written again.
    addEventListener("focus", () => this.save());
    addEventListener("pagehide", () => {
      this.save();
      this.#lock.release();
    });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#comeBack());
    addEventListener("beforeunload", (event) => this.#trouble && event.preventDefault());
    // A tab in the background may have missed messages of others.
    document.addEventListener("visibilitychange", () => (document.hidden ? this.save() : this.#followOtherTab()));
    setInterval(() => game.clocks.running && this.save(), CLOCKS);
  }

  /** The game on the board is not in the list: it comes from a link, or is new. */
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

  /** Saves the game, once something has been played in it. */
  save() {
    const { store } = this.#game;
    if (this.#opening || this.#id === null || !store.begun || !store.data.worthSaving) return;
    if (store.data.worthSaving === "premove" && this.#game.premoves.list.length === 0) return this.#forget();
    // Moves of a practice are not part of the game, and are removed again.
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
    this.#report(trouble);
  }

  /** Deletes the game: its only premove was dropped, and nothing else has been played. */
  #forget() {
    this.#game.data.worthSaving = false;
    if (this.#id !== null) savedGames.remove([this.#id]);
    this.#saved = this.#removed = "";
    savedGames.setPlayed(null);
  }

  /** Saves a premove that was entered or dropped, which changes nothing else. */
  #savePremove() {
    const { list } = this.#game.premoves;
    if (list === this.#premoves) return;
    this.#premoves = list;
    this.save();
  }

  /** Whether the current state of the game is saved. */
  get isSaved() {
    return this.#id !== null && this.#game.data.worthSaving !== false && this.#trouble === null;
  }

  /** Stops saving: after a panic the program's data is unreliable. */
  rest() {
    this.#opening = true;
    this.#trouble = null;
  }

  /** Opens the saved game with this id. Returns an error, or nothing; unreadable data is set aside. @returns {Promise<Text | null>} */
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
      // It is not damaged: it can be opened where the game is available.
      if (isMissing(error)) return text("missing-game", { name, game: gameName(saved.variant, saved.title), why: faultOf(error) });
      return refuse(saved, text("damaged-game", { name }));
    }
    await pieces.loadGame(variant);
    const free = id === this.#id ? !this.#game.data.inOtherTab : await this.#lock.ask(id);
    try {
      // The current state, because another tab may have played on.
      this.#adopt(savedGames.find(id) ?? saved, (game) => this.#game.loader.restore(game, variant, { inOtherTab: !free }));
    } catch (error) {
      console.warn(error);
      if (this.#id) this.#lock.take(this.#id);
      if (faultOf(error).text === "fault-newer") return text("newer-game", { name });
      return refuse(saved, text("damaged-game", { name }));
    }
    savedGames.setPlayed(id);
    this.#mentionOtherTab();
    return null;
  }

  /** Deletes games, and returns those that were deleted. */
  remove(/** @type {string[]} */ ids) {
    const removed = savedGames.remove(ids);
    if (removed.some(({ id }) => id === this.#id)) this.#removed = this.#saved;
    return removed;
  }

  /** Renames a saved game. */
  rename(/** @type {string} */ id, /** @type {string} */ name) {
    if (id === this.#id) this.#followOtherTab();
    const saved = savedGames.find(id);
    if (!saved) return;
    const seen = seenOnceMore(saved.seen);
    this.#report(savedGames.save({ ...saved, name, seen }));
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
   * Loads a saved game. The game on the board stays if that fails.
   * @param {SavedGame} saved
   * @param {(game: string) => void} place puts the game on the board
   */
  #adopt(saved, place) {
    this.#opening = true;
    const before = { id: this.#id, name: this.#name, begun: this.#begun, seen: this.#seen };
    try {
      // Before it is shown, because others query the id.
      this.#become(saved);
      place(saved.saved);
      this.#game.data.begun = saved.begun || saved.date;
      this.#saved = this.#key();
    } catch (error) {
      this.#become(before);
      throw error;
    } finally {
      this.#opening = false;
    }
  }

  /** Checks whether another tab has played on, and follows it. Returns whether it had to. */
  #followOtherTab() {
    if (this.#id === null || this.#opening) return false;
    const stored = savedGames.find(this.#id);
    if (!stored || hasSeenAll(this.#seen, stored.seen)) return false;
    if (!hasSeenThisPage(stored.seen, this.#seen)) {
      // Both have played at the same moment, and the other tab has overwritten what was saved here.
      this.#saved = "";
      this.save();
      return false;
    }
    try {
      const variant = gameOf(this.#variants, stored);
      this.#adopt(stored, (game) => this.#game.loader.adopt(game, variant));
    } catch (error) {
      console.warn(error);
      return false;
    }
    this.#mentionOtherTab();
    return true;
  }

  /** Makes the game on the board a separate one, beside the version of another tab. */
  #branch(/** @type {string} */ other) {
    const { variant } = this.#game.data;
    const id = savedGames.newId();
    const name = say("copy-of", { name: nameOf({ name: this.#name, variant: variant.id }) }).slice(0, MAX_NAME_LENGTH);
    this.#become({ id, name, begun: Date.now(), seen: {} });
    this.#lock.take(id);
    this.#notes.show("branched", text("note-branched", { name }), [{ label: "open-other", act: () => this.open(other) }]);
    return id;
  }

  /** The other tab with this game is closed. */
  #takeOver() {
    this.#followOtherTab();
    this.#notes.drop("elsewhere");
    this.#game.turns.takeOver();
  }

  async #comeBack() {
    if (this.#id && !(await this.#lock.ask(this.#id))) this.#game.turns.stepBack();
    this.#followOtherTab();
  }

  #mentionOtherTab() {
    const game = this.#game;
    setTimeout(() => {
      // Once: people who play in two tabs notice it soon.
      if (!game.data.inOtherTab || this.#mentioned === this.#id) return;
      this.#mentioned = this.#id;
      this.#notes.show("elsewhere", text("note-elsewhere"));
    }, SOON);
  }

  /** Reports once that the game is not saved, and removes the message when it is. */
  #report(/** @type {StorageFault | null} */ trouble) {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#notes.drop("not-kept");
    if (trouble === null) return;
    const list = { label: "my-games", act: this.#openList };
    const save = { label: "download-game", act: () => download(`${this.#game.data.variant.id}.pgn`, gameText(this.#game.data), "application/x-chess-pgn") };
    this.#notes.show("not-kept", text(trouble === "full" ? "no-room" : "keeps-nothing"), trouble === "full" ? [list, save] : [save]);
  }

  #key() {
    return `${this.#name} ${this.#game.loader.saved()}`;
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
      thumbnail: pack(thumbnailData(placement, orientation)),
      seen,
      friend: friend ? standing(friend) : "",
      saved: this.#game.loader.saved(),
    };
  }
}

/** Sets an unreadable game aside; returns the message. */
function refuse(/** @type {SavedGame} */ { id }, /** @type {Text} */ problem) {
  savedGames.setGameAside(id);
  return problem;
}

/** The name of a saved game: its own, or that of its variant. */
export const nameOf = (/** @type {{ name: string, variant: string, title?: string }} */ { name, variant, title }) => name || gameName(variant, title);
