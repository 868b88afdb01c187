// The piece that a person has picked up: its targets, the reasons for illegal moves, and premoves.

import { isComputer, isPersonsTurn } from "./seats.js";

/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Premoves } from "./premoves.js" */

/** Whether a picked piece is in the hand (`N@`), and not on a square. */
export const isInHand = (/** @type {string | null | undefined} */ origin) => Boolean(origin?.endsWith("@"));

/** Picks pieces up and puts them down. A piece is given by its square or, in the hand, by its letter: `N@`. */
export class Selection {
  #store;
  #notices;
  #premoves;

  /**
   * @param {GameStore} store
   * @param {Notices} notices
   * @param {Premoves} premoves
   */
  constructor(store, notices, premoves) {
    this.#store = store;
    this.#notices = notices;
    this.#premoves = premoves;
  }

  /** Picks up the piece on a square, or puts it down again. */
  select(/** @type {string | null} */ square) {
    const { data } = this.#store;
    const said = data.problem !== "" || this.blocked !== null;
    data.selected = square;
    data.problem = "";
    this.#store.emit(said || this.blocked ? "change" : "select");
  }

  /** Why the picked piece cannot move, or null if it can. */
  get blocked() {
    const { data } = this.#store;
    return isPersonsTurn(data) && data.selected ? (data.session.blocked(data.selected) ?? null) : null;
  }

  /** The targets of the piece on a square, if it is a person's turn. */
  targets(/** @type {string} */ square) {
    const { data } = this.#store;
    return isPersonsTurn(data) ? data.session.targets(square) : [];
  }

  /** The possible targets of a person's piece on its next turn. */
  premoveTargets(/** @type {string} */ square) {
    const { data } = this.#store;
    const { over, turn, atTip } = data.state;
    if (over || !atTip || data.paused || !isComputer(data, turn)) return [];
    const found = data.session.premoveTargets(square);
    return found && data.seats[found.player] === "human" ? found.targets : [];
  }

  /** The targets of a piece, now or on its next turn. */
  reach(/** @type {string} */ origin) {
    return isPersonsTurn(this.#store.data) ? this.targets(origin) : this.premoveTargets(origin);
  }

  /** The square of the piece picked up, if it is a person's turn. */
  get picked() {
    const { data } = this.#store;
    return isPersonsTurn(data) ? data.selected : null;
  }

  /**
   * Shows why the piece on a square may not move to another. It is put down, or stays picked up.
   * @param {string} from
   * @param {string} to
   * @param {boolean} [stays]
   */
  explain(from, to, stays = false) {
    const { data } = this.#store;
    const reason = data.session.explain(from, to);
    data.selected = stays ? from : null;
    if (reason) this.#notices.refuse(reason);
    else this.#store.emit("select");
  }

  /** Enters a premove. */
  premove(/** @type {string} */ from, /** @type {string} */ to) {
    this.#premoves.set(from, to);
    // The premove starts the game: it is saved without a move, while the premove waits.
    const { data } = this.#store;
    Object.assign(data, { selected: null, worthSaving: data.worthSaving || "premove", fromAddress: false });
    this.#store.emit("select");
  }

  /** Drops the premove. */
  dropPremoves() {
    if (this.#premoves.drop()) this.#store.emit("select");
  }
}
