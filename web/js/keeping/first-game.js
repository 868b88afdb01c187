// The game that the page begins with: that of the tab, of a link, of an address, or the one where the person left off.

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
/** @import { Keeper } from "./keeper.js" */
/** @import { Recovery } from "./recovery.js" */

/** The id of the game that the page is likely to begin with, as far as it is known before the program is there. */
export function likelyGame() {
  const named = new URLSearchParams(location.search).get("game");
  const last = savedGames.lastId();
  return named ?? (last === null ? undefined : savedGames.peek(last)?.variant);
}

/** Begins with a game. */
export class FirstGame {
  #game;
  #keeper;
  #variants;
  #openFriendLink;

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   * @param {VariantInfo[]} variants
   * @param {(hash: string) => Promise<Text | null>} openFriendLink opens the link of a game with a friend; gives what is wrong
   *   with it, or nothing
   */
  constructor(game, keeper, variants, openFriendLink) {
    this.#openFriendLink = openFriendLink;
    this.#game = game;
    this.#keeper = keeper;
    this.#variants = variants;
  }

  /**
   * Begins: with the game that was on the board when the program failed, with the game in the address, with what the address
   * asks for, or where the person left off. A reload goes on with the game of the tab, whatever its address once asked for.
   * @param {Wanted} wanted
   * @param {Recovery} recovery
   * @param {(problem: Text) => void} tell hears why where they left off cannot be shown
   */
  async begin(wanted, { happened, inVain, unsaved }, tell) {
    const { variant, problems } = wanted;
    const { opening } = this.#game;
    if (inVain) return opening.start(variant);
    const rescued = unsaved && (await fetchedGameOf(this.#variants, unsaved).catch(() => null));
    if (rescued) return opening.restore(unsaved.saved, rescued);
    const linked = location.hash.length > 1;
    const { by, saved } = lastArrival();
    const again = by === "loaded" ? happened || isReload() : by === "history";
    const id = saved ?? this.#idToOpen({ again, linked });
    if (id !== null && !savedGames.has(id)) await savedGames.opened();
    if (id !== null && savedGames.has(id)) {
      const problem = await this.#keeper.open(id);
      if (!problem) return;
      tell(problem.text === "missing-game" ? problem : text(problem.text === "newer-game" ? "newer-last" : "damaged-last"));
    }
    if (linked && id === null) {
      const problem = await this.openLink(location.hash);
      if (!problem) return;
      problems.push(problem);
    }
    await this.start(wanted, linked || !asksForLast(location.search));
  }

  /** Starts what an address asks for. */
  async start(/** @type {Wanted} */ { variant, seats, options, position, start, problems }, fromAddress = true) {
    const { opening } = this.#game;
    await loadGame(variant);
    try {
      opening.start(variant, { seats, options, position, start, fromAddress, problem: sentences(problems) });
    } catch (error) {
      opening.start(variant, { seats, options, fromAddress, problem: sentences([...problems, faultOf(error)]) });
    }
  }

  /**
   * Opens the game of a link: as it was left, if something has been done in it before. Gives what is wrong with it, or
   * nothing.
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
      if (savedGames.has(id) && (await this.#keeper.open(id)) === null) {
        this.#game.notices.announce(text("notice-known-link"));
        return null;
      }
      await withLibrary(() => this.#game.opening.openLink(letters));
      return null;
    } catch (error) {
      console.warn(error);
      const fault = faultOf(error);
      return fault.text === "fault-damaged" ? text("damaged-link") : fault;
    }
  }

  /** The saved game to go on with, if there is one to go on with. An installed app is opened with an address that asks for the last one. */
  #idToOpen(/** @type {{ again: boolean, linked: boolean }} */ { again, linked }) {
    if (again) return savedGames.idOfThisTab();
    return linked || !asksForLast(location.search) ? null : savedGames.lastId();
  }
}

/** Whether the page was loaded again, and not newly opened. */
function isReload() {
  const [navigation] = performance.getEntriesByType("navigation");
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type !== "navigate";
}
