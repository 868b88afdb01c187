// Puzzles on the page's own board. The game that one is in the middle of is kept, and comes back when one has enough.

import { byId } from "../base/dom.js";
import { points } from "../base/focus.js";
import { ofTab } from "../base/storage.js";
import { say, text, words } from "../base/texts.js";
import { faultOf } from "../base/faults.js";
import { loadGame } from "../board/piece-art.js";
import { gameOfDay, nextPuzzle, placeOfDay, today } from "./choice.js";
import { gamesWithPuzzles, puzzlesOf } from "./puzzle-file.js";
import { PuzzlePanel } from "./puzzle-panel.js";
import { PuzzleScore } from "./puzzle-score.js";
import { Solving } from "./solving.js";
import { loadStyle } from "./style.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { VariantInfo } from "../program.js" */
/** @import { KindChoice } from "./choice.js" */
/** @import { Puzzle } from "./puzzle-file.js" */

/** The id of the game that waits while puzzles are solved. */
const WAITING = "menagerie.before-puzzles";

/** The name of the puzzle of the day in an address: `?puzzles=daily`. */
const DAILY = "daily";

/** Lets puzzles be solved, one after the other. */
export class Puzzles {
  #game;
  #keeper;
  #variants;
  #panel;
  #place = byId("puzzle");
  #table = byId("table");
  #score = new PuzzleScore();
  /** @type {string[]} */
  #games = [];
  /** @type {Puzzle[]} */
  #puzzles = [];
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Solving | null} */
  #solving = null;
  /** What the puzzle has put on the board. @type {GameData | null} */
  #laid = null;
  /** @type {KindChoice} */
  #kind = "all";
  #daily = false;
  /** @type {number | null} */
  #change = null;
  #trouble = "";
  #isOpen = false;

  /**
   * @param {Game} game
   * @param {Keeper} keeper
   * @param {VariantInfo[]} variants
   */
  constructor(game, keeper, variants) {
    this.#game = game;
    this.#keeper = keeper;
    this.#variants = variants;
    this.#panel = new PuzzlePanel(this.#place, {
      next: () => this.#goOn(),
      daily: () => this.open(DAILY),
      close: () => this.close(),
      chooseGame: (id) => this.open(id),
      chooseKind: (kind) => {
        this.#kind = kind;
        this.#daily = false;
        this.#next();
      },
    });
    // Whatever puts another game on the board has ended the puzzles.
    game.store.on("begin", () => this.#isOpen && this.#laid !== game.data && this.#laying === 0 && this.#leave());
  }

  /** While a puzzle is being put on the board, that is no other game. */
  #laying = 0;

  /** Shows puzzles of a game, or the puzzle of the day. Without either, those of the game on the board. */
  async open(/** @type {string} */ wanted = "") {
    if (!this.#isOpen) {
      const { id } = this.#keeper;
      this.#keeper.save();
      if (id !== null && this.#game.data.worthSaving) ofTab.write(WAITING, id);
    }
    this.#trouble = "";
    try {
      const [games] = await Promise.all([gamesWithPuzzles(), loadStyle()]);
      this.#games = games.filter((id) => this.#variants.some((variant) => variant.id === id));
      this.#daily = wanted === DAILY;
      const asked = [wanted, this.#game.data.variant.id].find((id) => this.#games.includes(id)) ?? this.#games[0];
      const game = this.#daily ? gameOfDay(this.#games, today()) : asked;
      this.#puzzles = await puzzlesOf(game);
    } catch (error) {
      console.warn(error);
      this.#game.notices.refuse(text("puzzle-not-loaded"));
      return;
    }
    const kinds = new Set(this.#puzzles.map(({ kind }) => kind));
    if (this.#kind !== "all" && ![...kinds].some((kind) => kind.startsWith(this.#kind))) this.#kind = "all";
    this.#isOpen = true;
    this.#table.dataset.puzzle = "";
    this.#place.hidden = false;
    const first = this.#daily ? this.#puzzles[placeOfDay(this.#puzzles.length, this.#games.length, today())] : this.#choose();
    await this.#lay(first);
    this.#panel.focus();
  }

  /** Ends the puzzles; the game that waited goes on. */
  async close() {
    const variant = this.#game.data.variant;
    this.#leave();
    const id = ofTab.read(WAITING);
    ofTab.remove(WAITING);
    const problem = id === null ? true : await this.#keeper.open(id);
    if (problem) this.#game.opening.start(variant, { fromAddress: true });
    if (id !== null && problem && problem !== true) this.#game.notices.refuse(problem);
  }

  #leave() {
    this.#isOpen = false;
    this.#solving?.end();
    this.#solving = this.#puzzle = this.#laid = null;
    delete this.#table.dataset.puzzle;
    this.#place.hidden = true;
    if (new URLSearchParams(location.search).has("puzzles")) history.replaceState(null, "", `${location.pathname}?last`);
  }

  #next() {
    this.#daily = false;
    return this.#lay(this.#choose());
  }

  /** The next one, whose task has the keyboard: the button that has led to it is gone. */
  async #goOn() {
    await this.#next();
    if (!points()) this.#panel.focus();
  }

  #choose() {
    const { rating, solved } = this.#score.now;
    const game = this.#puzzles[0]?.game ?? "";
    return nextPuzzle(this.#puzzles, { kind: this.#kind, rating, solved: solved[game] ?? [], last: this.#puzzle?.index ?? null });
  }

  /** Puts a puzzle on the board, with the side that is to move at the bottom. */
  async #lay(/** @type {Puzzle | null | undefined} */ puzzle) {
    const variant = this.#variants.find(({ id }) => id === puzzle?.game);
    if (!puzzle || !variant) return;
    this.#solving?.end();
    await loadGame(variant);
    this.#laying += 1;
    try {
      this.#game.opening.start(variant, { position: puzzle.position, seats: variant.players.map(() => "human"), clock: undefined, fromAddress: true });
    } catch (error) {
      this.#trouble = words(faultOf(error));
      this.#render();
      return;
    } finally {
      this.#laying -= 1;
    }
    const { data } = this.#game;
    this.#laid = data;
    this.#puzzle = puzzle;
    this.#change = null;
    this.#solving = new Solving(this.#game, puzzle, { onChange: () => this.#render(), onCount: (right) => this.#count(puzzle, right) });
    this.#solving.begin();
    data.orientation = /** @type {GameData["orientation"]} */ (variant.players[this.#solving.solver].turns);
    history.replaceState(null, "", `${location.pathname}?puzzles=${this.#daily ? DAILY : puzzle.game}`);
    this.#game.store.emit("change");
    this.#render();
  }

  #count(/** @type {Puzzle} */ puzzle, /** @type {boolean} */ right) {
    this.#change = this.#score.count(puzzle, right);
    if (right && this.#daily) this.#score.solveDaily(today());
    this.#render();
  }

  #render() {
    const { variant } = this.#game.data;
    const score = this.#score.now;
    this.#panel.show({
      variant,
      variants: this.#variants.filter(({ id }) => this.#games.includes(id)),
      puzzle: this.#puzzle,
      solving: this.#solving,
      score,
      change: this.#change,
      daily: this.#daily,
      dailyDone: score.daily === today(),
      kind: this.#kind,
      kinds: new Set(this.#puzzles.map(({ kind }) => kind)),
      trouble: this.#trouble || (this.#score.damaged ? say("puzzle-score-damaged") : ""),
    });
  }
}
