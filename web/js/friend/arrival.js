// What a link of a game with a friend is when it is opened: news of a game that is played here, an invitation, or a game of others.

import { faultOf } from "../base/faults.js";
import { sentences, text } from "../base/texts.js";
import { isJoined } from "../game/friend-part.js";
import * as savedGames from "../keeping/saved-games.js";
import { readLink } from "./link.js";

/** @import { Text, FriendGame, FriendUpdate } from "../program.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { SeatDialog } from "./seat-dialog.js" */

/** What a link that adds nothing says, and whether that is something wrong. @type {Record<string, [text: string, wrong: boolean]>} */
const VERDICTS = {
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

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   * @param {SeatDialog} seat asks whoever is invited
   */
  constructor(game, keeper, seat) {
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
      const id = savedGames.idOfFriend({ game: link });
      return savedGames.has(id) ? await this.#add(id, link) : this.#invited(link);
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
  #invited(/** @type {FriendGame} */ link) {
    this.#game.opening.lookOn(link.session(), `friend.${link.link()}`);
    if (link.state().seats.every(Boolean)) this.#game.notices.announce(text("friend-full"));
    else if (link.over) this.#game.notices.announce(text("friend-over"));
    else this.#seat.open(link);
    return null;
  }
}
