// The piece that a person has picked up: where it may go, why it may not, and moves entered before their turn.

import { isComputer, isPersonsTurn } from "./seats.js";

/** @import { GameStore } from "./game-store.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Premoves } from "./premoves.js" */

/** Whether a piece that is picked up is one in the hand (`N@`), and not on a square. */
export const isInHand = (/** @type {string | null | undefined} */ origin) => Boolean(origin?.endsWith("@"));

/** Picks pieces up and puts them down. A piece is told by its square or, in the hand, by its letter: `N@`. */
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

  /** What keeps the piece that is picked up where it is, or null if it can move. */
  get blocked() {
    const { data } = this.#store;
    return isPersonsTurn(data) && data.selected ? (data.session.blocked(data.selected) ?? null) : null;
  }

  /** Where the piece on a square may go, if it is a person's turn. */
  targets(/** @type {string} */ square) {
    const { data } = this.#store;
    return isPersonsTurn(data) ? data.session.targets(square) : [];
  }

  /** Where a person's piece might go when its turn comes. */
  premoveTargets(/** @type {string} */ square) {
    const { data } = this.#store;
    const { over, turn, atTip } = data.state;
    if (over || !atTip || data.paused || !isComputer(data, turn)) return [];
    const found = data.session.premoveTargets(square);
    return found && data.seats[found.player] === "human" ? found.targets : [];
  }

  /** Where a piece may go, now or when its turn comes. */
  reach(/** @type {string} */ origin) {
    return isPersonsTurn(this.#store.data) ? this.targets(origin) : this.premoveTargets(origin);
  }

  /** The square of the piece picked up, if it is a person's turn. */
  get picked() {
    const { data } = this.#store;
    return isPersonsTurn(data) ? data.selected : null;
  }

  /**
   * Says why the piece on a square may not go to another, if it may not. It is put down, or stays picked up.
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

  /** Lets a move wait for its turn. */
  premove(/** @type {string} */ from, /** @type {string} */ to) {
    this.#premoves.set(from, to);
    // Whoever does so plays this game: it is kept from now on, though there is no move yet.
    Object.assign(this.#store.data, { selected: null, worthSaving: true, fromAddress: false });
    this.#store.emit("select");
  }

  /** Drops the move that waits for its turn. */
  dropPremoves() {
    if (this.#premoves.drop()) this.#store.emit("select");
  }
}
