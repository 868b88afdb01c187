// Shogiops, the rules of Lishogi, as an oracle for Chu Shogi: reads questions and answers them, one line of JSON each.

import { createInterface } from "node:readline";

const library = (file) => import(new URL(`node_modules/shogiops/dist/${file}`, import.meta.url).href);
const { parseSfen } = await library("sfen.js");
const { secondLionStepDests } = await library("variant/chushogi.js");
const { pieceCanPromote, pieceForcePromote } = await library("variant/util.js");
const { parseSquareName, makeSquareName } = await library("util.js");

const SIDE = 12;

/** Our name of a square: files from the left, ranks from the first player. */
function ours(square) {
  const name = makeSquareName(square);
  const file = Number(name.slice(0, -1));
  const rank = name.charCodeAt(name.length - 1) - 97;
  return String.fromCharCode(97 + SIDE - file) + (SIDE - rank);
}

/** The square of our name. */
function theirs(name) {
  const file = SIDE - (name.charCodeAt(0) - 97);
  return parseSquareName(`${file}${String.fromCharCode(97 + SIDE - Number(name.slice(1)))}`);
}

/** The position of our text: the first player is Sente, and the square of a captured Lion stands in the fourth field. */
function position(fen) {
  const [board, turn, , lion] = fen.split(" ");
  const found = parseSfen("chushogi", `${board} ${turn === "w" ? "b" : "w"} - 1`, false).unwrap();
  if (lion !== "-") found.lastLionCapture = theirs(lion);
  return found;
}

/** Whether a move leaves its player's only royal piece where it cannot be captured. Shogiops leaves that to the players. */
function isSafe(at, move) {
  const next = at.clone();
  next.play(move);
  const king = next.kingsOf(at.turn).singleSquare();
  return king === undefined || next.squareAttackers(king, next.turn, next.board.occupied).isEmpty();
}

/** Every legal move, by our text. */
function legal(at) {
  const moves = pseudoLegal(at);
  for (const [text, move] of moves) if (!isSafe(at, move)) moves.delete(text);
  return moves;
}

/** Every move, those that leave the royal piece to be captured as well. */
function pseudoLegal(at) {
  const moves = new Map();
  const rules = at.rules;
  for (const [from, dests] of at.allMoveDests(at.ctx())) {
    const piece = at.board.get(from);
    for (const to of dests) {
      const captured = at.board.get(to);
      const text = ours(from) + ours(to);
      if (!pieceForcePromote(rules)(piece, to)) moves.set(text, { from, to });
      if (pieceCanPromote(rules)(piece, from, to, captured)) moves.set(`${text}+`, { from, to, promotion: true });
      for (const last of secondLionStepDests(at, from, to)) {
        const move = { from, midStep: to, to: last };
        // Over an empty square it is a leap, or a pass.
        if (captured) moves.set(`${text},${ours(to)}${ours(last)}`, move);
        else if (last === from) moves.set("0000", move);
        else if (!moves.has(ours(from) + ours(last))) moves.set(ours(from) + ours(last), move);
      }
    }
  }
  return moves;
}

/** Who has nothing but a royal piece loses, also against King and Prince: shogiops asks for a single King of the other player. */
function isBaredByTwo(at, color) {
  const other = color === "sente" ? "gote" : "sente";
  const kings = [...at.kingsOf(other)];
  if (kings.length < 2) return false;
  const next = at.clone();
  for (const square of kings.slice(1)) next.board.set(square, { role: "gold", color: other });
  return next.isBareKing(next.ctx(color));
}

/** How the game stands, where the last royal piece must not be left to be captured. */
function outcomeOf(at, moves) {
  const outcome = at.outcome();
  if (outcome) return outcome;
  const other = at.turn === "sente" ? "gote" : "sente";
  if (moves.size === 0) return { winner: other, result: "checkmate" };
  if (isBaredByTwo(at, at.turn)) return { winner: other, result: "bareking" };
  if (isBaredByTwo(at, other)) return { winner: at.turn, result: "bareking" };
  return undefined;
}

function look(at) {
  const moves = legal(at);
  const outcome = outcomeOf(at, moves);
  const letter = { sente: "w", gote: "b" };
  return {
    moves: [...moves.keys()].sort().join(" "),
    // Only the last of several royal pieces can be in check.
    check: at.kingsOf(at.turn).singleSquare() !== undefined && at.isCheck(),
    end: outcome ? (outcome.winner ? [letter[outcome.winner]] : []) : null,
    reason: outcome ? outcome.result : "",
  };
}

function answer(question) {
  const at = position(question.start);
  const positions = [look(at)];
  for (const text of question.moves) {
    const move = legal(at).get(text);
    if (!move) return { positions, error: `${text} is not legal` };
    at.play(move);
    positions.push(look(at));
  }
  return { positions };
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(JSON.stringify(answer(JSON.parse(line))));
  } catch (error) {
    console.log(JSON.stringify({ positions: [], error: String(error) }));
  }
}
