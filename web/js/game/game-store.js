// The store of the game on the board: its data in one place, and the events for changes. The parts of a game change the data and emit events; the
// views listen and render. No part keeps a copy.

import { Emitter } from "../base/emitter.js";

/** @import { GameFile, GameState, TreeView, Session, Text, VariantInfo } from "../program.js" */

/** @import { FriendPart } from "./friend-part.js" */

/** @typedef {"human" | "computer" | "friend"} Seat Who plays for a player: a person here, the computer, or a friend elsewhere. */
/** @typedef {0 | 1 | 2 | 3} Orientation Quarter turns of the board, clockwise. */

/**
 * @typedef {object} GameData
 * @property {Session} session the rules and the record of the game
 * @property {VariantInfo} variant what is played
 * @property {Record<string, boolean>} options the chosen options of the variant
 * @property {Seat[]} seats the seats, by player
 * @property {number[]} levels the level of the computer, by player
 * @property {number | null} strength the strength of the computer in hundredths of a level, if it adapts to the person; then the levels are only near it
 * @property {Orientation} orientation the orientation of the board
 * @property {GameState} state the displayed position; see `Session.state`
 * @property {TreeView} tree the moves and variations; see `Session.tree`
 * @property {number} begun the time of its beginning
 * @property {string | null} selected the square of the picked piece
 * @property {Text | string} problem an error message; it stays until the next event
 * @property {Text | string} notice another message, shown for some seconds
 * @property {boolean} paused whether the computers wait: after a failure, or in a game between computers that was opened
 * @property {boolean} computerFailed whether the computer could not search this position, even after restarts
 * @property {number | null} drawOffer the player who offers a draw that is not answered yet
 * @property {boolean} canRestore whether a deleted variation can be restored
 * @property {boolean | "premove"} worthSaving whether something was played or set up here; `premove` if there is only a premove
 * @property {boolean} fromAddress whether the game comes from an address and nothing has been done in it yet
 * @property {string | null} linkText the text of the link that the game comes from
 * @property {boolean} randomStart whether the start was chosen at random from several
 * @property {FriendPart | null} friend the local data of a game with a friend
 * @property {((move: string) => boolean) | null} practice while a person practises: takes a move of any player, and returns whether it is legal
 * @property {{ opened: number | null }} [ended] once the game has ended here: the level of the computer that this has opened
 * @property {(() => { parts: number[], words: string } | null)} [judge] while its review is shown: the evaluation of the displayed position
 * @property {boolean} inOtherTab whether another tab plays this game, and this one follows
 */

/**
 * @typedef {object} GameEvents
 * @property {undefined} change anything may have changed
 * @property {undefined} news the computer has new results
 * @property {undefined} review the review of a game has advanced
 * @property {undefined} select another piece is picked up, or a premove is entered or dropped
 * @property {undefined} begin another game is on the board, however it was opened: data of the previous one is obsolete. A `change` follows
 * @property {undefined} before-move a move is about to be played: a listener with a newer game puts it on the board now
 * @property {undefined} claim this tab plays the game from now on, instead of another one
 * @property {{ file: GameFile, faults: string[] }} choose a text was read: one of its games is to be opened; with the notes
 * @property {string} define a text with definitions of games was given
 * @property {undefined} invite the person wants a game with a friend
 * @property {{ file?: GameFile, index?: number }} read a game or a position was read: this one of a file
 */

/** @extends {Emitter<GameEvents>} */
export class GameStore extends Emitter {
  /** @type {GameData | null} */
  #data = null;

  /** Whether there is a game yet. */
  get begun() {
    return this.#data !== null;
  }

  /** The game on the board. Reading it before there is one is an error of the page. */
  get data() {
    if (!this.#data) throw new Error("there is no game yet");
    return this.#data;
  }

  /** Puts another game on the board. The data is a new object, so that others can detect the change. */
  begin(/** @type {GameData} */ data) {
    this.#data = data;
  }
}
