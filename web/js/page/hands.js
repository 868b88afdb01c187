// The pieces in hand, beside the board: dragged to it, or picked by tap or key and dropped there. Loaded when a game has hands.

import { make, targetOf } from "../base/dom.js";
import { language, playerName, say } from "../base/texts.js";
import { looksOfPieces, picture } from "../board/piece-art.js";
import { isComputer, isPersonsTurn } from "../game/seats.js";

/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../game/game.js" */
/** @import { PiecesInHand } from "../program.js" */

/** The distance in pixels after which a press becomes a drag. */
const DRAG = { mouse: 4, touch: 9 };

/** The steps of the arrow keys among the pieces of a hand. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @typedef {object} HandPress A press on a piece.
 * @property {number} pointer
 * @property {string} origin
 * @property {number} x where it went down
 * @property {number} y
 * @property {boolean} touch
 * @property {HTMLElement | null} ghost the piece under the pointer, once it is dragged
 */

/** The hands of the players. */
export class Hands {
  #game;
  #board;
  /** The place of each player's hand. @type {HTMLElement[]} */
  #places = [];
  /** The content of each. @type {WeakMap<HTMLElement, string>} */
  #shown = new WeakMap();
  /** @type {HandPress | null} */
  #press = null;

  /**
   * @param {Game} game
   * @param {Board} board
   */
  constructor(game, board) {
    this.#game = game;
    this.#board = board;
    board.followHands({ show: () => this.#mark(), focus: (origin) => this.#focus(origin) });
  }

  /** Shows the hands, each in its place. */
  show(/** @type {HTMLElement[]} */ places) {
    const { state, variant } = this.#game.data;
    if (this.#places[0] !== places[0]) places.forEach((place) => this.#listen(place));
    this.#places = places;
    places.forEach((place, player) => {
      const hand = state.players[player].hand ?? [];
      const key = JSON.stringify([language(), looksOfPieces(), hand]);
      if (this.#shown.get(place) === key) return;
      this.#shown.set(place, key);
      place.setAttribute("aria-label", say("hand-of", { player: playerName(variant.players[player]) }));
      const focused = place.contains(document.activeElement) ? originOf(document.activeElement) : null;
      place.replaceChildren(...hand.map(button));
      if (focused) this.#focus(focused);
    });
    this.#mark();
  }

  #listen(/** @type {HTMLElement} */ place) {
    place.setAttribute("role", "group");
    place.onpointerdown = (event) => this.#down(place, event);
    place.onpointermove = (event) => this.#move(event);
    place.onpointerup = (event) => this.#up(event);
    place.onpointercancel = (event) => event.pointerId === this.#press?.pointer && this.#giveUp();
    // The pointer events before a click have been handled.
    place.onclick = (event) => event.detail === 0 && this.#key(place, originOf(targetOf(event)));
    place.onkeydown = (event) => this.#walk(place, event);
    place.oncontextmenu = (event) => event.preventDefault();
  }

  /** Marks the picked piece, and those that can be picked. */
  #mark() {
    this.#places.forEach((place, player) => {
      const usable = this.#isUsable(player);
      const picked = usable ? this.#board.picked : null;
      const buttons = buttonsOf(place);
      const stop = buttons.find((it) => it === document.activeElement) ?? buttons.find(isThere) ?? buttons[0];
      for (const it of buttons) {
        it.setAttribute("aria-pressed", String(it.dataset.origin === picked));
        it.setAttribute("aria-disabled", String(!usable || !isThere(it)));
        it.tabIndex = it === stop ? 0 : -1;
      }
    });
  }

