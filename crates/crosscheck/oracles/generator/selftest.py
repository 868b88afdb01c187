"""Counts lines of play from starts and compares them with numbers from elsewhere: `python3 selftest.py`.

Chess: https://www.chessprogramming.org/Perft_Results. Gigachess and Gigachess II: an implementation in another language.
"""

import sys

from game import Game
from games import chess, gigachess, gigachess2

COUNTS = [
    (chess.Rules(), None, [20, 400, 8902]),
    (chess.Rules(), "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", [48, 2039, 97862]),
    (chess.Rules(), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812, 43238]),
    (chess.Rules(), "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467]),
    (chess.Rules(), "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486, 62379]),
    (gigachess.Rules(), None, [42, 1764, 79548]),
    (gigachess2.Rules(), None, [53, 2809]),
    (gigachess2.Rules({"king-leap": True}), None, [53, 2809, 164616]),
]


def perft(rules: Game, position, depth):
    """The number of lines of play of a length."""
    moves = rules.legal(position)
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.play(position, move), depth - 1) for move in moves.values())


def main():
    """Say what differs."""
    wrong = 0
    for rules, start, counts in COUNTS:
        for depth, expected in enumerate(counts, 1):
            found = perft(rules, rules.read(start), depth)
            if found != expected:
                wrong += 1
                print(f"{rules.id} {start or 'start'}: {found} instead of {expected} at depth {depth}")
    print("differences:", wrong)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
