// Opens a link of a game with a friend: news of a game on this device, an invitation, or a game of others.

import { faultOf } from "../base/faults.js";
import { sentences, text } from "../base/texts.js";
import { isJoined } from "../game/friend-part.js";
import { liveLettersOf } from "../game/shared-link.js";
import * as savedGames from "../keeping/saved-games.js";
import { readLink } from "./link.js";

/** @import { Text, FriendGame, FriendUpdate } from "../program.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { SeatDialog } from "./seat-dialog.js" */

/** The texts about a link without news, and whether it is an error. @type {Record<string, [text: string, wrong: boolean]>} */
export const VERDICTS = {
  same: ["friend-same", false],
  older: ["friend-older", false],
  overtaken: ["friend-overtaken", false],
  branched: ["friend-branched", true],
  "not-yours": ["friend-not-yours", true],
  "seat-taken": ["friend-another-player", true],
  "another-game": ["friend-another-game", true],
};

/** Opens links. */
export class Arrival {
  #game;
  #storage;
  #seat;
  #offerLive;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {SeatDialog} seat the dialog for an invited person
   * @param {(live: string, watched: FriendGame | null) => void} offerLive asks whether to connect to a live game, at the relays of these
   *   letters: to play, or to watch a game
   */
  constructor(game, storage, seat, offerLive) {
    this.#offerLive = offerLive;
    this.#game = game;
    this.#storage = storage;
    this.#seat = seat;
  }

  /**
   * Opens the link with this address, or the part of it after `#`. Returns an error, or nothing.
   * @param {string} address
   * @returns {Promise<Text | null>}
   */
  async open(address) {
    try {
      const link = await readLink(address);
      const live = liveLettersOf(address.includes("#") ? address.slice(address.indexOf("#")) : address);
      const id = savedGames.idOfFriend({ game: link });
      if (!savedGames.has(id)) await savedGames.opened();
      if (!savedGames.has(id)) return this.#invited(link, live);
      const problem = await this.#add(id, link);
      const { friend } = this.#game.data;
      if (!problem && live !== null && friend?.game.id === link.id && !friend.game.over && isJoined(friend)) {
        friend.live = live;
        this.#offerLive(live, null);
      }
      return problem;
    } catch (error) {
      console.warn(error);
      return faultOf(error);
    }
  }

  /** The game is on this device. */
  async #add(/** @type {string} */ id, /** @type {FriendGame} */ link) {
    const { store } = this.#game;
    const known = store.begun && this.#storage.id === id && store.data.friend !== null;
    const problem = known ? null : await this.#storage.open(id);
    const { friend } = this.#game.data;
    if (problem || !friend) return problem ?? text("friend-damaged");
    const own = !isJoined({ ...friend, game: link });
    const update = this.#game.friendly.add(friend, link);
    return this.#report(update, own);
  }

  /** @returns {Text | null} */
  #report(/** @type {FriendUpdate} */ { verdict, news, withdrawn }, /** @type {boolean} */ own) {
    const { notices } = this.#game;
    if (verdict === "added") {
      const all = [...news, ...(withdrawn ? [text("friend-withdrawn")] : [])];
      if (all.length > 0) notices.announce(text("friend-news", { news: sentences(all) }));
      return null;
    }
    const [said, wrong] = own ? ["friend-own-invitation", false] : VERDICTS[verdict];
    if (wrong) return text(said);
    notices.announce(text(said));
    return null;
  }

  /** The person has no seat in it yet. */
  #invited(/** @type {FriendGame} */ link, /** @type {string | null} */ live) {
    this.#game.loader.lookOn(link.session(), `friend.${link.link()}${live === null ? "" : live ? `.live.${live}` : ".live"}`, link.clock() ?? null);
    if (link.over) this.#game.notices.announce(text("friend-over"));
    else if (!link.state().seats.every(Boolean)) this.#seat.open(link, live, () => live !== null && this.#offerLive(live, link));
    else if (live === null) this.#game.notices.announce(text("friend-full"));
    else this.#offerLive(live, link);
    return null;
  }
}
