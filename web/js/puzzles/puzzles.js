// Puzzles on the page's own board. The current game is saved, and is restored afterwards.

import { byId } from "../base/dom.js";
import { points } from "../base/focus.js";
import { ofTab } from "../base/storage.js";
import { language, say, text, words } from "../base/texts.js";
import { motionIsOn } from "../base/theme.js";
import { faultOf } from "../base/faults.js";
import { loadGame } from "../board/piece-art.js";
import { wanted as wantedGame } from "../game/own-games.js";
import { allMistakes, solveMistake } from "../keeping/mistakes.js";
import { countToday } from "../keeping/week-results.js";
import { changePlan, planOfToday } from "../keeping/week.js";
import { todaysMistakes } from "../review/todays-mistakes.js";
import { KINDS, gameOfDay, nextPuzzle, puzzleOfDay, today } from "./choice.js";
import { gamesWithPuzzles, puzzlesOf } from "./puzzle-file.js";
import { PuzzlePanel } from "./puzzle-panel.js";
import { PuzzleScore } from "./puzzle-score.js";
import { resultInWords, savePicture, tell } from "./share.js";
import { Solving } from "./solving.js";
import { loadStyle } from "./style.js";
import { themesOf, themeWords } from "./themes.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { Mistake } from "../keeping/mistakes.js" */
/** @import { KindCard, VariantInfo } from "../program.js" */
/** @import { KindChoice } from "./choice.js" */
/** @import { Puzzle, PuzzleGame, PuzzleSet } from "./puzzle-file.js" */

/** The key of the id of the game that waits during puzzles. */
const WAITING = "menagerie.before-puzzles";

/** The names of sets in an address: the puzzle of the day, the person's mistakes, and those of today's small game. Other names are those of games. */
const DAILY = "daily";
const MINE = "mine";
const TODAY = "today";

/** The moves of a better line that are shown. */
const SHOWN = 5;

/** The least number of puzzles of a theme that can be chosen. */
const OF_A_THEME = 3;

