// The board on the page: shows the game in the view, with arrows and marks, and passes gestures to the input.

import { arrows } from "./arrows.js";
import { BoardKeys } from "./board-keys.js";
import { DrawnShapes } from "./drawn-shapes.js";
import { guidance } from "./guidance.js";
import { BoardInput } from "./board-input.js";
import { isInHand } from "../game/selection.js";
import { BoardZoom } from "./board-zoom.js";
import { PiecePopover } from "./piece-popover.js";
import { motionIsOn } from "../base/theme.js";
import { MoveAnnouncer } from "./move-announcer.js";
import * as pieces from "./piece-art.js";
import { BoardView } from "../program.js";
import { settings } from "../base/settings.js";
import { say, words } from "../base/texts.js";
import { PromotionChooser } from "./promotion.js";

/** @import { Game } from "../game/game.js" */
/** @import { Gesture, PieceCard, Placement, Session, Text } from "../program.js" */

/** The settings that the view of the board follows. */
const THEME = /** @type {const} */ (["board", "pieces", "coordinates"]);

/**
 * @typedef {object} HandsView The display of the pieces in hand.
 * @property {() => void} show is called when another piece may be picked up
 * @property {(origin: string) => void} focus focuses a piece in the hand
 */

/** The name of each kind of piece, by its picture. @typedef {Map<string, Text>} PieceNames */

