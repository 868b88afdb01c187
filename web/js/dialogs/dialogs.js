// The dialogs: they are loaded when the first is opened, or before, when the page has nothing else to do; each is made when it is
// first opened.

import { Later } from "../base/later.js";
import { text } from "../base/texts.js";
import { ResultDialog } from "./result-dialog.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Keeper } from "../keeping/keeper.js" */
/** @import { LevelInfo, Text, VariantInfo } from "../program.js" */

/**
 * @typedef {object} DialogParts
 * @property {Game} game
 * @property {Board} board
 * @property {Keeper} keeper
 * @property {Notes} notes
 * @property {VariantInfo[]} variants
 * @property {LevelInfo[]} levels
 * @property {() => void} review begins a review of the game on the board
 */

/** Opens dialogs. */
export class Dialogs {
  #newGame;
  #settings;
  #share;
  #games;
  #editor;
  #import;
  #statistics;
  #ownGame;

  /**
   * @param {DialogParts} parts
   * @param {HTMLElement} place where the result is shown
   */
  constructor({ game, board, keeper, notes, variants, levels, review }, place) {
    const load = () => import("./all.js");
    const refuse = (/** @type {unknown} */ error) => {
      console.warn(error);
      game.notices.refuse(text("problem-not-loaded"));
    };
    this.#newGame = new Later(load, ({ NewGameDialog }) => new NewGameDialog(game, variants, levels), refuse);
    this.#settings = new Later(load, ({ SettingsDialog }) => new SettingsDialog(board), refuse);
    this.#share = new Later(load, ({ ShareDialog }) => new ShareDialog(game, board), refuse);
    this.#games = new Later(load, ({ GamesDialog }) => new GamesDialog(keeper, variants), refuse);
    this.#editor = new Later(load, ({ EditorDialog }) => new EditorDialog(game), refuse);
    this.#import = new Later(load, ({ ImportDialog }) => new ImportDialog(game, keeper, notes, () => this.openGames(), variants), refuse);
    this.#statistics = new Later(load, ({ StatisticsDialog }) => new StatisticsDialog(keeper, variants), refuse);
    this.#ownGame = new Later(load, ({ OwnGameDialog }) => new OwnGameDialog(game, variants), refuse);
    new ResultDialog(place, game, () => this.openNewGame(), review);
    game.store.on("choose", ({ file, faults }) => this.#import.use((dialog) => dialog.choose(file, faults)));
    game.store.on("define", (text) => this.#ownGame.use((dialog) => dialog.open(text)));
    game.store.on("read", ({ file, index }) => {
      notes.drop("read");
      const { session } = game.data;
      if (session.notes().length > 0 || session.castlesBothWays) this.#import.use((dialog) => dialog.tell(file, index));
    });
  }

  openNewGame() {
    this.#newGame.use((dialog) => dialog.open());
  }

  openSettings() {
    this.#settings.use((dialog) => dialog.open());
  }

  openShare() {
    this.#share.use((dialog) => dialog.open());
  }

  openGames() {
    this.#games.use((dialog) => dialog.open());
  }

  openStatistics() {
    this.#statistics.use((dialog) => dialog.open());
  }

  openEditor() {
    this.#editor.use((dialog) => dialog.open());
  }

  /** Says in the open dialog that takes texts what is wrong with one. Tells whether it is open. */
  complain(/** @type {Text} */ problem) {
    return this.#share.part?.complain(problem) ?? false;
  }

  /** Loads all of them, so that they open at once. */
  async warm() {
    await this.#newGame.warm();
  }
}
