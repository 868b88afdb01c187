// A live game with a friend: the browsers send each other the game's link after every action, and the state of their clocks. The rules for accepting
// a link are those of other links.

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

/** @typedef {"searching" | "waiting" | "connected" | "away" | "over"} LiveStanding The state of the connection. */

/** The most difference of clocks after a lost connection, in milliseconds. */
const TOLERANCE_AFTER_LOSS = 15_000;

/** The least time between two displayed phrases of one player, in milliseconds. */
const PAUSE = 1000;

/** The most characters of a link, and of a signature. */
const [MAX_LINK_LENGTH, MAX_PROOF_LENGTH] = [300_000, 200];

/** The most connected browsers that are accepted. */
const MAX_PEERS = 64;

/** No seat: a spectator has none that a link could act for. */
const NOBODY = 1_000_000;

/** A live game. */
export class LiveGame {
  #game;
  #connection;
  #relays = 0;
  /** This browser's id in the connection, known from the first message on. */
  #me = "";
  /** The connected browsers. @type {Map<string, Peer>} */
  #peers = new Map();
  /** Whether all players were connected once. */
  #met = false;
  /** The browsers that are connected, or are connecting. @type {Set<string>} */
  #joining = new Set();
  /** The last message. */
  #lastSent = "";
  /** The queue of actions. */
  #queue = Promise.resolve();
  #stopped = false;
  /** The error of the connection. @type {Text | null} */
  trouble = null;
  /** The difference of a player's clock there, in seconds. @type {{ player: number, seconds: number } | null} */
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

  /** The suffix of the watched game's address. @type {string | null} */
  #shownText = null;

  /** Its state. @returns {LiveStanding} */
  get standing() {
    if (this.#link.over) return "over";
    if (this.#everybody) return "connected";
    if (this.#met) return "away";
    return this.#relays > 0 || this.#peers.size > 0 ? "waiting" : "searching";
  }

  /** The number of connected browsers without a seat. */
  get watchers() {
    return [...this.#peers.values()].filter(({ seat, greeted }) => seat === null && greeted).length;
  }

  /** Sends one of the phrases. */
  speak(/** @type {number} */ phrase) {
    this.#connection.send({ phrase });
    this.#game.notices.announce(text("live-said", { name: text("friend-you"), words: text(PHRASES[phrase]) }));
  }

  /** Leaves: the game continues by link. */
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

  /** Whether all players are connected. */
  get #everybody() {
    const friend = this.watched ? null : this.#friend;
    const here = new Set([...this.#peers.values()].map(({ seat }) => seat));
    return this.#link.state().seats.every((seat, player) => player === friend?.player || (seat && here.has(player)));
  }

  #then(/** @type {() => void | Promise<void>} */ act) {
    this.#queue = this.#queue.then(() => (this.#stopped ? undefined : act())).catch((error) => console.warn(error));
  }

  /** There was an action here, or another game is on the board. */
  async #follow() {
    if (!this.isShown) return this.stop();
    this.#runClocks();
    const friend = this.#friend;
    if (!friend || this.#peers.size === 0) return;
    const state = stateToSend(friend);
    if (state === this.#lastSent) return;
    this.#lastSent = state;
    this.#connection.send({ link: await signedLetters(friend), clocks: this.#game.clocks.saved() ?? undefined });
    this.#sent(friend);
  }

  /** The other players have received it. */
  #sent(/** @type {FriendPart} */ friend) {
    const some = [...this.#peers.values()].some(({ seat }) => seat !== null);
    if (some && friend.sent < friend.game.state().actions) this.#game.friendly.sent();
  }

  /** Clocks run while all players are connected, from the first move on. */
  #runClocks() {
    const { clocks, data } = this.#game;
    const runs = this.#everybody && !this.#link.over;
    this.#met ||= this.#everybody;
    if (clocks.rests !== runs) return;
    clocks.rest(!runs);
    const { turn, actions } = this.#link.state();
    if (runs && turn !== null && actions > 0 && data.state.atTip) clocks.turn(turn);
  }

  /** Whether a report is accepted. Excessive messages are dropped before they are queued. */
  #admits(/** @type {LiveReport} */ report) {
    // One that is just joining has no peer yet: its first message waits in the queue.
    if (report.kind === "message") return this.#peers.get(report.from)?.admits() ?? this.#joining.has(report.from);
    if (report.kind === "leave") this.#joining.delete(report.id);
    if (report.kind !== "join") return true;
    if (this.#joining.size >= MAX_PEERS) return false;
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

  /** Sends the known game to a new browser, and who is connected. */
  async #greet(/** @type {string} */ id) {
    const friend = this.#friend;
    if (this.watched || !friend) return this.#connection.send({ link: this.#link.link() }, id);
    const { player: seat, secret, game } = friend;
    const key = game.state().seats[seat]?.key ?? "";
    const proof = await sign({ key, secret }, this.#claim(seat, this.#me, id));
    this.#connection.send({ link: await signedLetters(friend), seat, proof, clocks: this.#game.clocks.saved() ?? undefined }, id);
  }

  /** The message that a player signs for one other browser, so that this one knows the player. */
  #claim(/** @type {number} */ seat, /** @type {string} */ from, /** @type {string} */ to) {
    return JSON.stringify(["menagerie live", this.id, seat, from, to]);
  }

  async #read(/** @type {string} */ from, /** @type {LiveMessage} */ { link, seat, proof, clocks, phrase }) {
    const peer = this.#peers.get(from);
    if (!peer) return;
    let moved = false;
    if (typeof link === "string" && link.length <= MAX_LINK_LENGTH) moved = await this.#take(from, peer, link);
    if (this.#stopped) return;
    const sits = typeof seat === "number" && typeof proof === "string" && proof.length <= MAX_PROOF_LENGTH;
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

  /** Merges what a browser has sent. Returns whether it was new. */
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
        const all = [...update.news.filter(({ text: id }) => id !== "friend-news-move"), ...(withdrawn ? [text("friend-withdrawn")] : [])];
        if (all.length > 0) notices.announce(text("friend-news", { news: sentences(all) }));
        // The others are informed about a newcomer.
        if (friend && seated(friend.game) === sat) this.#lastSent = stateToSend(friend);
        return true;
      }
      // A browser that knows less gets the rest.
      if (["older", "overtaken"].includes(verdict)) {
        if (peer.answers()) this.#connection.send({ link: friend ? await signedLetters(friend) : this.#link.link() }, from);
      } else if (verdict !== "same" && peer.seat !== null) {
        notices.refuse(text(VERDICTS[verdict][0]));
      }
      return false;
    } catch (error) {
      console.warn(error);
      // Messages of strangers are not actions of the player.
      if (peer.seat !== null) notices.refuse(faultOf(error));
      return false;
    }
  }

  /** A player's own clock counts, as far as it is plausible. */
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
      // An invalid clock is ignored.
      console.warn(error);
    }
  }

  /** Shows the current state of the watched game. */
  #showWatched() {
    const { data, loader, turns, clocks } = this.#game;
    const { watched } = this;
    if (!watched) return;
    const linkText = data.linkText;
    if (this.#shownText === null || linkText !== this.#shownText) {
      loader.lookOn(watched.session(), linkText ?? `friend.${watched.link()}.live`, watched.clock() ?? null);
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

/** The state that is sent when it changes: the actions, and the seats. */
const stateToSend = (/** @type {FriendPart} */ { game, player }) => `${seated(game)} ${game.message(player)}`;