/** A series of puzzles. */
export class Puzzles {
  #game;
  #storage;
  #variants;
  #panel;
  #place = byId("puzzle");
  #table = byId("table");
  #score = new PuzzleScore();
  /** @type {PuzzleGame[]} */
  #games = [];
  /** @type {VariantInfo | null} */
  #variant = null;
  /** The kinds of piece of the game. @type {KindCard[]} */
  #kinds = [];
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
  #theme = "";
  /** @type {PuzzleSet} */
  #set = "game";
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
        this.#next();
      },
      chooseTheme: (theme) => {
        this.#theme = theme;
        this.#next();
      },
      share: () => this.#share(),
      savePicture: () => this.#puzzle && this.#variant && savePicture(this.#puzzle, this.#variant, this.#game.data.orientation),
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
    this.#set = wanted === DAILY || wanted === MINE || wanted === TODAY ? wanted : "game";
    try {
      const [games] = await Promise.all([gamesWithPuzzles(), loadStyle()]);
      this.#games = games;
      const asked = [wanted, this.#game.data.variant.id].find((id) => games.some((game) => game.id === id)) ?? games[0].id;
      this.#puzzles = await this.#puzzlesOf(asked);
    } catch (error) {
      console.warn(error);
      this.#game.notices.refuse(text("puzzle-not-loaded"));
      return;
    }
    const kinds = new Set(this.#puzzles.map(({ kind }) => kind));
    if (this.#kind !== "all" && !KINDS[this.#kind].some((kind) => kinds.has(kind))) this.#kind = "all";
    if (!this.#puzzles.some(({ themes }) => themes.includes(this.#theme))) this.#theme = "";
    this.#show();
    const first = this.#set === DAILY ? puzzleOfDay(this.#puzzles, this.#games.length, today()) : this.#choose();
    if (first) await this.#present(first);
    else this.#showNone();
    this.#panel.focus();
  }

  #show() {
    this.#isOpen = true;
    this.#table.dataset.puzzle = "";
    this.#place.hidden = false;
  }

  /** The puzzles of the set that was asked for. */
  async #puzzlesOf(/** @type {string} */ game) {
    if (this.#set === DAILY) return puzzlesOf(gameOfDay(this.#games, today()).id);
    if (this.#set === MINE) return fromMistakes(allMistakes());
    if (this.#set !== TODAY) return puzzlesOf(game);
    const found = await todaysMistakes(this.#variants, (part) => {
      this.#show();
      this.#trouble = say("puzzle-looking-for-mistakes", { percent: Math.round(100 * part) });
      this.#render();
    });
    this.#trouble = "";
    return fromMistakes(found ?? []);
  }

  /** Shows that the set has no puzzles. */
  #showNone() {
    this.#solving?.end();
    this.#solving = this.#puzzle = null;
    const played = planOfToday()?.result;
    this.#trouble = say(this.#set === MINE ? "puzzle-none-of-yours" : played ? "puzzle-no-mistakes" : "puzzle-not-played");
    if (played && this.#set === TODAY) countToday();
    this.#setAddress();
    this.#render();
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
    if (this.#set === DAILY) this.#set = "game";
    return this.#present(this.#choose());
  }

  /** Shows the next one, and focuses its task, because the pressed button is gone. */
  async #goOn() {
    await this.#next();
    if (!points()) this.#panel.focus();
  }

  #choose() {
    if (this.#set === TODAY) return this.#leftToday()[0] ?? this.#puzzles[0] ?? null;
    const { rating, solved } = this.#score.now;
    const game = this.#puzzles[0]?.game ?? "";
    const done = this.#set === MINE ? allMistakes().flatMap(({ solved }, index) => (solved ? [index] : [])) : (solved[game] ?? []);
    return nextPuzzle(this.#puzzles, { kind: this.#kind, theme: this.#theme, rating, solved: done, last: this.#puzzle?.index ?? null });
  }

  /** Today's mistakes that are not worked on yet. */
  #leftToday() {
    const worked = planOfToday()?.worked ?? [];
    return this.#set === TODAY ? this.#puzzles.filter(({ position }) => !worked.includes(position)) : [];
  }

  /** Puts a puzzle on the board, with the side to move at the bottom. */
  async #present(/** @type {Puzzle | null | undefined} */ puzzle) {
    if (!puzzle) return;
    this.#trouble = "";
    this.#solving?.end();
    this.#placing += 1;
    try {
      const variant = await wantedGame(this.#variants, puzzle.game);
      if (!variant) throw text("puzzle-not-loaded");
      await loadGame(variant);
      this.#put(puzzle, variant);
      this.#variant = variant;
      this.#kinds = this.#game.data.session.pieceList();
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
    const solving = new Solving(this.#game, puzzle, { onChange: () => this.#render(), onCount: (right) => this.#count(puzzle, right) });
    this.#solving = solving;
    solving.begin();
    data.orientation = /** @type {GameData["orientation"]} */ (data.variant.players[solving.solver].turns);
    this.#setAddress();
    this.#game.store.emit("change");
    this.#render();
    if (this.#set === DAILY && motionIsOn()) solving.showBefore();
  }

  /** Puts the position of a puzzle on the board, with the moves that led to it if they are known. */
  #put(/** @type {Puzzle} */ { position, origin, options }, /** @type {VariantInfo} */ variant) {
    const { loader, store, turns } = this.#game;
    const choices = { options, seats: variant.players.map(() => /** @type {const} */ ("human")), clock: undefined, fromAddress: true };
    if (origin) {
      try {
        loader.start(variant, { ...choices, position: origin.start });
        for (const move of origin.moves) store.data.session.play(move);
        turns.changed();
        if (board(store.data.state.fen) === board(position)) return;
      } catch (error) {
        // The task is complete without what led to it.
        console.warn(error);
      }
    }
    loader.start(variant, { ...choices, position });
  }

  #setAddress() {
    history.replaceState(null, "", `${location.pathname}?puzzles=${this.#set === "game" ? (this.#puzzle?.game ?? "") : this.#set}`);
  }

  #count(/** @type {Puzzle} */ puzzle, /** @type {boolean} */ right) {
    // There is no rating of one's own mistakes.
    if (puzzle.kind === "mine") {
      if (right) solveMistake(puzzle);
    } else {
      this.#change = this.#score.count(puzzle, right);
    }
    this.#render();
  }

  /** Keeps what has come of the puzzle of the day, or of a mistake of today. */
  #keep() {
    const { phase } = this.#solving ?? {};
    if (phase === "solved" && this.#set === DAILY && this.#score.now.daily < today()) this.#score.solveDaily(today());
    const [puzzle, plan] = [this.#puzzle, planOfToday()];
    if (this.#set !== TODAY || !plan || !puzzle || (phase !== "solved" && phase !== "shown") || plan.worked.includes(puzzle.position)) return;
    changePlan(plan.game, { worked: [...plan.worked, puzzle.position] });
    countToday();
  }

  /** Tells others of the puzzle of the day. */
  async #share() {
    const done = await tell(this.#result);
    this.#trouble = done === "" ? "" : say(done);
    this.#render();
  }

  get #result() {
    const day = today();
    return resultInWords(day, { game: this.#nameOf(this.#puzzle?.game ?? ""), alone: !this.#solving?.helped, streak: this.#score.daysOn(day) });
  }

  /** The name of a game, also of one that is not loaded. */
  #nameOf(/** @type {string} */ id) {
    const names = this.#games.find((game) => game.id === id)?.name ?? {};
    return names[language()] ?? say(`game-${id}`);
  }

  #render() {
    this.#keep();
    const { variant } = this.#game.data;
    const puzzle = this.#puzzle;
    const kinds = this.#kinds;
    const left = this.#leftToday().length;
    this.#panel.show({
      variant,
      games: this.#games.map(({ id }) => /** @type {[string, string]} */ ([id, this.#nameOf(id)])),
      hasMistakes: this.#set === MINE || allMistakes().length > 0,
      puzzle,
      solving: this.#solving,
      score: this.#score.now,
      days: this.#score.daysOn(today()),
      change: this.#change,
      set: this.#set,
      left,
      number: this.#puzzles.findIndex((one) => one.index === puzzle?.index) + 1,
      count: this.#puzzles.length,
      dailyDone: this.#score.now.daily >= today(),
      kind: this.#kind,
      kinds: new Set(this.#puzzles.map(({ kind }) => kind)),
      theme: this.#theme,
      themes: themesOf(this.#puzzles, kinds, OF_A_THEME),
      themeWords: (puzzle?.themes ?? []).map((theme) => themeWords(theme, kinds)).filter(Boolean),
      trouble: this.#trouble || (this.#score.damaged ? say("puzzle-score-damaged") : ""),
    });
  }
}

/** Mistakes as puzzles. @returns {Puzzle[]} */
function fromMistakes(/** @type {Mistake[]} */ mistakes) {
  const all = allMistakes().map(({ game, position }) => `${game} ${position}`);
  return mistakes.map(({ game, options, position, played, best }) => ({
    game, index: all.indexOf(`${game} ${position}`), kind: "mine", rating: 0, position, moves: best.split(" ").slice(0, SHOWN), captures: [], themes: [], origin: null, played, options,
  }));
}

/** The pieces and the player to move of a position. */
const board = (/** @type {string} */ fen) => fen.split(" ").slice(0, 2).join(" ");
