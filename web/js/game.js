// The game being played: the session with its rules, who sits where, and the computer's turns. It knows no rules
// itself, and draws nothing: it calls `onChange` when there is something new to show, and `onNews` when that is only
// what the computer has found so far.

import { Analysis } from "./analysis.js";
import { Hint } from "./hint.js";
import { Session } from "./program.js";

/** Computer moves are not shown faster than this many milliseconds, or nobody could follow them. */
const PACE = 250;

/** Milliseconds that a notice stays, unless the person does something. */
const NOTICE = 15_000;

export class Game {
  #engine;
  #onChange;
  #onNews;
  #session = null;
  /** Counts what made earlier thinking void. */
  #turnId = 0;
  /** Lets the computer's move be shown without waiting for the pace. */
  #hurry = () => {};
  #noticeEnds = null;

  /** The description of the game: id, name, players, options. */
  variant = null;
  /** What the session says of the game; see `Session.state`. */
  state = null;
  /** "human" or "computer" for each player. */
  seats = [];
  /** How strong the computer is. */
  level = 1;
  options = {};
  /** The square of the piece picked up. */
  selected = null;
  /** Quarter turns of the board. */
  orientation = 0;
  /** What went wrong, until the next thing happens. */
  problem = "";
  /** What else the person should hear, for some time. */
  notice = "";
  /** The last news of the search under way. */
  progress = null;
  thinking = false;
  /** The computers wait: after a failure, or after taking back in a game without people. */
  paused = false;
  /** The computer could not think about this position, however often it was started again. */
  broken = false;