  /** Whether a person may pick up the pieces of this player's hand, now or for a premove. */
  #isUsable(/** @type {number} */ player) {
    const { data } = this.#game;
    const { over, turn, atTip } = data.state;
    if (isPersonsTurn(data)) return turn === player;
    return !over && atTip && !data.paused && isComputer(data, turn) && data.seats[player] === "human";
  }

  #canPick(/** @type {HTMLElement} */ place, /** @type {string | null} */ origin) {
    const player = this.#places.indexOf(place);
    const held = this.#game.data.state.players[player]?.hand?.find((it) => it.origin === origin);
    return Boolean(held?.count) && this.#isUsable(player);
  }

  #down(/** @type {HTMLElement} */ place, /** @type {PointerEvent} */ event) {
    const element = targetOf(event)?.closest("button");
    const origin = originOf(element ?? null);
    if (!element || !origin || event.button !== 0 || !event.isPrimary || !this.#canPick(place, origin)) return;
    this.#giveUp();
    element.setPointerCapture(event.pointerId);
    this.#press = { pointer: event.pointerId, origin, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse", ghost: null };
    this.#board.pickInHand(origin);
  }

  #move(/** @type {PointerEvent} */ event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - press.x, y - press.y) > (press.touch ? DRAG.touch : DRAG.mouse);
    if (!press.ghost && far && this.#board.picked === press.origin) press.ghost = this.#lift(press.origin);
    if (!press.ghost) return;
    press.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${press.touch ? "-85%" : "-50%"})`;
    this.#board.carryOver({ x, y }, press.touch);
  }

  #up(/** @type {PointerEvent} */ event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const dragged = press.ghost !== null;
    this.#putDown();
    if (dragged) this.#board.dropFromHand(press.origin, { x: event.clientX, y: event.clientY }, press.touch);
    else this.#board.tapInHand();
  }

  /** The press was cancelled. */
  #giveUp() {
    if (!this.#press) return;
    this.#putDown();
    this.#board.retractInHand();
  }

  #putDown() {
    this.#press?.ghost?.remove();
    this.#press = null;
    this.#board.carryOver(null);
  }

  /** The piece that follows the pointer, as large as on the board. */
  #lift(/** @type {string} */ origin) {
    const held = this.#game.data.state.players.flatMap(({ hand }, player) => (this.#isUsable(player) ? (hand ?? []) : [])).find((it) => it.origin === origin);
    const ghost = make("div", { className: "lifted" });
    if (held) ghost.append(picture(held.art, held.colour));
    ghost.style.width = ghost.style.height = `${this.#board.side}px`;
    document.body.append(ghost);
    return ghost;
  }

  async #key(/** @type {HTMLElement} */ place, /** @type {string | null} */ origin) {
    if (origin && this.#canPick(place, origin)) await this.#board.pressInHand(origin);
  }

  #walk(/** @type {HTMLElement} */ place, /** @type {KeyboardEvent} */ event) {
    const step = STEPS[event.key];
    const buttons = buttonsOf(place);
    const at = buttons.findIndex((it) => it === document.activeElement);
    if (!step || at < 0) return;
    buttons.at((at + step) % buttons.length)?.focus();
    this.#mark();
    event.preventDefault();
    // The keys of the game have no effect.
    event.stopPropagation();
  }

  /** Focuses a piece in the hand that can be picked up. */
  #focus(/** @type {string} */ origin) {
    const found = this.#places.filter((place) => this.#canPick(place, origin)).flatMap(buttonsOf).find((it) => it.dataset.origin === origin);
    found?.focus();
  }
}

const buttonsOf = (/** @type {HTMLElement} */ place) => [...place.querySelectorAll("button")];

const originOf = (/** @type {Element | null} */ element) => element?.closest("button")?.dataset.origin ?? null;

const isThere = (/** @type {HTMLElement} */ element) => element.dataset.count !== "0";

function button(/** @type {PiecesInHand} */ { origin, name, art, colour, count }) {
  const label = say(count > 0 ? "in-hand" : "in-hand-none", { piece: name, count });
  const number = make("span", { className: "count", textContent: count > 1 ? String(count) : "", "aria-hidden": "true" });
  const element = make("button", { type: "button", className: "in-hand", title: label, "aria-label": label }, picture(art, colour), number);
  Object.assign(element.dataset, { origin, count });
  return element;
}
