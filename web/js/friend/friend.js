// Play with a friend: what is loaded when a game with a friend is wanted, opened, or on the board.

import { byId } from "../base/dom.js";
import { Arrival } from "./arrival.js";
import { FriendBar } from "./bar.js";
import { InviteDialog } from "./invite-dialog.js";
import { LinkDialog } from "./link-dialog.js";
import { SeatDialog } from "./seat-dialog.js";

/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { VariantInfo } from "../program.js" */

/** Games with friends. */
export class FriendGames {
  #arrival;
  #invite;

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   * @param {VariantInfo[]} variants
   */
  constructor(game, keeper, variants) {
    this.#arrival = new Arrival(game, keeper, new SeatDialog(game, variants));
    const links = new LinkDialog(game, this.#arrival);
    this.#invite = new InviteDialog(game, variants, () => links.open());
    // The first game may be that of a link, which is being opened.
    const show = () => new FriendBar(byId("friend-bar"), game, links);
    if (game.store.begun) show();
    else {
      let shown = false;
      game.store.on("begin", () => {
        if (!shown) show();
        shown = true;
      });
    }
  }

  /** Asks whom to invite to what. */
  invite() {
    this.#invite.open();
  }

  /** Opens a link. Gives what is wrong with it, or nothing. */
  open(/** @type {string} */ address) {
    return this.#arrival.open(address);
  }
}
