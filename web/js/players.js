// One row for each player: seat, captured pieces, and for four players the points.

import { fill, make, setText } from "./dom.js";
import { picture } from "./pieces.js";

const WHO = [["human", "Human"], ["computer", "Computer"]];

/** The rows of a game; built anew for each game, and then only updated. */
export class Players {
  #place;
  #onSeat;
  #rows = [];
  #suddenDeath = null;
  #variant = null;

  constructor(place, onSeat) {
    this.#place = place;
    this.#onSeat = onSeat;
  }

  /** Shows who sits where, whose turn it is, and what each player has captured. */
  show(game) {
    if (this.#variant !== game.variant) this.#build(game.variant);
    game.state.players.forEach((player, index) => {
      const row = this.#rows[index];
      row.select.value = game.seats[index];
      row.element.classList.toggle("turn", game.state.turn === index);
      row.element.classList.toggle("out", Boolean(player.out));
      row.showCaptured(player.captured);
      setText(row.score, player.score === null ? "" : String(player.score));
      setText(row.note, note(player));
    });
    const left = game.state.suddenDeath;
    this.#suddenDeath.hidden = left === null;
    setText(this.#suddenDeath, left === null ? "" : `Sudden death: ${left} ${left === 1 ? "move" : "moves"} left`);
  }

  #build(variant) {
    this.#variant = variant;
    this.#rows = variant.players.map((player, index) => row(player, (who) => this.#onSeat(index, who)));
    this.#suddenDeath = make("p", { className: "sudden-death", hidden: true });
    this.#place.classList.toggle("four", variant.players.length > 2);
    this.#place.replaceChildren(...this.#rows.map(({ element }) => element), this.#suddenDeath);
  }
}

function row(player, onSeat) {
  const id = `seat-${player.name.toLowerCase()}`;
  const select = make("select", { id });
  fill(select, WHO);
  select.onchange = () => onSeat(select.value);
  const disc = make("span", { className: `disc ${player.colour}` });
  const label = make("label", { htmlFor: id }, disc, player.name);
  const captured = make("span", { className: "captured" });
  const note = make("span", { className: "note" });
  const score = make("span", { className: "score", title: "Points" });
  const element = make("div", { className: "player" }, label, select, captured, note, score);
  let shown = "";
  const showCaptured = (pieces) => {
    const key = JSON.stringify(pieces);
    if (key === shown) return;
    shown = key;
    captured.replaceChildren(...pieces.map(kind));
    captured.title = pieces.length === 0 ? "" : `Captured: ${pieces.map(words).join(", ")}`;
  };
  return { element, select, score, note, showCaptured };
}

function kind({ art, colour, count }) {
  return make("span", { className: "kind" }, ...Array.from({ length: count }, () => picture(art, colour)));
}

function words({ name, count }) {
  return count === 1 ? name : `${count} ${name}s`;
}

function note(player) {
  const parts = [];
  if (player.out) parts.push("out");
  if (player.kings?.length) parts.push(`Kings taken: ${player.kings.join(", ")}`);
  if (player.waiting?.length) parts.push(`${player.waiting.length === 1 ? "Pawn waits" : "Pawns wait"} on ${player.waiting.join(", ")}`);
  return parts.join(" · ");
}