/** The board. */
export class Board {
  #canvas;
  #view;
  #game;
  #input;
  #popover;
  #keys;
  #zoom;
  #announcer;
  /** @type {PieceNames} */
  #names = new Map();
  #drawn = new DrawnShapes();
  /** The pictures in the view, as texts. @type {Map<string, string>} */
  #pictures = new Map();
  /** @type {string | null} */
  #variant = null;
  /** The pieces on the board, once there is a game. @type {Placement | null} */
  #placement = null;
  /** The displayed node, and its session, because different games have the same node ids. @type {number | null} */
  #position = null;
  /** @type {Session | null} */
  #session = null;
  /** The card of the piece under the pointer. @type {PieceCard | null} */
  #pointedAt = null;
  /** The square where the person has just put a piece: no popover opens there until the pointer has left it. @type {string | null} */
  #arrived = null;
  /** The display of the pieces in hand, in games with hands. @type {HandsView | null} */
  #hands = null;
  /** Whether the next position comes from a drag, so that it is not animated. */
  #dropped = false;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {HTMLElement} chooser the place of the promotion chooser
   * @param {HTMLElement} place the place of popovers and announcements
   * @param {Game} game
   */
  constructor(canvas, chooser, place, game) {
    this.#canvas = canvas;
    this.#game = game;
    this.#view = new BoardView(canvas, (gesture) => this.#hear(gesture));
    this.#input = new BoardInput(game, new PromotionChooser(chooser), {
      show: () => this.#showHand(),
      box: (square) => this.#box(square),
      landed: (square) => (this.#arrived = square),
    });
    this.#popover = new PiecePopover(place);
    this.#announcer = new MoveAnnouncer(canvas.parentElement ?? place);
    this.#keys = new BoardKeys(canvas, { label: "board-about", help: "board-keys" }, {
      box: (square) => this.#view.squareBox(square),
      beside: (square, right, down) => this.#view.beside(square, right, down),
      start: () => this.#start(),
      show: () => this.#showCursor(),
      press: (square) => this.#press(square),
    });
    this.#zoom = new BoardZoom(canvas, this.#view);
    // The loupe of a finger is where the card would be: the card waits until the finger is lifted.
    canvas.addEventListener("pointerdown", ({ pointerType }) => this.#popover.wait(pointerType === "touch" && settings.get("loupe")));
    for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, () => this.#popover.wait(false));
    // A finger that draws must see the board.
    canvas.addEventListener("touchmove", () => this.#popover.hide(), { passive: true });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && this.#placement && this.#cancel());
    this.#followSettings();
    game.store.on("change", () => this.#render());
    game.store.on("select", () => this.#render());
    game.store.on("news", () => this.#showArrows());
  }

  /** Sets the display of the pieces in hand. */
  followHands(/** @type {HandsView} */ hands) {
    this.#hands = hands;
  }

  /** The picked piece: its square or, in the hand, its letter (`N@`). */
  get picked() {
    return this.#input.picked;
  }

  /** The side of a square, in pixels of the window. */
  get side() {
    return this.#view.squareBox("a1")[2];
  }

  /** The pointer goes down on a piece in the hand. */
  pickInHand(/** @type {string} */ origin) {
    this.#pointAt(null);
    this.#input.pick(origin);
  }

  /** It is released there. */
  tapInHand() {
    this.#input.tap();
    this.#hands?.show();
  }

  /** The press on a piece in the hand did not mean anything. */
  retractInHand() {
    this.#input.retract();
  }

  /** A piece from the hand is dragged over a place in the window: shows where it would go. */
  carryOver(/** @type {{ x: number, y: number } | null} */ point, touch = false) {
    const place = point && this.#placeAt(point, touch);
    this.#view.setCursor((place && (place.near ?? place.square)) || this.#keys.cursor);
  }

  /** It is released there. */
  dropFromHand(/** @type {string} */ origin, /** @type {{ x: number, y: number }} */ point, touch = false) {
    const { square, near } = this.#placeAt(point, touch);
    if (!square) return this.#input.putDown();
    this.#dropped = true;
    this.#input.drop(origin, square, { near, touch });
    this.#dropped = false;
  }

  /** Picks up a piece in the hand with the keyboard, which then moves to the board. */
  async pressInHand(/** @type {string} */ origin) {
    this.#input.pick(origin);
    await this.#input.tap();
    if (this.picked !== origin) return;
    const targets = this.#game.selection.reach(origin);
    const name = this.#game.data.state.players.flatMap(({ hand }) => hand ?? []).find((it) => it.origin === origin)?.name;
    if (targets.length > 0) this.#keys.goTo(targets[0].square);
    this.#keys.announce(targets.length > 0 && name ? say("said-reach-drop", { piece: name, count: targets.length }) : this.#reach(origin));
  }

  /** The squares at a place in the window. @returns {{ square?: string, near?: string }} */
  #placeAt(/** @type {{ x: number, y: number }} */ { x, y }, /** @type {boolean} */ touch) {
    const { left, top, right, bottom } = this.#canvas.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return {};
    const { square, near } = this.#view.placeAt(x - left, y - top);
    return { square: square ?? undefined, near: touch ? (near ?? undefined) : undefined };
  }

  /** The element that has the focus while it is on the board. */
  get grid() {
    return this.#keys.element;
  }

  /** Passes the pictures of a game to the view that it does not have yet. */
  #addPictures() {
    for (const id of this.#game.data.variant.art) {
      const text = pieces.text(id);
      if (!text || this.#pictures.get(id) === text) continue;
      this.#pictures.set(id, text);
      try {
        this.#view.setArt(id, text);
      } catch (error) {
        // Its letter is shown instead.
        console.warn(error);
      }
    }
  }

  /** Shows the current game. */
  #render() {
    const { session, state: { node } } = this.#game.data;
    this.#addPictures();
    this.#meet();
    const another = session !== this.#session;
    if (another || node !== this.#position) {
      this.#position = node;
      this.#session = session;
      this.#drawn.clear();
      this.#arrived = null;
      this.#forget();
    }
    if (another) {
      this.#input.begin();
      this.#view.letGo();
    }
    if (this.#input.follow()) return;
    this.#placement = session.placement();
    this.#showHand();
    this.#announcer.show(this.#game, this.#placement, this.#names);
  }

  /** Shows the current arrows over the last shown game. */
  #showArrows() {
    if (this.#placement) this.#view.setArrows(arrows(this.#game));
  }

  /**
   * A picture of the position without marks: `svg` gives its text, `png` an address with the picture in it.
   * @param {"svg"|"png"} format
   * @param {number} [pixels] of a square's side in a PNG
   */
  picture(format, pixels) {
    return this.#view.picture(format, pixels);
  }

  #followSettings() {
    const showTheme = () => {
      const theme = Object.fromEntries(THEME.map((key) => [key, settings.get(key)]));
      const hidden = settings.get("blindfold") ? { pieces: /** @type {const} */ ("hidden") } : {};
      this.#view.setTheme({ ...theme, ...hidden, text: getComputedStyle(this.#canvas).color });
    };
    const setMotion = () => this.#view.setMotion(motionIsOn());
    for (const key of THEME) settings.onChange(key, showTheme);
    settings.onChange("page", showTheme);
    settings.onChange("blindfold", showTheme);
    settings.onChange("blindfold", () => this.#forget());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
    const setLoupe = () => this.#view.setLoupe(settings.get("loupe"));
    settings.onChange("motion", setMotion);
    settings.onChange("loupe", setLoupe);
    for (const key of /** @type {const} */ (["heat", "threats", "bearing"])) settings.onChange(key, () => this.#placement && this.#showMarks());
    showTheme();
    setMotion();
    setLoupe();
  }

  /** Prepares the board and the letters of pieces for another game. */
  #meet() {
    const { variant, session } = this.#game.data;
    if (variant.id === this.#variant) return;
    this.#variant = variant.id;
    this.#keys.reset();
    const kinds = session.pieceList();
    for (const { art, letter } of kinds) this.#view.setLetter(art, letter);
    pieces.know([variant]);
    this.#names = new Map(kinds.map(({ art, name }) => [art, name]));
  }

  /** Shows the game with the state of the input. */
  #showHand() {
    const { session, variant, orientation } = this.#game.data;
    this.#view.show(session, this.#input.view(), !this.#dropped);
    this.#hands?.show();
    this.#keys.name({ files: variant.files, ranks: variant.ranks, orientation }, this.#view.squares(), this.#names, variant.players);
    this.#showArrows();
    this.#showMarks();
  }

  #showMarks() {
    const picked = isInHand(this.#input.picked) ? null : this.#input.picked;
    const pointedAt = this.#pointedAt;
    const { data, selection, premoves } = this.#game;
    const waiting = premoves.list.map(({ from, to }) => ({ from: isInHand(from) ? to : from, to }));
    const marks = { ...guidance(data, picked ?? pointedAt?.square), shapes: [...data.state.shapes, ...this.#drawn.shapes], premoves: waiting, glyph: data.state.glyph };
    // The marks of a picked piece are more useful, and two kinds at once confuse.
    const blocked = picked && selection.blocked;
    if (blocked) Object.assign(marks, { reachOf: picked, faint: blocked.squares });
    else if (pointedAt && pointedAt.square !== picked) Object.assign(marks, { reachOf: pointedAt.square, faint: picked ? [] : pointedAt.reach });
    this.#view.setMarks(marks);
  }

  #showCursor() {
    if (!this.#placement) return;
    this.#view.setCursor(this.#keys.cursor);
    this.#pointAt(this.#keys.cursor, { soon: true });
  }

  #hear(/** @type {Gesture} */ gesture) {
    const { type } = gesture;
    if (type === "hover") return this.#pointAt(gesture.square);
    if (type === "hold") return this.#pointAt(gesture.square, { soon: true });
    if (type === "shape") {
      this.#drawn.draw(gesture);
      return this.#showMarks();
    }
    if (type === "pick") {
      if (this.#pointedAt?.square === gesture.square) this.#popover.hide();
      else this.#pointAt(null);
      return this.#input.pick(gesture.square, gesture);
    }
    if (type === "retract") return this.#input.retract();
    if (type === "zoom") {
      this.#popover.hide();
      this.#keys.place();
      return this.#zoom.show(gesture.whole);
    }
    if (type === "tap") this.#input.tap();
    if (type === "drop") this.#input.drop(gesture.from, gesture.square, gesture);
    if (type === "cancel") this.#input.putDown();
    this.#wipe();
  }

  /** Removes the person's shapes. */
  #wipe() {
    if (this.#drawn.clear()) this.#showMarks();
  }

  /** Shows the card of the piece under the pointer, and its targets. */
  #pointAt(/** @type {string | null} */ square, { soon = false } = {}) {
    // The pointer does not reveal pieces in blindfold mode.
    const card = square && !settings.get("blindfold") && this.#game.data.session.pieceCard(square);
    if (!card) {
      if (this.#forget()) this.#showMarks();
      return;
    }
    if (square !== this.#arrived) this.#arrived = null;
    if (this.#arrived) this.#popover.hide();
    else this.#showPopover(card, soon);
    if (this.#pointedAt?.square === square) return;
    this.#pointedAt = card;
    this.#showMarks();
  }

  /** Hides the card of the piece under the pointer. Returns whether there was one. */
  #forget() {
    const some = this.#pointedAt !== null;
    this.#popover.hide();
    this.#pointedAt = null;
    return some;
  }

  #showPopover(/** @type {PieceCard} */ card, /** @type {boolean} */ soon) {
    const { session, variant } = this.#game.data;
    const { colour } = variant.players[card.owner];
    this.#popover.show(card, colour, {
      mini: () => session.mini(card.kind),
      box: (square) => this.#box(square),
      standing: () => this.#placement?.pieces.map(({ square }) => square) ?? [],
    }, { soon });
  }

  /** Presses and releases a square, as the keyboard does. */
  async #press(/** @type {string} */ square) {
    this.#input.pick(square);
    await this.#input.tap();
    this.#showCursor();
    this.#keys.announce(this.#reach(square));
  }

  /** The targets of the piece that was just picked up on a square, in words. */
  #reach(/** @type {string} */ square) {
    if (this.#input.picked !== square) return "";
    const { selection } = this.#game;
    const squares = selection.targets(square).map((target) => target.square);
    if (squares.length > 0) return say("said-reach", { count: squares.length, squares });
    return [say("said-no-reach"), words(selection.blocked?.why)].filter(Boolean).join(" ");
  }

  /** Escape cancels the current action; without one, it shows the whole board again. */
  #cancel() {
    const { picked } = this.#input;
    if (!picked && this.#game.premoves.list.length === 0) this.#zoom.leave();
    this.#input.putDown();
    if (picked && isInHand(picked) && document.activeElement === this.grid) this.#hands?.focus(picked);
    this.#input.dropPremoves();
    this.#popover.hide();
    this.#wipe();
  }

  /** The first square of the keyboard's cursor: a King of the side to move, or the last move. */
  #start() {
    const { variant, state, session } = this.#game.data;
    const { lastMove, pieces: all, files } = this.#placement ?? session.placement();
    const { colour } = variant.players[state.turn ?? 0];
    const king = all.find((piece) => piece.art === "king" && piece.colour === colour);
    return king?.square ?? lastMove[1] ?? `${String.fromCharCode(97 + Math.floor(files / 2))}1`;
  }

  /** The place of a square in the window. */
  #box(/** @type {string} */ square) {
    const [left, top, side] = Array.from(this.#view.squareBox(square));
    const shown = this.#canvas.getBoundingClientRect();
    return { left: shown.left + left, top: shown.top + top, side };
  }
}
