// The table a game is played at: the session with its rules, who sits where, and whose turn it is. It knows no rules
// itself, and draws nothing: it calls `onChange` when there is something new to show, `onNews` when that is only what the
// computer has found so far, and `onSelect` when it is only the piece picked up.

import { Analysis } from "../computer/analysis.js";
import { Clocks } from "./clocks.js";
import { Computers } from "../computer/move-search.js";
import { faultOf } from "../base/faults.js";
import { Hint } from "../computer/hint.js";
import { Premoves } from "./premoves.js";
import { SessionView } from "./session-view.js";
import { text } from "../base/texts.js";

/** Milliseconds that a notice stays, unless the person does something. */
const NOTICE = 15_000;

/** What everything that happens in a game is built on. */
export class Table extends SessionView {
  /** The computer, in its worker. */
  engine;
  /** Shows everything again. */
  onChange;
  /** Shows what the computer has found so far. */
  onNews;
  /** Shows which piece is picked up. */
  onSelect;
  /** Finds the computer’s moves. */
  computers;
  /** What was entered ahead of its turn. */
  waitingMoves = new Premoves();
  #noticeEnds = null;
  /** The description of the game: id, name, players, options. */
  variant = null;
  /** What the session says of the game; see `Session.state`. */
  state = null;
  /** The game with its variations; see `Session.tree`. */
  tree = null;
  /** "human" or "computer" for each player. */
  seats = [];
  /** How strong the computer is. */
  level = 1;
  options = {};
  /** The square of the piece picked up. */
  selected = null;
  /** Quarter turns of the board. */
  orientation = 0;
  /** What went wrong, a text, until the next thing happens. */
  problem = "";
  /** What else the person should hear, a text, for some time. */
  notice = "";
  /** The computers wait: after a failure, or because only they play and somebody wants to look. */
  paused = false;
  /** The computer could not think about this position, however often it was started again. */
  broken = false;
  /** Who offers a draw to another person, who has not answered yet. */
  drawOffer = null;
  /** Whether a deleted variation can be brought back. */
  canBringBack = false;
  /** Whether something was played or set up that is worth keeping. */
  touched = false;
  /** Whether an address has brought the game, and nobody has done anything in it yet: it is not kept then. */
  borrowed = false;
  /** The letters of the link that has brought it, if one has. */
  address = null;
  /** Whether another tab plays this game, and what happens there is shown here. */
  elsewhere = false;
  /** Is called when this tab plays the game from now on, instead of another. */
  onTakeOver = () => {};
  /** Looks whether another tab has played on, and shows that; tells whether it was so. */
  overtaken = () => false;

  constructor(engine, onChange, onNews, onSelect = onChange) {
    super();
    this.engine = engine;
    this.onChange = onChange;
    this.onNews = onNews;
    this.onSelect = onSelect;
    this.computers = new Computers(engine, onNews);
    this.clocks = new Clocks((player) => this.flag(player));
    this.analysis = new Analysis(engine, () => (this.analysis.failure ? onChange() : onNews()));
    this.hint = new Hint(engine);
  }

  /** Turns the board: half round for two players, a quarter for four. */
  flip() {
    this.orientation = (this.orientation + (this.seats.length > 2 ? 1 : 2)) % 4;
    this.onChange();
  }

  /** Seats a person or the computer. */
  seat(player, who) {
    this.own();
    this.seats[player] = who;
    this.computers.drop();
    this.paused = false;
    this.changed();
  }

  /** Sets how strong the computer is, from its next move on. */
  setLevel(level) {
    this.level = level;
  }

  /** How the clocks are set. */
  get clockSettings() {
    return this.clocks.settings;
  }

  /** Picks a piece up, or puts it down again. */
  select(square) {
    const said = this.problem !== "" || this.blocked !== null;
    this.selected = square;
    this.problem = "";
    if (said || this.blocked) this.onChange();
    else this.onSelect();
  }

  /** What keeps the piece picked up where it is: `{squares, why}`, or null if it can move. */
  get blocked() {
    return this.state && this.open && this.selected ? this.session.blocked(this.selected) ?? null : null;
  }

  /** Tells of something wrong that happened elsewhere. */
  complain(problem) {
    this.refuse(problem);
  }

  /** Whether a person may move now. */
  get open() {
    return !this.state.over && !this.isComputer(this.state.turn);
  }

  /** Where the piece on a square may go, if it is a person's turn: `[{square, kind, takes}]`. */
  targets(square) {
    return this.open ? this.session.targets(square) : [];
  }

  /** What the board shows. */
  scene() {
    return this.sceneOf(this.open ? this.selected : null, this.orientation);
  }

