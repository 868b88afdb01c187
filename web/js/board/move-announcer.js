// What has happened on the board, told to who cannot see it: every move, also the computer's.

import { make, setText } from "../base/dom.js";
import { playerName, say, words } from "../base/texts.js";

/** Tells the moves of a game. */
export class News {
  #voice = make("p", { className: "unseen", ariaLive: "polite" });
  #node = null;
  #game = null;
  #standing = new Map();

  /** Tells them in an element of this place. */
  constructor(place) {
    place.append(this.#voice);
  }

  /** Shows the scene of a game that may have changed; `names` are those of the pieces by their pictures. */
  show(game, { pieces, lastMove }, names) {
    const { node } = game.state;
    if (node === this.#node && game.session === this.#game) return;
    const before = this.#standing;
    const played = game.session === this.#game ? game.tree.nodes.find(({ id }) => id === node) : null;
    // A step back tells what was played before, but not what that took: it is not known any more.
    const onward = played?.parent === this.#node;
    this.#node = node;
    this.#game = game.session;
    this.#standing = new Map(pieces.map((piece) => [piece.square, piece]));
    setText(this.#voice, played ? tale(played, game, { before: onward ? before : new Map(), after: this.#standing, lastMove, names }) : "");
  }
}

/** A move in words: who, what, from where to where, what it took and what it became. */
function tale({ player, text: move, instead }, { variant }, { before, after, lastMove: [from, to], names }) {
  const who = playerName(variant.players[player]);
  if (instead) return say("said-other", { player: who, what: words(instead) });
  const piece = to && after.get(to);
  // Where the King castles or leaps over others, its own name for the move says it best.
  if (!piece || move.startsWith("O-O")) return say("said-other", { player: who, what: move });
  const [moved, taken] = [before.get(from) ?? piece, before.get(to)];
  const parts = [say("said-move", { player: who, piece: names.get(moved.art), from, to })];
  if (taken) parts.push(say("said-takes", { piece: names.get(taken.art), player: playerName(variant.players.find(({ colour }) => colour === taken.colour)) }));
  if (moved.art !== piece.art) parts.push(say("said-becomes", { piece: names.get(piece.art) }));
  return `${parts.join(", ")}.`;
}
