// The game on the page: its store, and the parts that change it.

import { faultOf } from "../base/faults.js";
import { text } from "../base/texts.js";
import { Analysis } from "../computer/analysis.js";
import { Hint } from "../computer/hint.js";
import { MoveSearch } from "../computer/move-search.js";
import { Assistant } from "./assistant.js";
import { Clocks } from "./clocks.js";
import { Ending } from "./ending.js";
import { FriendPlay } from "./friend-play.js";
import { GameStore } from "./game-store.js";
import { Navigation } from "./navigation.js";
import { Notices } from "./notices.js";
import { GameLoader } from "./game-loader.js";
import { Premoves } from "./premoves.js";
import { Selection } from "./selection.js";
import { nextOrientation } from "./seats.js";
import { Turns } from "./turns.js";

/** @import { Engine } from "../engine.js" */
/** @import { VariantInfo } from "../program.js" */
/** @import { Seat } from "./game-store.js" */

/** Creates the parts of a game. They share the store. */
export class Game {
  store = new GameStore();
  clocks = new Clocks();
  premoves = new Premoves();
  notices;
  engine;
  moveSearch;
  analysis;
  hint;
  selection;
  turns;
  loader;
  navigation;
  friendly;
  ending;
  assistant;

  /**
   * @param {Engine} engine the computer, in its worker
   * @param {VariantInfo[]} variants all games
   * @param {number} level how strong the computer is at first
   */
  constructor(engine, variants, level) {
    const { store, clocks, premoves } = this;
    this.engine = engine;
    this.notices = new Notices(store);
    this.moveSearch = new MoveSearch(engine, () => store.emit("news"));
    this.analysis = new Analysis(engine, (failed) => store.emit(failed ? "change" : "news"));
    this.hint = new Hint(engine);
    this.selection = new Selection(store, this.notices, premoves);
    const parts = { store, clocks, premoves, engine, notices: this.notices, moveSearch: this.moveSearch, analysis: this.analysis, hint: this.hint };
    this.turns = new Turns(parts);
    this.friendly = new FriendPlay(store, this.turns, this.notices, clocks);
    const withTurns = { ...parts, turns: this.turns, friendly: this.friendly };
    this.loader = new GameLoader(store, withTurns, variants, level);
    this.navigation = new Navigation(store, this.turns, clocks, this.friendly);
    this.ending = new Ending(withTurns);
    this.assistant = new Assistant(withTurns);
  }

  /** The data of the game on the board. */
  get data() {
    return this.store.data;
  }

  /** Reports that the computer was restarted, and why. */
  reportRestart(/** @type {string} */ reason) {
    this.notices.announce(text("notice-restarted", { reason: faultOf(reason) }));
  }

  /** Turns the board. */
  flip() {
    const { data } = this;
    data.orientation = nextOrientation(data, data.orientation);
    this.store.emit("change");
  }

  /** Sets whether a person or the computer plays for a player. */
  seat(/** @type {number} */ player, /** @type {Seat} */ who) {
    this.turns.own();
    this.data.seats[player] = who;
    this.moveSearch.cancel();
    // The player who was offered a draw may be replaced now.
    this.data.drawOffer = null;
    this.data.paused = false;
    this.turns.changed();
  }

  /** Sets the level of the computer, from its next move on. */
  setLevel(/** @type {number} */ level) {
    this.data.levels = this.data.levels.map(() => level);
    this.data.strength = null;
    this.store.emit("change");
  }
}
