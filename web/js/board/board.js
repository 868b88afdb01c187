// The board on the page: hands the scene and the marks to the view, and its gestures to the hand that moves pieces.

import { arrows } from "./arrows.js";
import { BoardKeys } from "./board-keys.js";
import { Drawing } from "./drawn-shapes.js";
import { guidance } from "./guidance.js";
import { Hand } from "./hand.js";
import { HoverCard } from "./piece-popover.js";
import { moves } from "../base/theme.js";
import { News } from "./move-announcer.js";
import * as pieces from "./piece-art.js";
import { BoardView } from "../program.js";
import { settings } from "../base/settings.js";
import { say, words } from "../base/texts.js";

export class Board {
  #canvas;
  #view;
  #game;
  #hand;
  #card;
  #keys;
  #news;
  /** The names of the pieces by their pictures. */
  #names = new Map();
  #drawing = new Drawing();
  #shown = new Set();
  #variant = null;
  #scene = null;
  /** The node shown, and the session it is of: other games have the same nodes. */
  #position = null;
  #session = null;
  /** The card of the piece that is looked at. */
  #looked = null;
  /** Where the person has just put a piece: no card pops up there while the pointer has not been elsewhere. */
  #arrived = null;

  constructor(canvas, chooser, game) {
    this.#canvas = canvas;
    this.#game = game;
    this.#view = new BoardView(canvas, (gesture) => this.#hear(gesture));
    this.#hand = new Hand(game, chooser, {
      show: () => this.#showHand(),
      box: (square) => this.#box(square),
      landed: (square) => (this.#arrived = square),
    });
    this.#card = new HoverCard(document.querySelector("main"));
    this.#news = new News(canvas.parentElement);
    this.#keys = new BoardKeys(canvas, { label: "board-about", help: "board-keys" }, {
      box: (square) => this.#view.squareBox(square),
      beside: (square, right, down) => this.#view.beside(square, right, down),
      start: () => this.#start(),
      show: () => this.#showCursor(),
      press: (square) => this.#press(square),
    });
    // A finger that draws wants to see the board.
    canvas.addEventListener("touchmove", () => this.#card.hide(), { passive: true });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && this.#scene && this.#cancel());
    this.#followSettings();
  }

  /** Gives the view the pictures it does not have yet. */
  addPictures(ids) {
    for (const id of ids) {
      const text = pieces.text(id);
      if (!text || this.#shown.has(id)) continue;
      this.#shown.add(id);
      try {
        this.#view.setArt(id, text);
      } catch (error) {
        // Its letter stands for it.
        console.warn(error);
      }
    }
  }

  /** Shows the game as it is. */
  show() {
    const game = this.#game;
    this.#meet();
    const position = game.state.node ?? game.state.moves.length;
    const another = game.session !== this.#session;
    if (another || position !== this.#position) {
      this.#position = position;
      this.#session = game.session;
      this.#drawing.clear();
      this.#arrived = null;
      this.#forget();
    }
    if (another) {
      this.#hand.begin();
      this.#view.letGo();
    }
    if (this.#hand.follow()) return;
    this.#scene = game.scene();
    this.#showHand();
    this.#news.show(game, this.#scene, this.#names);
  }

  /** Shows the arrows as they are, over the game as it was shown last. */
  showArrows() {
    const scene = this.#hand.over({ ...this.#scene, arrows: arrows(this.#game), cursor: this.#keys.cursor });
    this.#view.setScene(scene);
    this.#keys.name(scene, this.#names, this.#game.variant.players);
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
    const looks = ["board", "pieces", "coordinates"];
    const dress = () => {
      const chosen = Object.fromEntries(looks.map((key) => [key, settings.get(key)]));
      this.#view.setTheme({ ...chosen, text: getComputedStyle(this.#canvas).color });
    };
    const move = () => this.#view.setMotion(moves());
    for (const key of [...looks, "page"]) settings.onChange(key, dress);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
    settings.onChange("motion", move);
    for (const key of ["heat", "threats", "bearing"]) settings.onChange(key, () => this.#scene && this.#showMarks());
    dress();
    move();
  }

  /** Another game has another board, and other letters for its pieces. */
  #meet() {
    const { variant } = this.#game;
    if (variant.id === this.#variant) return;
    this.#variant = variant.id;
    this.#keys.reset();
    const kinds = this.#game.pieceList();
    for (const { art, letter } of kinds) this.#view.setLetter(art, letter);
    this.#names = new Map(kinds.map(({ art, name }) => [art, name]));
  }

  #showHand() {
    this.showArrows();
    this.#showMarks();
  }

  #showMarks() {
    const { picked } = this.#hand;
    const looked = this.#looked;
    const marks = { ...guidance(this.#game, picked ?? looked?.square), shapes: [...this.#game.state.shapes, ...this.#drawing.shapes], premoves: this.#game.premoves };
    // The marks of a picked piece say more, and two kinds at once confuse.
    const blocked = picked && this.#game.blocked;
    if (blocked) Object.assign(marks, { reachOf: picked, faint: blocked.squares });
    else if (looked && looked.square !== picked) Object.assign(marks, { reachOf: looked.square, faint: picked ? [] : looked.reach });
    this.#view.setMarks(marks);
  }

  #showCursor() {
    if (!this.#scene) return;
    this.showArrows();
    this.#look(this.#keys.cursor, { soon: true });
  }

  #hear({ type, from, to, square, colour }) {
    if (type === "hover") return this.#look(square);
    if (type === "hold") return this.#look(square, { soon: true });
    if (type === "shape") {
      this.#drawing.draw({ from, to, colour });
      return this.#showMarks();
    }
    if (type === "pick") {
      if (this.#looked?.square === square) this.#card.hide();
      else this.#look(null);
      return this.#hand.pick(square);
    }
    if (type === "tap") this.#hand.tap();
    if (type === "drop") this.#hand.drop(from, square);
    if (type === "cancel") this.#hand.putDown();
    this.#wipe();
  }

  /** Wipes what the person has drawn. */
  #wipe() {
    if (this.#drawing.clear()) this.#showMarks();
  }

  /** Shows what the piece on a square is and where it goes. */
  #look(square, { soon = false } = {}) {
    const card = square && this.#game.pieceCard(square);
    if (!card) return this.#forget() && this.#showMarks();
    if (square !== this.#arrived) this.#arrived = null;
    if (this.#arrived) this.#card.hide();
    else this.#showCard(card, soon);
    if (this.#looked?.square === square) return;
    this.#looked = card;
    this.#showMarks();
  }

  /** Nothing is looked at any more; tells whether something was. */
  #forget() {
    const some = this.#looked !== null;
    this.#card.hide();
    this.#looked = null;
    return some;
  }

  #showCard(card, soon) {
    const { colour } = this.#game.variant.players[card.owner];
    this.#card.show(card, colour, {
      mini: () => this.#game.mini(card.kind),
      box: (square) => this.#box(square),
      standing: () => this.#scene.pieces.map(({ square }) => square),
      soon,
    });
  }

  /** Presses and lets go of a square, as the keyboard does. */
  async #press(square) {
    this.#hand.pick(square);
    await this.#hand.tap();
    this.#showCursor();
    this.#keys.tell(this.#reach(square));
  }

  /** Where the piece may go that has just been picked up on a square, in words. */
  #reach(square) {
    if (this.#hand.picked !== square) return "";
    const squares = this.#game.scene().targets.map((target) => target.square);
    if (squares.length > 0) return say("said-reach", { count: squares.length, squares });
    return [say("said-no-reach"), words(this.#game.blocked?.why ?? "")].filter(Boolean).join(" ");
  }

  #cancel() {
    this.#hand.putDown();
    this.#hand.dropPremoves();
    this.#card.hide();
    this.#wipe();
  }

  /** Where the keyboard's cursor begins: at a King of the side to move, or at the last move. */
  #start() {
    const { lastMove, pieces: all, files } = this.#scene;
    const colour = this.#game.variant.players[this.#game.state.turn ?? 0]?.colour;
    const king = all.find((piece) => piece.art === "king" && piece.colour === colour);
    return king?.square ?? lastMove[1] ?? `${String.fromCharCode(97 + Math.floor(files / 2))}1`;
  }

  /** Where a square lies in the window. */
  #box(square) {
    const [left, top, side] = this.#view.squareBox(square);
    const shown = this.#canvas.getBoundingClientRect();
    return { left: shown.left + left, top: shown.top + top, side };
  }
}
