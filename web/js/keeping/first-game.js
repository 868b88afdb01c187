// The first game of the page: that of the tab, of a link, of an address, or the last one.

import { faultOf } from "../base/faults.js";
import { sentences, text } from "../base/texts.js";
import { lastArrival } from "../base/view.js";
import { loadGame } from "../board/piece-art.js";
import { asksForLast } from "../game/address.js";
import { withLibrary } from "../game/own-games.js";
import { isFriendLink, linkTextOf } from "../game/shared-link.js";
import { fetchedGameOf } from "./game-of-saved.js";
import * as savedGames from "./saved-games.js";

/** @import { Text, VariantInfo } from "../program.js" */
/** @import { Wanted } from "../game/address.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "./game-storage.js" */
/** @import { Recovery } from "./recovery.js" */

/** The id of the probable first game, as far as it is known before the program is loaded. */
export function likelyGame() {
  const named = new URLSearchParams(location.search).get("game");
  const last = savedGames.lastId();
  return named ?? (last === null ? undefined : savedGames.peek(last)?.variant);
}

/** Starts with a game. */
export class FirstGame {
  #game;
  #storage;
  #variants;
  #openFriendLink;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {VariantInfo[]} variants
   * @param {(hash: string) => Promise<Text | null>} openFriendLink opens the link of a game with a friend; gives what is wrong
   *   with it, or nothing
   */
  constructor(game, storage, variants, openFriendLink) {
    this.#openFriendLink = openFriendLink;
    this.#game = game;
    this.#storage = storage;
    this.#variants = variants;
  }

  /**
   * Starts with the game that was on the board when the program failed, with the game in the address, with what the address names, or with the last
   * one. A reload continues the game of the tab, whatever its address.
   * @param {Wanted} wanted
   * @param {Recovery} recovery
   * @param {(problem: Text) => void} report gets the reason if the last game cannot be shown
   */
  async begin(wanted, { happened, inVain, unsaved }, report) {
    const { variant, problems } = wanted;
    const { loader } = this.#game;
    if (inVain) return loader.start(variant);
    const rescued = unsaved && (await fetchedGameOf(this.#variants, unsaved).catch(() => null));
    if (rescued) return loader.restore(unsaved.saved, rescued);
    const linked = location.hash.length > 1;
    const { by, saved } = lastArrival();
    const again = by === "loaded" ? happened || isReload() : by === "history";
    const id = saved ?? this.#idToOpen({ again, linked });
    if (id !== null && !savedGames.has(id)) await savedGames.opened();
    if (id !== null && savedGames.has(id)) {
      const problem = await this.#storage.open(id);
      if (!problem) return;
      report(problem.text === "missing-game" ? problem : text(problem.text === "newer-game" ? "newer-last" : "damaged-last"));
    }
    if (linked && id === null) {
      const problem = await this.openLink(location.hash);
      if (!problem) return;
      problems.push(problem);
    }
    await this.start(wanted, linked || !asksForLast(location.search));
  }

  /** Starts the game of an address. */
  async start(/** @type {Wanted} */ { variant, seats, options, position, start, strength, problems }, fromAddress = true) {
    const { loader } = this.#game;
    await loadGame(variant);
    try {
      loader.start(variant, { seats, options, position, start, strength, fromAddress, problem: sentences(problems) });
    } catch (error) {
      loader.start(variant, { seats, options, fromAddress, problem: sentences([...problems, faultOf(error)]) });
    }
  }

  /**
   * Opens the game of a link, or its saved state if something has been done in it before. Returns an error, or nothing.
   * @param {string} hash
   * @returns {Promise<Text | null>}
   */
  async openLink(hash) {
    if (isFriendLink(hash)) return this.#openFriendLink(hash);
    const code = /^#d=([\w-]+)/.exec(hash)?.[1];
    const letters = linkTextOf(hash);
    const id = savedGames.idOfLink(letters);
    if (!savedGames.has(id)) await savedGames.opened();
    try {
      if (code) {
        await (await import("./definition-link.js")).openDefinition(this.#game, this.#variants, code);
        return null;
      }
      if (savedGames.has(id) && (await this.#storage.open(id)) === null) {
        this.#game.notices.announce(text("notice-known-link"));
        return null;
      }
      await withLibrary(() => this.#game.loader.openLink(letters));
      return null;
    } catch (error) {
      console.warn(error);
      const fault = faultOf(error);
      return fault.text === "fault-damaged" ? text("damaged-link") : fault;
    }
  }

  /** The saved game to continue, if there is one. An installed app is opened with an address for the last one. */
  #idToOpen(/** @type {{ again: boolean, linked: boolean }} */ { again, linked }) {
    if (again) return savedGames.idOfThisTab();
    return linked || !asksForLast(location.search) ? null : savedGames.lastId();
  }
}

/** Whether the page was reloaded, and not newly opened. */
function isReload() {
  const [navigation] = performance.getEntriesByType("navigation");
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type !== "navigate";
}
