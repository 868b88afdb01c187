// The dialogs: they are loaded when the first is opened, or when the page is idle; each is made when it is first opened.

import { Lazy } from "../base/lazy.js";
import { text } from "../base/texts.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { LevelInfo, Text, VariantInfo } from "../program.js" */

/**
 * @typedef {object} DialogParts
 * @property {Game} game
 * @property {Board} board
 * @property {GameStorage} storage
 * @property {Notes} notes
 * @property {VariantInfo[]} variants
 * @property {LevelInfo[]} levels
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

  constructor(/** @type {DialogParts} */ { game, board, storage, notes, variants, levels }) {
    const load = () => import("./all.js");
    const refuse = (/** @type {unknown} */ error) => {
      console.warn(error);
      game.notices.refuse(text("problem-not-loaded"));
    };
    this.#newGame = new Lazy(load, ({ NewGameDialog }) => new NewGameDialog(game, variants, levels), refuse);
    this.#settings = new Lazy(load, ({ SettingsDialog }) => new SettingsDialog(board), refuse);
    this.#share = new Lazy(load, ({ ShareDialog }) => new ShareDialog(game, board), refuse);
    this.#games = new Lazy(load, ({ GamesDialog }) => new GamesDialog(storage, variants), refuse);
    this.#editor = new Lazy(load, ({ EditorDialog }) => new EditorDialog(game), refuse);
    this.#import = new Lazy(load, ({ ImportDialog }) => new ImportDialog(game, storage, notes, () => this.openGames(), variants), refuse);
    this.#statistics = new Lazy(load, ({ StatisticsDialog }) => new StatisticsDialog(storage, variants), refuse);
    this.#ownGame = new Lazy(load, ({ OwnGameDialog }) => new OwnGameDialog(game, variants), refuse);
    game.store.on("choose", ({ file, faults }) => this.#import.use((dialog) => dialog.choose(file, faults)));
    game.store.on("define", (text) => this.#ownGame.use((dialog) => dialog.open(text)));
    game.store.on("read", ({ file, index }) => {
      notes.drop("read");
      const { session } = game.data;
      if (session.notes().length > 0 || session.castlesBothWays) this.#import.use((dialog) => dialog.showNotes(file, index));
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

  /** Saves the game on the board as one file. */
  saveFile() {
    this.#share.use((dialog) => {
      dialog.open();
      dialog.save();
    });
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

  /** Shows an error of a text in the open dialog that accepts texts. Returns whether one is open. */
  complain(/** @type {Text} */ problem) {
    return this.#share.part?.complain(problem) ?? false;
  }

  /** Loads all of them, so that they open at once. */
  async warm() {
    await this.#newGame.warm();
  }
}
