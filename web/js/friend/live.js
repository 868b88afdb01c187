// A game with a friend that is played live: the browsers send each other its link after everything that is done, and tell how the clocks
// stand there. What a link may add is decided where other links are opened, too.

import { faultOf } from "../base/faults.js";
import { ofTab } from "../base/storage.js";
import { playerName, sentences, text } from "../base/texts.js";
import { friendName } from "../game/friend-part.js";
import { TOLERANCE, timeLeft } from "../game/friend-play.js";
import { VERDICTS } from "./arrival.js";
import { Connection } from "./connection.js";
import { isSigned, sign } from "./keys.js";
import { readLink, signedLetters } from "./link.js";
import { LIVE_TAB, PHRASES } from "./live-words.js";
import { Peer } from "./peer.js";

/** @import { FriendGame, Text } from "../program.js" */
/** @import { FriendPart } from "../game/friend-part.js" */
/** @import { Game } from "../game/game.js" */
/** @import { LiveMessage, LiveReport } from "./connection.js" */
/** @import { LivePlaces } from "./relays.js" */

/** @typedef {"searching" | "waiting" | "connected" | "away" | "over"} LiveStanding How the connection stands. */

/** Milliseconds by which clocks may differ after a connection was lost. */
const TOLERANCE_AFTER_LOSS = 15_000;

/** Milliseconds between two phrases of one player that are shown. */
const PAUSE = 1000;

/** Letters of a link at most, and of a signature. */
const [LONGEST_LINK, LONGEST_PROOF] = [300_000, 200];

/** The most browsers that are listened to. */
const MOST_PEERS = 64;

/** Nobody: who watches has no seat that a link could speak for. */
const NOBODY = 1_000_000;

/** A live game. */
export class LiveGame {
  #game;
  #connection;
  #relays = 0;
  /** This browser's id in the connection, known from the first message on. */
  #me = "";
  /** The browsers that are connected. @type {Map<string, Peer>} */
  #peers = new Map();
  /** Whether everybody was here once. */
  #met = false;
  /** Those who are connected, or are about to be. @type {Set<string>} */
  #joining = new Set();
  /** What was told last. */
  #told = "";
  /** One thing after the other. */
  #queue = Promise.resolve();
  #stopped = false;
  /** What is wrong with the connection. @type {Text | null} */
  trouble = null;
  /** By how many seconds the clock of a player differs there. @type {{ player: number, seconds: number } | null} */
  difference = null;