  constructor(engine, onChange, onNews) {
    this.#engine = engine;
    this.#onChange = onChange;
    this.#onNews = onNews;
    this.analysis = new Analysis(engine, () => (this.analysis.failure ? this.#onChange() : this.#onNews()));
    this.hint = new Hint(engine);
  }

  /** Starts a game. Throws, with everything left as it was, if the options or the position are wrong. */
  start(variant, { options = {}, position = "", seats, problem = "" } = {}) {
    const json = JSON.stringify(options);
    const session = position ? Session.fromPosition(variant.id, json, position) : new Session(variant.id, json);
    const sameGame = variant.id === this.variant?.id;
    this.#dropThinking();
    this.#unsay();
    this.#session?.free();
    this.#session = session;
    this.variant = variant;
    this.options = options;
    this.seats = seats ?? (sameGame ? this.seats : defaultSeats(variant));
    if (!sameGame || seats) this.orientation = this.#seatAtBottom();
    this.paused = false;
    this.#changed(problem);
  }

  /** Goes on from another position of the same game. */
  load(position) {
    this.#try(() => this.start(this.variant, { options: this.options, position }));
  }

  /** Plays a person's move, in coordinates or as people write it. Tells whether it could be played. */
  play(text) {
    if (this.state.over) return this.#refuse("The game is over");
    if (this.#isComputer(this.state.turn)) return this.#refuse(`It is ${this.#name(this.state.turn)}'s turn, and the computer plays ${this.#name(this.state.turn)}`);
    return this.#try(() => {
      this.#session.play(text);
      this.#unsay();
      this.#changed();
    });
  }

  /** Takes back to a person's turn, or one move if only computers play. */
  undo() {
    if (!this.canUndo) return;
    const people = this.seats.includes("human");
    this.#unsay();
    this.#dropThinking();
    do {
      this.#session.undo();
      this.state = this.#read();
    } while (people && this.#isComputer(this.state.turn) && this.state.moves.length > 0);
    this.paused = !people;
    this.#changed();
  }

  /** Whether there is a move to take back. */
  get canUndo() {
    const { moves } = this.state;
    if (!this.seats.includes("human")) return moves.length > 0;
    return moves.some(({ player }) => this.seats[player] === "human");
  }

  /** Turns the board: half round for two players, a quarter for four. */
  flip() {
    this.orientation = (this.orientation + (this.seats.length > 2 ? 1 : 2)) % 4;
    this.#onChange();
  }

  /** Seats a person or the computer. */
  seat(player, who) {
    this.seats[player] = who;
    this.#dropThinking();
    this.paused = false;
    this.#changed();
  }

  /** Sets how strong the computer is, from its next move on. */
  setLevel(level) {
    this.level = level;
  }

  /** Ends the search: the computer plays the best move found so far, the hint is shown as it is, analysis is switched off. */
  stop() {
    if (!this.canStop) return;
    if (!this.thinking && !this.hint.looking) return this.analyse(false);
    this.#hurry();
    this.#engine.stop();
  }

  /** Whether there is a search that can be ended. */
  get canStop() {
    if (this.thinking) return Boolean(this.progress?.best);
    return this.hint.looking ? this.hint.found : this.analysis.searching;
  }

  /** Switches analysis on or off. */
  analyse(on) {
    this.analysis.on = on;
    this.#lookAgain();
  }

  /** Sets how many lines analysis shows. */
  setLines(lines) {
    this.analysis.lines = lines;
    this.#lookAgain();
  }

  /** Looks for a hint, for the person whose turn it is. */
  async askHint() {
    if (!this.canHint) return;
    this.problem = "";
    const search = this.hint.look(this.#session.record(), this.#onNews);
    this.#onChange();
    try {
      await search;
      this.#onChange();
    } catch (error) {
      this.#refuse(`No hint could be found (${wordsOf(error)})`);
    }
  }

  /** Whether a hint can be asked for; analysis shows more than it would. */
  get canHint() {
    return this.open && !this.hint.looking && !this.analysis.on;
  }

  /** Tells that the computer has been started again, and why. */
  tellRestart(reason) {
    this.notice = `The computer stopped working (${reason}) and was started again`;
    clearTimeout(this.#noticeEnds);
    this.#noticeEnds = setTimeout(() => {
      this.#unsay();
      this.#onChange();
    }, NOTICE);
    this.#onChange();
  }

  /** Lets the computers go on, and tries again what did not work. */
  goOn() {
    this.paused = false;
    this.#changed();
  }

  /** Picks a piece up, or puts it down again. */
  select(square) {
    this.selected = square;
    this.problem = "";
    this.#onChange();
  }

  /** Tells of something wrong that happened elsewhere. */
  complain(problem) {
    this.#refuse(problem);
  }

  /** Whether a person may move now. */
  get open() {
    return !this.state.over && !this.#isComputer(this.state.turn);
  }

  /** Where the piece on a square may go, if it is a person's turn: `[{square, kind, takes}]`. */
  targets(square) {
    return this.open ? JSON.parse(this.#session.targets(square)) : [];
  }

  /** The legal moves between two squares: `[{move, name, art}]`, more than one where a promotion can be chosen. */
  choices(from, to) {
    return JSON.parse(this.#session.choices(from, to));
  }

  /** What the board shows. */
  scene() {
    return this.#session.scene(this.open ? this.selected ?? undefined : undefined, this.orientation);
  }

  #changed(problem = "") {
    this.state = this.#read();
    this.selected = null;
    this.problem = problem;
    this.broken = false;
    this.hint.drop();
    this.analysis.drop();
    if (!this.state.over && !this.paused && this.#isComputer(this.state.turn)) {
      this.#think();
    } else {
      this.#follow();
      this.#onChange();
    }
  }

  /** Shows analysis the position on the board. */
  #follow() {
    this.analysis.follow(this.state.over ? null : this.#session.record());
  }

  #lookAgain() {
    this.hint.drop();
    // While the computer thinks about its move, that is what is shown.
    if (!this.thinking) this.#follow();
    this.#onChange();
  }

  #unsay() {
    this.notice = "";
    clearTimeout(this.#noticeEnds);
  }

  #read() {
    return JSON.parse(this.#session.state());
  }

  async #think() {
    const id = ++this.#turnId;
    this.thinking = true;
    this.progress = null;
    this.#onChange();
    const pace = new Promise((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, PACE);
    });
    try {
      const search = this.#engine.think(this.#session.record(), this.level, (progress) => {
        if (id !== this.#turnId) return;
        this.progress = progress;
        this.#onNews();
      });
      const move = await search;
      await pace;
      if (id !== this.#turnId || move === null) return;
      this.thinking = false;
      this.#session.play(move);
      this.#changed();
    } catch (error) {
      if (id !== this.#turnId) return;
      this.thinking = false;
      this.#failed(error);
    }
  }

  #failed(error) {
    this.paused = true;
    this.broken = true;
    this.#unsay();
    this.#refuse(`The computer stopped working (${wordsOf(error)}), each time it was started again`);
  }

  #dropThinking() {
    this.#turnId += 1;
    this.#engine.abandon();
    this.thinking = false;
    this.progress = null;
  }

  #try(act) {
    try {
      act();
      return true;
    } catch (error) {
      return this.#refuse(wordsOf(error));
    }
  }

  #refuse(problem) {
    this.problem = problem;
    this.#onChange();
    return false;
  }

  #isComputer(player) {
    return player !== null && this.seats[player] === "computer";
  }

  #name(player) {
    return this.variant.players[player].name;
  }

  /**
   * The board of two players is turned to the first person. That of four begins as its rules draw it, a1 at the bottom
   * left: the names of the squares would be hard to find on a board that lies on its side.
   */
  #seatAtBottom() {
    if (this.seats.length > 2) return 0;
    const first = Math.max(0, this.seats.indexOf("human"));
    return this.variant.players[first].turns;
  }
}

/** The first player is a person, the others are computers. */
export function defaultSeats(variant) {
  return variant.players.map((_, index) => (index === 0 ? "human" : "computer"));
}

/** What an error says: the session throws sentences, the browser throws objects. */
function wordsOf(error) {
  return typeof error === "string" ? error : error?.message ?? String(error);
}
