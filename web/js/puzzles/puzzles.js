// Puzzles on the page's own board. The current game is saved, and is restored afterwards.

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
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { VariantInfo } from "../program.js" */
/** @import { KindChoice } from "./choice.js" */
/** @import { Puzzle } from "./puzzle-file.js" */

/** The key of the id of the game that waits during puzzles. */
const WAITING = "menagerie.before-puzzles";

/** The name of the daily puzzle in an address: `?puzzles=daily`. */
const DAILY = "daily";

/** A series of puzzles. */
export class Puzzles {
  #game;
  #storage;
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
  /** The data of the puzzle on the board. @type {GameData | null} */
  #placed = null;
  /** @type {KindChoice} */
  #kind = "all";
  #daily = false;
  /** @type {number | null} */
  #change = null;
  #trouble = "";
  #isOpen = false;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {VariantInfo[]} variants
   */
  constructor(game, storage, variants) {
    this.#game = game;
    this.#storage = storage;
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
    // Another game on the board ends the puzzles.
    game.store.on("begin", () => this.#isOpen && this.#placed !== game.data && this.#placing === 0 && this.#leave());
  }

  /** The number of puzzles that are being put on the board, which is no other game. */
  #placing = 0;

  /** Shows puzzles of a game, or the daily puzzle. Without either, those of the game on the board. */
  async open(/** @type {string} */ wanted = "") {
    if (!this.#isOpen) {
      const { id } = this.#storage;
      this.#storage.save();
      if (id !== null && this.#game.data.worthSaving) ofTab.write(WAITING, id);
    }
    this.#trouble = "";
    try {
      const [games] = await Promise.all([gamesWithPuzzles(), loadStyle()]);
      this.#games = this.#variants.map(({ id }) => id).filter((id) => games.includes(id));
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
    await this.#present(first);
    this.#panel.focus();
  }

  /** Ends the puzzles, and restores the game that waited. */
  async close() {
    const variant = this.#game.data.variant;
    this.#leave();
    const id = ofTab.read(WAITING);
    ofTab.remove(WAITING);
    const problem = id === null ? true : await this.#storage.open(id);
    if (problem) this.#game.loader.start(variant, { fromAddress: true });
    if (id !== null && problem && problem !== true) this.#game.notices.refuse(problem);
  }

  #leave() {
    this.#isOpen = false;
    this.#solving?.end();
    this.#solving = this.#puzzle = this.#placed = null;
    delete this.#table.dataset.puzzle;
    this.#place.hidden = true;
    if (new URLSearchParams(location.search).has("puzzles")) history.replaceState(null, "", `${location.pathname}?last`);
  }

  #next() {
    this.#daily = false;
    return this.#present(this.#choose());
  }

  /** Shows the next one, and focuses its task, because the pressed button is gone. */
  async #goOn() {
    await this.#next();
    if (!points()) this.#panel.focus();
  }

  #choose() {
    const { rating, solved } = this.#score.now;
    const game = this.#puzzles[0]?.game ?? "";
    return nextPuzzle(this.#puzzles, { kind: this.#kind, rating, solved: solved[game] ?? [], last: this.#puzzle?.index ?? null });
  }

  /** Puts a puzzle on the board, with the side to move at the bottom. */
  async #present(/** @type {Puzzle | null | undefined} */ puzzle) {
    const variant = this.#variants.find(({ id }) => id === puzzle?.game);
    if (!puzzle || !variant) return;
    this.#solving?.end();
    await loadGame(variant);
    this.#placing += 1;
    try {
      this.#game.loader.start(variant, { position: puzzle.position, seats: variant.players.map(() => "human"), clock: undefined, fromAddress: true });
    } catch (error) {
      this.#trouble = words(faultOf(error));
      this.#render();
      return;
    } finally {
      this.#placing -= 1;
    }
    const { data } = this.#game;
    this.#placed = data;
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
