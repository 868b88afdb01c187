// One row for each player: who plays, captured pieces and their value, clock, and for four players the points.

import { ClockFace } from "./clock-face.js";
import { fill, make, setText } from "../base/dom.js";
import { decimal } from "../base/numbers.js";
import { looksOfPieces, picture } from "../board/piece-art.js";
import { colourName, seatName, whoPlays } from "../game/seat-names.js";
import { language, playerName, say, text, words } from "../base/texts.js";

/** @import { Board } from "../board/board.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Hands } from "./hands.js" */
/** @import { Seat } from "../game/game-store.js" */
/** @import { CapturedPieces, VariantPlayer, PlayerState, VariantInfo } from "../program.js" */

/** @type {Seat[]} */
const WHO = ["human", "computer"];

/** The rows of a game; rebuilt for each game and language, and otherwise updated. */
export class Players {
  #place;
  #table;
  #game;
  /** @type {ReturnType<typeof row>[]} */
  #rows = [];
  #built = "";
  #board;
  /** The display of the pieces in hand, once a game has had some. @type {Hands | null} */
  #hands = null;
  #handsAsked = false;

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} table what the style of the whole table hangs on
   * @param {Game} game
   * @param {Board} board where pieces in the hand go
   */
  constructor(place, table, game, board) {
    this.#board = board;
    this.#place = place;
    this.#table = table;
    this.#game = game;
    game.store.on("change", () => this.#render());
    game.clocks.on("tick", () => this.#showClocks());
  }

  /** Shows the seats, the turn, the captured pieces and the clocks. */
  #render() {
    const { variant, state, seats, friend } = this.#game.data;
    const key = `${variant.id} ${language()}`;
    if (this.#built !== key) this.#build(variant);
    this.#built = key;
    state.players.forEach((player, index) => {
      const row = this.#rows[index];
      row.select.value = seats[index];
      row.select.hidden = friend !== null || seats[index] === "friend";
      row.showNames(seatName(this.#game.data, index), colourName(this.#game.data, index), seats.length > 2 ? this.#shortName(index) : "");
      row.element.classList.toggle("turn", state.turn === index);
      row.element.classList.toggle("out", Boolean(player.out));
      row.showCaptured(player.captured);
      row.showMaterial(state.material?.[index] ?? 0);
      row.hand.hidden = player.hand === null;
      row.element.classList.toggle("has-hand", player.hand !== null);
      setText(row.checks, player.checks ? say("checks-given", { ...player.checks }) : "");
      setText(row.score, player.score === null ? "" : String(player.score));
      setText(row.note, note(player));
    });
    this.#showClocks();
    this.#showHands(state.players.some(({ hand }) => hand !== null));
  }

  /** Who plays for one of four players, whose boxes are narrow. */
  #shortName(/** @type {number} */ index) {
    const { seats, levels } = this.#game.data;
    return seats[index] === "computer" ? `${say("level")} ${levels[index]}` : whoPlays(this.#game.data, index);
  }

  #showHands(/** @type {boolean} */ some) {
    this.#table.classList.toggle("with-hands", some);
    const show = () => this.#hands?.show(this.#rows.map(({ hand }) => hand));
    if (!some || this.#hands) return some ? show() : undefined;
    if (this.#handsAsked) return;
    this.#handsAsked = true;
    import("./hands.js").then(({ Hands }) => {
      this.#hands = new Hands(this.#game, this.#board);
      show();
    }, (error) => {
      // Drops can still be typed.
      console.warn(error);
      this.#handsAsked = false;
    });
  }

  #showClocks() {
    const all = this.#game.clocks.read();
    this.#rows.forEach(({ clock }, index) => clock.show(all?.[index]));
  }

  #build(/** @type {VariantInfo} */ variant) {
    this.#rows = variant.players.map((player, index) => row(player, (who) => this.#game.seat(index, who)));
    this.#place.classList.toggle("four", variant.players.length > 2);
    this.#table.classList.toggle("for-four", variant.players.length > 2);
    this.#place.replaceChildren(...this.#rows.map(({ element }) => element));
  }
}

function row(/** @type {VariantPlayer} */ player, /** @type {(who: Seat) => void} */ onSeat) {
  const id = `seat-${player.name.toLowerCase()}`;
  const [name, hidden, who] = [make("span", { className: "seat-name" }), make("span", { className: "visually-hidden" }), make("span", { className: "seat-who" })];
  // Over the name, which it changes; its own words would repeat it.
  const select = make("select", { id, title: say("seat-change", { player: playerName(player) }), "aria-label": words(playerName(player)) });
  fill(select, WHO.map((who) => [who, say(who)]));
  select.onchange = () => onSeat(select.value === "human" ? "human" : "computer");
  const seat = make("div", { className: "seat" }, make("span", { className: `disc ${player.colour}` }), hidden, name, who, select);
  const showNames = (/** @type {string} */ words, /** @type {string} */ colour, /** @type {string} */ whose) => {
    setText(name, words);
    // The disc shows the colour to the eye.
    setText(hidden, words === colour ? "" : `${colour}, `);
    setText(who, whose);
  };
  const captured = make("span", { className: "captured" });
  const hand = make("div", { className: "hand", hidden: true });
  const checks = make("span", { className: "checks" });
  const material = make("span", { className: "material" });
  const note = make("span", { className: "note" });
  const score = make("span", { className: "score", title: say("points") });
  const clock = new ClockFace(player);
  const element = make("div", { className: "player" }, seat, hand, captured, material, checks, note, score, clock.element);
  let shown = "";
  const showCaptured = (/** @type {CapturedPieces[]} */ pieces) => {
    const key = `${looksOfPieces()} ${JSON.stringify(pieces)}`;
    if (key === shown) return;
    shown = key;
    captured.replaceChildren(...capturedKinds(pieces));
    captured.title = capturedWords(pieces);
  };
  const showMaterial = (/** @type {number} */ more) => {
    setText(material, more > 0 ? `+${decimal(more)}` : "");
    material.title = more > 0 ? say("more-material", { player: playerName(player), points: decimal(more) }) : "";
  };
  return { element, select, hand, checks, score, note, clock, showNames, showCaptured, showMaterial };
}

/** Captured pieces, by kind. */
export const capturedKinds = (/** @type {CapturedPieces[]} */ pieces) =>
  pieces.map(({ art, colour, count }) => make("span", { className: "kind" }, ...Array.from({ length: count }, () => picture(art, colour))));

/** The same in words. */
export const capturedWords = (/** @type {CapturedPieces[]} */ pieces) => (pieces.length === 0 ? "" : say("captured", { pieces: pieces.map(counted) }));

const counted = (/** @type {CapturedPieces} */ { name, count }) => text("count-of-pieces", { piece: name, count });

function note(/** @type {PlayerState} */ player) {
  const parts = [];
  if (player.out) parts.push(say("note-out"));
  if (player.kings?.length) parts.push(say("note-kings", { players: player.kings }));
  if (player.waiting?.length) parts.push(say("note-waiting", { count: player.waiting.length, squares: player.waiting }));
  return parts.join(" · ");
}