  /**
   * Connects.
   * @param {Game} game with the game of friends on the board
   * @param {FriendGame | null} watched the game that is watched, if nobody sits here
   * @param {LivePlaces} places
   */
  constructor(game, watched, { relays, finders }) {
    this.#game = game;
    this.watched = watched;
    this.id = this.#link.id;
    ofTab.write(LIVE_TAB, this.id);
    this.#connection = new Connection({ room: this.id, relays, finders }, (report) => this.#admits(report) && this.#then(() => this.#hear(report)));
    game.store.on("change", () => this.#then(() => this.#follow()));
    if (watched) this.#showWatched();
  }

  /** Whether the game on the board is this one. */
  get isShown() {
    const { friend, linkText } = this.#game.data;
    return !this.#stopped && (this.watched ? !friend && linkText !== null && this.#shownText === linkText : friend?.game.id === this.id);
  }

  /** What the address of the watched game has. @type {string | null} */
  #shownText = null;

  /** How it stands. @returns {LiveStanding} */
  get standing() {
    if (this.#link.over) return "over";
    if (this.#everybody) return "connected";
    if (this.#met) return "away";
    return this.#relays > 0 || this.#peers.size > 0 ? "waiting" : "searching";
  }

  /** How many are connected who sit nowhere. */
  get watchers() {
    return [...this.#peers.values()].filter(({ seat, greeted }) => seat === null && greeted).length;
  }

  /** Says one of the phrases. */
  speak(/** @type {number} */ phrase) {
    this.#connection.send({ phrase });
    this.#game.notices.announce(text("live-said", { name: text("friend-you"), words: text(PHRASES[phrase]) }));
  }

  /** Leaves: the game goes on by link. */
  stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    if (ofTab.read(LIVE_TAB) === this.id) ofTab.remove(LIVE_TAB);
    this.#connection.close();
    const { data, clocks } = this.#game;
    if (!this.watched && data.friend?.game.id === this.id) clocks.rest(true);
    this.#game.store.emit("change");
  }

  get #friend() {
    const { friend } = this.#game.data;
    return friend?.game.id === this.id ? friend : null;
  }

  /** The game. @returns {FriendGame} */
  get #link() {
    const link = this.watched ?? this.#game.data.friend?.game;
    if (!link) throw new Error("there is no game to play live");
    return link;
  }

  /** Whether all who sit are connected. */
  get #everybody() {
    const friend = this.watched ? null : this.#friend;
    const here = new Set([...this.#peers.values()].map(({ seat }) => seat));
    return this.#link.state().seats.every((seat, player) => player === friend?.player || (seat && here.has(player)));
  }

  #then(/** @type {() => void | Promise<void>} */ act) {
    this.#queue = this.#queue.then(() => (this.#stopped ? undefined : act())).catch((error) => console.warn(error));
  }

  /** Something was done here, or another game is on the board. */
  async #follow() {
    if (!this.isShown) return this.stop();
    this.#runClocks();
    const friend = this.#friend;
    if (!friend || this.#peers.size === 0) return;
    const told = toTell(friend);
    if (told === this.#told) return;
    this.#told = told;
    this.#connection.send({ link: await signedLetters(friend), clocks: this.#game.clocks.saved() ?? undefined });
    this.#sent(friend);
  }

  /** Whoever sits elsewhere has got it. */
  #sent(/** @type {FriendPart} */ friend) {
    const some = [...this.#peers.values()].some(({ seat }) => seat !== null);
    if (some && friend.sent < friend.game.state().actions) this.#game.friendly.sent();
  }

  /** Clocks run while everybody is here, from the first move on. */
  #runClocks() {
    const { clocks, data } = this.#game;
    const runs = this.#everybody && !this.#link.over;
    this.#met ||= this.#everybody;
    if (clocks.rests !== runs) return;
    clocks.rest(!runs);
    const { turn, actions } = this.#link.state();
    if (runs && turn !== null && actions > 0 && data.state.atTip) clocks.turn(turn);
  }

  /** Whether a report is heard. Messages beyond measure are dropped before they wait for anything. */
  #admits(/** @type {LiveReport} */ report) {
    // One that is just joining has no peer yet: its first message waits behind.
    if (report.kind === "message") return this.#peers.get(report.from)?.admits() ?? this.#joining.has(report.from);
    if (report.kind === "leave") this.#joining.delete(report.id);
    if (report.kind !== "join") return true;
    if (this.#joining.size >= MOST_PEERS) return false;
    this.#joining.add(report.id);
    return true;
  }

  async #hear(/** @type {LiveReport} */ report) {
    switch (report.kind) {
      case "self":
        this.#me = report.id;
        return;
      case "relays":
        if (this.#relays === report.open) return;
        this.#relays = report.open;
        break;
      case "join":
        this.#peers.set(report.id, new Peer());
        this.trouble = null;
        await this.#greet(report.id);
        break;
      case "leave":
        this.#peers.delete(report.id);
        break;
      case "trouble":
        this.trouble = text("live-no-way");
        break;
      case "message":
        await this.#read(report.from, Object(report.message));
        break;
    }
    if (this.#stopped) return;
    this.#runClocks();
    this.#game.store.emit("change");
  }

  /** Tells somebody who is new what is known here, and who is here. */
  async #greet(/** @type {string} */ id) {
    const friend = this.#friend;
    if (this.watched || !friend) return this.#connection.send({ link: this.#link.link() }, id);
    const { player: seat, secret, game } = friend;
    const key = game.state().seats[seat]?.key ?? "";
    const proof = await sign({ key, secret }, this.#claim(seat, this.#me, id));
    this.#connection.send({ link: await signedLetters(friend), seat, proof, clocks: this.#game.clocks.saved() ?? undefined }, id);
  }

  /** What a player signs for one other browser, so that this one knows who it is. */
  #claim(/** @type {number} */ seat, /** @type {string} */ from, /** @type {string} */ to) {
    return JSON.stringify(["menagerie live", this.id, seat, from, to]);
  }

  async #read(/** @type {string} */ from, /** @type {LiveMessage} */ { link, seat, proof, clocks, phrase }) {
    const peer = this.#peers.get(from);
    if (!peer) return;
    let moved = false;
    if (typeof link === "string" && link.length <= LONGEST_LINK) moved = await this.#take(from, peer, link);
    if (this.#stopped) return;
    const sits = typeof seat === "number" && typeof proof === "string" && proof.length <= LONGEST_PROOF;
    const key = sits ? this.#link.state().seats[seat]?.key : undefined;
    if (sits && key && seat !== this.#friend?.player && (await isSigned({ key, message: this.#claim(seat, from, this.#me), signature: proof }))) {
      peer.seat = seat;
      const friend = this.#friend;
      if (friend) this.#sent(friend);
    }
    const first = !peer.greeted;
    peer.greeted = true;
    if (clocks !== undefined && peer.seat !== null && !this.#link.over && (moved || first)) this.#compare(clocks, peer.seat, first ? TOLERANCE_AFTER_LOSS : TOLERANCE);
    if (typeof phrase === "number" && PHRASES[phrase] && peer.seat !== null && Date.now() - peer.spoke > PAUSE) {
      peer.spoke = Date.now();
      this.#game.notices.announce(text("live-said", { name: this.#nameOf(peer.seat), words: text(PHRASES[phrase]) }));
    }
  }

  #nameOf(/** @type {number} */ player) {
    const { variant } = this.#game.data;
    const friend = this.#friend;
    const name = this.#link.state().seats[player]?.name;
    return name || (friend && variant.players.length === 2 ? friendName(friend, player) : playerName(variant.players[player]));
  }

  /** Takes in what somebody has sent. Tells whether it has added something. */
  async #take(/** @type {string} */ from, /** @type {Peer} */ peer, /** @type {string} */ letters) {
    const { notices, friendly, clocks } = this.#game;
    try {
      const link = await readLink(`#friend.${letters}`);
      if (this.#stopped || link.id !== this.id) return false;
      const friend = this.#friend;
      const before = this.#link.state().actions;
      const sat = seated(this.#link);
      const update = friend ? friendly.add(friend, link) : this.#link.merge(link, NOBODY);
      const { verdict, withdrawn } = update;
      const { turn, moved, actions } = this.#link.state();
      if (verdict === "added") {
        if (!friend) this.#showWatched();
        if (moved && actions > before) clocks.moved(turn);
        else if (turn !== null && clocks.running) clocks.turn(turn);
        const told = [...update.news.filter(({ text: id }) => id !== "friend-news-move"), ...(withdrawn ? [text("friend-withdrawn")] : [])];
        if (told.length > 0) notices.announce(text("friend-news", { news: sentences(told) }));
        // A newcomer is told to the others.
        if (friend && seated(friend.game) === sat) this.#told = toTell(friend);
        return true;
      }
      // Whoever knows less is told more.
      if (["older", "overtaken"].includes(verdict)) {
        if (peer.answers()) this.#connection.send({ link: friend ? await signedLetters(friend) : this.#link.link() }, from);
      } else if (verdict !== "same" && peer.seat !== null) {
        notices.refuse(text(VERDICTS[verdict][0]));
      }
      return false;
    } catch (error) {
      console.warn(error);
      // What strangers send is not what the player has done.
      if (peer.seat !== null) notices.refuse(faultOf(error));
      return false;
    }
  }

  /** A player's own clock counts, as far as it can be right. */
  #compare(/** @type {import("../program.js").SavedClocks} */ stated, /** @type {number} */ player, /** @type {number} */ tolerance) {
    const { clocks, data } = this.#game;
    const here = clocks.saved();
    if (!here) return;
    try {
      const there = stated.sides[player];
      const apart = timeLeft({ ...here, sides: here.sides.with(player, there) }, player) - timeLeft(here, player);
      const fits = Math.abs(apart) <= tolerance;
      this.difference = fits ? null : { player, seconds: Math.round(Math.abs(apart) / 1000) };
      if (!fits) return;
      const { running } = clocks;
      clocks.set(clocks.settings, data.variant.players.length, { ...here, sides: here.sides.with(player, there) });
      const { turn } = this.#link.state();
      if (running && turn !== null) clocks.turn(turn);
    } catch (error) {
      // What is no clock is none.
      console.warn(error);
    }
  }

  /** Shows the game that is watched as it is now. */
  #showWatched() {
    const { data, opening, turns, clocks } = this.#game;
    const { watched } = this;
    if (!watched) return;
    const linkText = data.linkText;
    if (this.#shownText === null || linkText !== this.#shownText) {
      opening.lookOn(watched.session(), linkText ?? `friend.${watched.link()}.live`, watched.clock() ?? null);
      this.#shownText = this.#game.data.linkText;
    } else {
      watched.show(data.session);
    }
    const shown = this.#game.data;
    shown.seats = shown.variant.players.map(() => (watched.over ? "human" : "friend"));
    turns.changed();
    if (watched.over) clocks.rest(true);
  }
}

const seated = (/** @type {FriendGame} */ game) => game.state().seats.filter(Boolean).length;

/** What tells whether there is something new to tell: what was done here, and who sits. */
const toTell = (/** @type {FriendPart} */ { game, player }) => `${seated(game)} ${game.message(player)}`;
