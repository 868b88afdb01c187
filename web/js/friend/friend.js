// Play with a friend: loaded when a game with a friend is wanted, opened, or on the board.

import { byId } from "../base/dom.js";
import { Lazy } from "../base/lazy.js";
import { ofTab } from "../base/storage.js";
import { text } from "../base/texts.js";
import { Arrival } from "./arrival.js";
import { FriendBar } from "./bar.js";
import { connectsDirectly } from "./direct.js";
import { InviteDialog } from "./invite-dialog.js";
import { LinkDialog } from "./link-dialog.js";
import { LIVE_TAB } from "./live-words.js";
import { readPlaces, relayLetters } from "./relays.js";
import { SeatDialog } from "./seat-dialog.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { FriendGame, VariantInfo } from "../program.js" */
/** @import { LiveGame } from "./live.js" */
/** @import { LivePlaces } from "./relays.js" */

/** Games with friends. */
export class FriendGames {
  #game;
  #arrival;
  #invite;
  /** The parts for live games, including the dialog before them. They are loaded on demand. */
  #liveParts;
  /** The live game, if there is one. @type {LiveGame | null} */
  #live = null;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {VariantInfo[]} variants
   */
  constructor(game, storage, variants) {
    this.#game = game;
    const load = async () => Promise.all([import("./live.js"), import("./live-dialog.js"), import("./talk-dialog.js")]);
    this.#liveParts = new Lazy(load, ([{ LiveGame }, { LiveDialog }, { TalkDialog }]) => ({ LiveGame, asks: new LiveDialog(), talks: new TalkDialog() }), (error) => {
      console.warn(error);
      game.notices.refuse(text("friend-not-loaded"));
    });
    const seat = new SeatDialog(game, variants, (live) => this.#offer(live, null));
    this.#arrival = new Arrival(game, storage, seat, (live, watched) => this.#offer(live, watched));
    const links = new LinkDialog(game, this.#arrival);
    this.#invite = new InviteDialog(game, variants, (live) => (live ? this.#offer(game.data.friend?.live ?? "", null, () => links.open()) : links.open()));
    const bar = {
      link: () => links.open(),
      share: () => links.share(),
      live: () => this.#offer(game.data.friend?.live ?? relayLetters(readPlaces().relays), null),
      talk: () => this.#liveParts.use(({ talks }) => this.#live && talks.open(this.#live)),
      playing: () => (this.#live?.isShown ? this.#live : null),
    };
    // The first game may be that of a link, which is being opened.
    const show = () => {
      new FriendBar(byId("friend-bar"), game, bar);
      game.store.on("change", () => this.#goOn());
      this.#goOn();
    };
    if (game.store.begun) show();
    else {
      let shown = false;
      game.store.on("begin", () => {
        if (!shown) show();
        shown = true;
      });
    }
  }

  /** Opens the invitation dialog. */
  invite() {
    this.#invite.open();
  }

  /** Opens a link. Returns an error, or nothing. */
  open(/** @type {string} */ address) {
    return this.#arrival.open(address);
  }

  /** Asks whether to connect, unless this tab has been asked for this game already. */
  #offer(/** @type {string} */ live, /** @type {FriendGame | null} */ watched, onClose = () => {}) {
    const id = watched?.id ?? this.#game.data.friend?.game.id;
    if (this.#live?.isShown && this.#live.id === id) return onClose();
    if (!connectsDirectly()) {
      // A person who is invited to a live game, or returns to one, can play it by link.
      this.#game.notices.refuse(text(watched ? "live-cannot-watch" : "live-cannot"));
      return onClose();
    }
    if (watched && ofTab.read(LIVE_TAB) === id) return this.#connect(readPlaces(), watched);
    return this.#liveParts.use(({ asks }) => asks.open({ live, watches: watched !== null, connect: (places) => this.#connect(places, watched), onClose }));
  }

  #connect(/** @type {LivePlaces} */ places, /** @type {FriendGame | null} */ watched) {
    const { friend } = this.#game.data;
    if (friend) friend.live = relayLetters(places.relays);
    this.#liveParts.use(({ LiveGame }) => {
      this.#live?.stop();
      this.#live = new LiveGame(this.#game, watched, places);
      this.#game.store.emit("change");
    });
  }

  /** After a reload a live game continues. */
  #goOn() {
    const { friend } = this.#game.data;
    if (!connectsDirectly() || !friend || friend.game.over || this.#live?.isShown || ofTab.read(LIVE_TAB) !== friend.game.id || this.#going) return;
    this.#going = true;
    this.#connect(readPlaces(), null);
  }

  #going = false;
}
