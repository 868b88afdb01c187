// Other starts of a game, derived from its own: handicaps, and smaller armies for both sides.

import { Editor, Session } from "../program.js";
import { SITE } from "../site.js";

/** @import { KindCard, Text, VariantInfo, ScenePiece } from "../program.js" */

/**
 * @typedef {object} HandicapStep A piece for a handicap.
 * @property {Text} name
 * @property {string[]} squares its square, by player
 */

/** The usual handicaps by value in Pawns: a Pawn, a minor piece, a Rook, a Queen. */
const WORTHS = [1, 3, 5, 9];

/** The largest ratio of a piece's value to that. */
const NEAR = 1.45;

/** The ratio within which two pieces have nearly the same value. */
const ALIKE = 1.08;

/** Boards that are worth a short form: more than ten by ten. */
export const isLarge = (/** @type {VariantInfo} */ { files, ranks }) => files > 10 && ranks > 10;

/**
 * The usual handicaps of a game, the smallest first. Only playable ones are offered.
 * @param {VariantInfo} variant
 * @param {Record<string, boolean>} options
 * @returns {HandicapStep[]}
 */
export function handicapSteps(variant, options) {
  const { kinds, armies } = startOf(variant, options);
  const [first] = armies;
  const counts = new Map(kinds.map((kind) => [kind, first.filter(({ art }) => art === kind.art).length]));
  const valued = kinds.filter((kind) => kind.value !== null && kind.value > 0 && (counts.get(kind) ?? 0) > 0);
  const least = Math.min(...valued.map(({ value }) => value ?? Infinity));
  /** @type {Set<KindCard>} */
  const given = new Set();
  for (const worth of WORTHS) {
    const distance = (/** @type {KindCard} */ { value }) => Math.abs(Math.log((value ?? 0) / (least * worth)));
    // Of those with nearly the same value, the one with the fewest pieces: the Queen.
    const rank = (/** @type {KindCard} */ kind) => (distance(kind) < Math.log(ALIKE) ? (counts.get(kind) ?? 0) / 1000 : distance(kind));
    const near = valued.filter((kind) => distance(kind) <= Math.log(NEAR)).sort((one, other) => rank(one) - rank(other));
    const found = near.find((kind) => isPlayable(variant, options, armies.map((army) => squareOf(army, kind))));
    if (found) given.add(found);
  }
  return [...given].map((kind) => ({ name: kind.name, squares: armies.map((army) => squareOf(army, kind)) }));
}

/** The square of the piece to remove: of several, the first. */
const squareOf = (/** @type {ScenePiece[]} */ army, /** @type {KindCard} */ kind) => army.find(({ art }) => art === kind.art)?.square ?? "";

/** Whether a game can start without any one of these pieces. */
function isPlayable(/** @type {VariantInfo} */ { id }, /** @type {Record<string, boolean>} */ options, /** @type {string[]} */ squares) {
  return squares.every((square) => {
    const editor = editorOf(id, options);
    editor.remove(square);
    const problems = editor.problems();
    editor.free();
    return problems.length === 0;
  });
}

/** A position editor with the start of a game. */
export function editorOf(/** @type {string} */ id, /** @type {Record<string, boolean>} */ options) {
  const session = new Session(id, options);
  const editor = new Editor(id, options, session.state().fen);
  session.free();
  return editor;
}

/** The kinds of piece of a game, and the placement at the start. */
function startOf(/** @type {VariantInfo} */ { id, players }, /** @type {Record<string, boolean>} */ options) {
  const session = new Session(id, options);
  const kinds = session.pieceList();
  const { pieces } = session.placement();
  session.free();
  return { kinds, armies: players.map(({ colour }) => pieces.filter((piece) => piece.colour === colour)) };
}

/**
 * The position of a short form: every second piece of each kind of which a side has several. Pieces of both sides on the same file are removed
 * together.
 * @param {VariantInfo} variant
 * @param {Record<string, boolean>} options
 */
export function shortForm(variant, options) {
  const { kinds, armies } = startOf(variant, options);
  const editor = editorOf(variant.id, options);
  for (const army of armies) {
    const ordered = [...army].sort((one, other) => fileOf(one) - fileOf(other) || depthOf(one, army, variant) - depthOf(other, army, variant));
    kinds.forEach(({ art }, index) => {
      const alike = ordered.filter((piece) => piece.art === art);
      if (alike.length === 1) return;
      // Of one kind the first, the third and so on stay, of the next the others, so that both wings stay balanced.
      for (const [place, { square }] of alike.entries()) if ((place + index) % 2 === 1) editor.remove(square);
    });
  }
  const position = editor.fen();
  editor.free();
  return position;
}

const fileOf = (/** @type {ScenePiece} */ { square }) => square.charCodeAt(0);
const rankOf = (/** @type {ScenePiece} */ { square }) => Number(square.slice(1));

/** The distance of a piece from its own army's edge of the board, in ranks. */
function depthOf(/** @type {ScenePiece} */ piece, /** @type {ScenePiece[]} */ army, /** @type {VariantInfo} */ { ranks }) {
  const middle = army.reduce((sum, one) => sum + rankOf(one), 0) / army.length;
  return middle < (ranks + 1) / 2 ? rankOf(piece) : ranks + 1 - rankOf(piece);
}

/** @typedef {{ position: string, balanced: boolean }} Ending Where it is not balanced, the side to move is to win. */

/** The endings of a game, which are files of the site; none if they cannot be loaded. @returns {Promise<Ending[]>} */
export async function endingsOf(/** @type {string} */ game) {
  try {
    const answer = await fetch(new URL(`pieces/endings/${game}.json`, SITE));
    return answer.ok ? await answer.json() : [];
  } catch (error) {
    console.info(`${game}: ${error}`);
    return [];
  }
}

/**
 * The pressed square in a picture of a board from the first player's side.
 * @param {Element} picture
 * @param {{ clientX: number, clientY: number }} event
 * @param {{ files: number, ranks: number }} board
 */
export function pressedSquare(picture, { clientX, clientY }, { files, ranks }) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [file, rank] = [Math.floor(((clientX - left) / width) * files), ranks - Math.floor(((clientY - top) / height) * ranks)];
  return `${String.fromCharCode(97 + file)}${rank}`;
}
