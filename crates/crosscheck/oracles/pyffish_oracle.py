"""Fairy-Stockfish (pyffish) as an oracle: reads questions and answers them, one line of JSON each.

Its argument is a file of variants; without it, those beside this file are known, and what Fairy-Stockfish has built in.
Its moves are written as ours are: a pass is `0000`, and letters that differ are translated.
"""

import json
import os
import re
import sys

import pyffish as sf

HERE = os.path.dirname(os.path.abspath(__file__))
PASS = re.compile(r"^([a-z]\d+)\1$")
MOVE = re.compile(r"^([a-z]\d+)([a-z]\d+)([a-z]?)$")


class Letters:
    """Translates the letters of pieces in positions and moves."""

    def __init__(self, theirs):
        self.theirs = {**theirs, **{ours.lower(): other.lower() for ours, other in theirs.items()}}
        self.ours = {other: ours for ours, other in self.theirs.items()}

    def position(self, fen):
        fields = fen.split()
        fields[0] = "".join(self.theirs.get(letter, letter) for letter in fields[0])
        # Which pieces have moved: pyffish has no such field.
        fields[2] = fields[2].split("/")[0] or "-"
        return " ".join(fields)

    def to_theirs(self, move):
        if "@" in move:
            piece, square = move.split("@")
            return f"{self.theirs.get(piece, piece)}@{square}"
        found = MOVE.match(move)
        return f"{found[1]}{found[2]}{self.theirs.get(found[3], found[3])}" if found else move

    def to_ours(self, move):
        if PASS.match(move):
            return "0000"
        if "@" in move:
            piece, square = move.split("@")
            return f"{self.ours.get(piece, piece)}@{square}"
        found = MOVE.match(move)
        return f"{found[1]}{found[2]}{self.ours.get(found[3], found[3])}" if found else move


def end(variant, fen, moves, legal, seen):
    """Whether the game is over: what it is worth to whoever is to move, and why."""
    over, value = sf.is_immediate_game_end(variant, fen, moves)
    if over:
        return value, "goal"
    if not legal:
        return sf.game_result(variant, fen, moves), "no move"
    over, value = sf.is_optional_game_end(variant, fen, moves)
    if over:
        return value, "repetition" if seen > 1 else "move limit"
    if all(sf.has_insufficient_material(variant, fen, moves)):
        placement = sf.get_fen(variant, fen, moves).split()[0].split("[")[0]
        return 0, "bare kings" if sum(letter.isalpha() for letter in placement) == 2 else "material"
    return None, ""


def enters(fen):
    """Whether the player to move has won by the rule of the entering King, as cshogi has it."""
    import cshogi

    board, turn = fen.split()[:2]
    board, hands = board.rstrip("]").split("[")
    counts = "".join(f"{hands.count(letter)}{letter}" for letter in sorted(set(hands) - {"-"}))
    position = cshogi.Board(f"{board} {'b' if turn == 'w' else 'w'} {counts or '-'} 1")
    return not position.is_check() and position.is_nyugyoku()


def answer(question):
    variant, letters = question["game"], Letters(question.get("letters", {}))
    fen = letters.position(question["start"])
    fault = sf.validate_fen(fen, variant, question.get("chess960", False))
    positions, moves, seen = [], [], {}
    for number in range(len(question["moves"]) + 1):
        if number:
            ours = question["moves"][number - 1]
            known = {letters.to_ours(move): move for move in sf.legal_moves(variant, fen, moves)}
            if ours not in known:
                return {"positions": positions, "error": f"{ours} is not legal ({fault})"}
            moves.append(known[ours])
        legal = sf.legal_moves(variant, fen, moves)
        now = sf.get_fen(variant, fen, moves)
        key = " ".join(now.split()[:4])
        seen[key] = seen.get(key, 0) + 1
        value, reason = end(variant, fen, moves, legal, seen[key])
        if question.get("also") == "cshogi" and value is None and enters(now):
            value, reason = 1, "goal"
        mover = now.split()[1]
        winners = None
        if value is not None:
            winners = [] if value == 0 else [mover if value > 0 else ("b" if mover == "w" else "w")]
        positions.append({
            "moves": " ".join(sorted(map(letters.to_ours, legal))),
            "check": sf.gives_check(variant, fen, moves),
            "end": winners,
            "reason": reason,
        })
    return {"positions": positions}


def main():
    config = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "variants.ini")
    with open(config, encoding="utf-8") as file:
        sf.load_variant_config(file.read())
    for line in sys.stdin:
        question = json.loads(line)
        try:
            print(json.dumps(answer(question)), flush=True)
        except Exception as error:  # Whatever it is, the line is not answered.
            print(json.dumps({"positions": [], "error": repr(error)}), flush=True)


if __name__ == "__main__":
    main()
