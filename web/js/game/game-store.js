// The store of the game on the board: its data in one place, and the events that tell of changes. The parts of a game
// change the data and emit events; the views listen and render. No part keeps a copy.

import { Emitter } from "../base/emitter.js";

/** @import { GameFile, GameState, TreeView, Session, Text, VariantInfo } from "../program.js" */

/** @import { FriendPart } from "./friend-part.js" */

/** @typedef {"human" | "computer" | "friend"} Seat Who plays for a player: a person here, the computer, or a friend elsewhere. */
/** @typedef {0 | 1 | 2 | 3} Orientation Quarter turns of the board, clockwise. */

/**
 * @typedef {object} GameData
 * @property {Session} session the rules and the record of the game
 * @property {VariantInfo} variant what is played
 * @property {Record<string, boolean>} options the options of the variant that are chosen
 * @property {Seat[]} seats who plays, by player
 * @property {number[]} levels how strong the computer is, by the player for whom it plays, or would play
 * @property {Orientation} orientation how the board is turned
 * @property {GameState} state the position that is shown; see `Session.state`
 * @property {TreeView} tree the moves and variations; see `Session.tree`
 * @property {number} begun when it was begun
 * @property {string | null} selected the square of the piece that is picked up
 * @property {Text | string} problem what went wrong; it stands until the next thing happens
 * @property {Text | string} notice what else is worth knowing, for some seconds
 * @property {boolean} paused whether the computers wait: after a failure, or because a game of computers alone is looked at
 * @property {boolean} computerFailed whether the computer could not think about this position, however often it was restarted
 * @property {number | null} drawOffer the player who offers a draw that is not answered yet
 * @property {boolean} canRestore whether a deleted variation can be brought back
 * @property {boolean} worthSaving whether something was played or set up here
 * @property {boolean} fromAddress whether an address has brought the game and nobody has done anything in it yet
 * @property {string | null} linkText the letters of the link that has brought the game
 * @property {boolean} drawn whether the start was drawn by chance, of a game that has several
 * @property {FriendPart | null} friend what this browser has of a game with a friend
 * @property {((move: string) => boolean) | null} practice while a person looks for better moves: takes a move of any player, and
 *   tells whether it could be played
 * @property {boolean} inOtherTab whether another tab plays this game, and this one follows
 */

/**
 * @typedef {object} GameEvents
 * @property {undefined} change anything may be different
 * @property {undefined} news the computer has found something
 * @property {undefined} review the review of a game has gone on
 * @property {undefined} select another piece is picked up, or a premove is entered or dropped
 * @property {undefined} begin another game is on the board, whichever way it came: what belongs to the one before must go. Its `change`
 *   follows
 * @property {undefined} before-move a move is about to be played: whoever knows of a newer game puts it on the board now
 * @property {undefined} claim this tab plays the game from now on, instead of another one
 * @property {{ file: GameFile, faults: string[] }} choose a text was read: one of its games is to be opened; and what of it could not be read
 * @property {string} define a text was given that defines games, which is to be read
 * @property {undefined} invite a game with a friend is wanted
 * @property {{ file?: GameFile, index?: number }} read a game or a position was read: of a file, this one of its games
 */

/** @extends {Emitter<GameEvents>} */
export class GameStore extends Emitter {
  /** @type {GameData | null} */
  #data = null;

  /** Whether there is a game yet. */
  get begun() {
    return this.#data !== null;
  }

  /** The game on the board. Reading it before there is one is a fault of the page. */
  get data() {
    if (!this.#data) throw new Error("there is no game yet");
    return this.#data;
  }

  /** Puts another game on the board. The data are a new object, so that whoever has the old one can tell. */
  begin(/** @type {GameData} */ data) {
    this.#data = data;
  }
}
