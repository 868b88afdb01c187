// What a link of a game with a friend is when it is opened: news of a game that is played here, an invitation, or a game of others.

import { faultOf } from "../base/faults.js";
import { sentences, text } from "../base/texts.js";
import { isJoined } from "../game/friend-part.js";
import { liveLettersOf } from "../game/shared-link.js";
import * as savedGames from "../keeping/saved-games.js";
import { readLink } from "./link.js";

/** @import { Text, FriendGame, FriendUpdate } from "../program.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { SeatDialog } from "./seat-dialog.js" */

/** What a link that adds nothing says, and whether that is something wrong. @type {Record<string, [text: string, wrong: boolean]>} */
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
  #keeper;
  #seat;
  #offerLive;

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   * @param {SeatDialog} seat asks whoever is invited
   * @param {(live: string, watched: FriendGame | null) => void} offerLive asks whether to connect to a live game, at the relays of these
   *   letters: to play, or to watch a game
   */
  constructor(game, keeper, seat, offerLive) {
    this.#offerLive = offerLive;
    this.#game = game;
    this.#keeper = keeper;
    this.#seat = seat;
  }

  /**
   * Opens the link with this address, or the part of it behind `#`. Gives what is wrong with it, or nothing.
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

  /** The game is played here. */
  async #add(/** @type {string} */ id, /** @type {FriendGame} */ link) {
    const { store } = this.#game;
    const known = store.begun && this.#keeper.id === id && store.data.friend !== null;
    const problem = known ? null : await this.#keeper.open(id);
    const { friend } = this.#game.data;
    if (problem || !friend) return problem ?? text("friend-damaged");
    const own = !isJoined({ ...friend, game: link });
    const update = this.#game.friendly.add(friend, link);
    return this.#tell(update, own);
  }

  /** @returns {Text | null} */
  #tell(/** @type {FriendUpdate} */ { verdict, news, withdrawn }, /** @type {boolean} */ own) {
    const { notices } = this.#game;
    if (verdict === "added") {
      const told = [...news, ...(withdrawn ? [text("friend-withdrawn")] : [])];
      if (told.length > 0) notices.announce(text("friend-news", { news: sentences(told) }));
      return null;
    }
    const [said, wrong] = own ? ["friend-own-invitation", false] : VERDICTS[verdict];
    if (wrong) return text(said);
    notices.announce(text(said));
    return null;
  }

  /** Nobody here sits in it yet. */
  #invited(/** @type {FriendGame} */ link, /** @type {string | null} */ live) {
    this.#game.opening.lookOn(link.session(), `friend.${link.link()}${live === null ? "" : live ? `.live.${live}` : ".live"}`, link.clock() ?? null);
    if (link.over) this.#game.notices.announce(text("friend-over"));
    else if (!link.state().seats.every(Boolean)) this.#seat.open(link, live, () => live !== null && this.#offerLive(live, link));
    else if (live === null) this.#game.notices.announce(text("friend-full"));
    else this.#offerLive(live, link);
    return null;
  }
}
