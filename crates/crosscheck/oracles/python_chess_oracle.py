"""python-chess as an oracle: reads questions and answers them, one line of JSON each."""

import json
import sys

import chess
import chess.variant


def board_of(name, fen):
    """The board of a game by python-chess's name."""
    if name == "chess":
        return chess.Board(fen)
    if name == "chess960":
        return chess.Board(fen, chess960=True)
    return chess.variant.find_variant(name)(fen)


def end(board):
    """Whether the game is over: the winners, and why."""
    if board.is_variant_end() or not any(board.legal_moves):
        outcome = board.outcome()
        winner = outcome.winner
        return ([] if winner is None else ["w" if winner else "b"]), "no move" if board.is_checkmate() else "goal"
    if board.is_insufficient_material():
        return [], "bare kings" if len(board.piece_map()) == 2 else "material"
    if board.is_repetition(3):
        return [], "repetition"
    if board.halfmove_clock >= 100:
        return [], "move limit"
    return None, ""


def answer(question):
    board = board_of(question["game"], question["start"])
    positions = []
    for number in range(len(question["moves"]) + 1):
        if number:
            text = question["moves"][number - 1]
            known = {ours(board, move): move for move in board.legal_moves}
            if text not in known:
                return {"positions": positions, "error": f"{text} is not legal"}
            board.push(known[text])
        winners, reason = end(board)
        positions.append({
            "moves": " ".join(sorted(ours(board, move) for move in board.legal_moves)),
            "check": board.is_check(),
            "end": winners,
            "reason": reason,
        })
    return {"positions": positions}


def ours(board, move):
    """The move as ours is written: drops with a capital letter, as python-chess has it."""
    return board.uci(move)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        try:
            print(json.dumps(answer(question)), flush=True)
        except Exception as error:  # Whatever it is, the line is not answered.
            print(json.dumps({"positions": [], "error": repr(error)}), flush=True)


if __name__ == "__main__":
    main()
