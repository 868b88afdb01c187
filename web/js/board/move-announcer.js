// Announces every move, also the computer's, to people who use a screen reader.

import { make, setText } from "../base/dom.js";
import { playerName, say, words } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { ScenePiece, Placement, Session, Text, TreeNode, VariantInfo } from "../program.js" */

/**
 * @typedef {object} MoveContext
 * @property {VariantInfo} variant
 * @property {Map<string, ScenePiece>} before the pieces before the move, as far as they are known
 * @property {Map<string, ScenePiece>} after the pieces after it
 * @property {Placement["lastMove"]} lastMove
 * @property {Map<string, Text>} names the names of the pieces by their pictures
 */

/** A live region that announces the moves of a game. */
export class MoveAnnouncer {
  #liveRegion = make("p", { className: "visually-hidden", "aria-live": "polite" });
  /** @type {number | null} */
  #node = null;
  /** The positions on the path to it, including the start. @type {Set<number>} */
  #way = new Set();
  /** @type {Session | null} */
  #session = null;
  /** @type {Map<string, ScenePiece>} */
  #standing = new Map();

  constructor(/** @type {Element} */ place) {
    place.append(this.#liveRegion);
  }

  /**
   * Announces the changes of a game, if there are any.
   * @param {Game} game
   * @param {Placement} placement
   * @param {Map<string, Text>} names the names of the pieces by their pictures
   */
  show({ data }, { pieces, lastMove }, names) {
    const { session, tree, variant, state: { node } } = data;
    if (node === this.#node && session === this.#session) return;
    const before = this.#standing;
    const played = session === this.#session ? tree.nodes.find(({ id }) => id === node) : undefined;
    // A step back announces the move before, but not its capture, which is not known any more.
    const onward = played?.parent === this.#node;
    const isBack = session === this.#session && this.#way.has(node);
    this.#node = node;
    this.#way = wayTo(node, tree);
    this.#session = session;
    this.#standing = new Map(pieces.map((piece) => [piece.square, piece]));
    const move = played ? inWords(played, { variant, before: onward ? before : new Map(), after: this.#standing, lastMove, names }) : "";
    const back = isBack && (move ? say("said-back", { move }) : say("said-start"));
    setText(this.#liveRegion, back || move);
  }
}

/** The positions on the path to a position, including the start and itself. */
function wayTo(/** @type {number} */ node, /** @type {GameData["tree"]} */ { nodes }) {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const way = new Set([0]);
  for (let at = /** @type {number | undefined} */ (node); at !== undefined && !way.has(at); at = parents.get(at)) way.add(at);
  return way;
}

/** A move in words: the player, the piece, the squares, the capture and the promotion. */
function inWords(/** @type {TreeNode} */ { player, text: move, instead }, /** @type {MoveContext} */ { variant, before, after, lastMove: [from, to], names }) {
  const who = playerName(variant.players[player]);
  if (instead) return say("said-other", { player: who, what: words(instead) });
  if (from && to === undefined) {
    const dropped = after.get(from);
    return say("said-drop", { player: who, piece: names.get(dropped?.art ?? "") ?? move, square: from });
  }
  const piece = to && after.get(to);
  // The move text describes castling and the King's leaps best.
  if (!piece || move.startsWith("O-O")) return say("said-other", { player: who, what: move });
  const [moved, taken] = [from && before.get(from) || piece, before.get(to)];
  const parts = [say("said-move", { player: who, piece: names.get(moved.art) ?? moved.art, from, to })];
  const loser = variant.players.find(({ colour }) => colour === taken?.colour);
  if (taken && loser) parts.push(say("said-takes", { piece: names.get(taken.art) ?? taken.art, player: playerName(loser) }));
  const entered = after.get(from);
  if (entered) parts.push(say("said-enters", { piece: names.get(entered.art) ?? entered.art, square: from }));
  if (moved.art !== piece.art) parts.push(say("said-becomes", { piece: names.get(piece.art) ?? piece.art }));
  return `${parts.join(", ")}.`;
}