  /** Another game is on the table. Nothing may fail once something is changed. */
  lay(session, { variant, options, seats, clock, clocks }) {
    const sameGame = variant.id === this.variant?.id;
    this.clocks.set(clock, variant.players.length, clocks);
    this.computers.drop();
    this.waitingMoves.drop();
    this.unsay();
    this.session?.free();
    this.session = session;
    this.variant = variant;
    this.options = options;
    this.seats = seats ?? (sameGame ? this.seats : defaultSeats(variant));
    if (!sameGame || seats) this.orientation = this.#seatAtBottom();
    this.paused = this.canBringBack = false;
    this.drawOffer = null;
  }

  /** Another tab plays this game from now on. */
  stepBack() {
    this.elsewhere = true;
    this.computers.drop();
    this.clocks.hold();
    this.onChange();
  }

  /** No other tab plays this game any more: whoever is to move does so. */
  takeOver() {
    if (!this.elsewhere) return;
    if (this.isComputer(this.state.turn)) return this.changed();
    this.elsewhere = false;
    this.onChange();
  }

  /** The person does something with the game: if somebody else's address has brought it, it is worth keeping from now on. */
  own() {
    if (this.borrowed && this.tree.nodes.length > 0) this.touched = true;
    this.borrowed = false;
  }

  /** A move was played. Games that others send are not kept for what the computer plays in them. */
  moved() {
    this.touched ||= !this.borrowed;
    this.drawOffer = null;
    this.look();
    if (this.state.atTip) this.clocks.moved(this.state.turn);
    this.changed();
  }

  /** Something has happened: whoever is to move now does so, and everything is shown again. */
  changed(problem = "", { elsewhere = false } = {}) {
    if (this.elsewhere && !elsewhere) this.onTakeOver();
    this.elsewhere = elsewhere;
    this.look();
    this.tree = this.session.tree();
    this.selected = null;
    this.problem = problem;
    this.broken = false;
    this.hint.drop();
    this.analysis.drop();
    const { over, atTip, turn } = this.state;
    if (over) this.clocks.pause();
    else if (!atTip) this.clocks.hold();
    else this.clocks.resume(turn);
    if (!over && atTip && !this.paused && !elsewhere && this.isComputer(turn)) {
      this.think();
      return;
    }
    const waiting = this.open ? this.waitingMoves.take((from, to) => this.choices(from, to)) : null;
    if (waiting) {
      this.play(waiting);
      return;
    }
    this.follow();
    this.onChange();
  }

  /** Reads how the game stands. */
  look() {
    this.state = this.session.state();
    return this.state;
  }

  /** Shows analysis the position on the board. */
  follow() {
    this.analysis.follow(this.state.over ? null : this.session.record());
  }

  /** Lets the computer find its move, and plays it. */
  async think() {
    try {
      const search = this.computers.find(this.session.record(), this.level, this.clocks.budget(this.state.turn));
      this.onChange();
      const move = await search;
      // Time runs in the background too, where nobody may have looked at the clock.
      if (move === null || this.overtaken() || this.clocks.check()) return;
      this.session.play(move);
      this.moved();
    } catch (error) {
      this.paused = true;
      this.broken = true;
      this.clocks.hold();
      this.unsay();
      this.refuse(text("problem-computer-failed", { reason: faultOf(error) }));
    }
  }

  /** Lets the person hear something for some time. */
  tell(notice) {
    this.notice = notice;
    clearTimeout(this.#noticeEnds);
    this.#noticeEnds = setTimeout(() => {
      this.unsay();
      this.onChange();
    }, NOTICE);
  }

  /** Tells it at once. */
  announce(notice) {
    this.tell(notice);
    this.onChange();
  }

  /** Nothing of that counts any more. */
  unsay() {
    this.notice = "";
    clearTimeout(this.#noticeEnds);
  }

  /** Does what may fail, and says why if it does. */
  attempt(act) {
    try {
      act();
      return true;
    } catch (error) {
      return this.refuse(faultOf(error));
    }
  }

  /** Says what is wrong. */
  refuse(problem) {
    this.problem = problem;
    this.onChange();
    return false;
  }

  /** Whether the computer plays for this player. */
  isComputer(player) {
    return player !== null && this.seats[player] === "computer";
  }

  /** The board is turned to the first person, whose pieces then stand at the bottom. */
  #seatAtBottom() {
    const first = Math.max(0, this.seats.indexOf("human"));
    return this.variant.players[first].turns;
  }
}

/** The first player is a person, the others are computers. */
function defaultSeats(variant) {
  return variant.players.map((_, index) => (index === 0 ? "human" : "computer"));
}
