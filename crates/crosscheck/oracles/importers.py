"""Random games of Fairy-Stockfish's variants, for the tests of those that read its variant files and XBoard's commands.

Prints the record `crates/formats/tests/importers.json`. Needs pyffish. For each variant that it plays there are games: the moves, and at
each position how many legal moves there are, a check sum of them, whether there is a check, and the result where the game has ended, as
whoever is to move sees it.
`python3 crates/crosscheck/oracles/importers.py > crates/formats/tests/importers.json`
"""

import argparse
import concurrent.futures
import json
import random
import re

import pyffish

PASS = re.compile(r"^([a-z]\d+)\1$")
# What Fairy-Stockfish plays that is no game of moving chess-like pieces.
OTHER_GAMES = {"amazons", "ataxx", "flipello", "flipello10", "flipersi", "isolation", "isolation7x7", "joust", "snailtrail"}


def check_sum(moves):
    """FNV-1a of 32 bits of the moves, sorted and with a blank between them."""
    value = 0x811C9DC5
    for byte in " ".join(sorted(moves)).encode():
        value = (value ^ byte) * 0x01000193 % 2**32
    return value


def our_move(move):
    """A move as ours is written: a pass is `0000`."""
    return "0000" if PASS.match(move) else move


def play(variant, chance, plies):
    start, moves, told, seen = pyffish.start_fen(variant), [], [], {}
    while True:
        legal = pyffish.legal_moves(variant, start, moves)
        over, value = pyffish.is_immediate_game_end(variant, start, moves)
        if not over and not legal:
            over, value = True, pyffish.game_result(variant, start, moves)
        fen = pyffish.get_fen(variant, start, moves)
        position, clock = " ".join(fen.split()[:3]), fen.split()[-2]
        seen[position] = seen.get(position, 0) + 1
        if not over and (seen[position] > 1 or int(clock) > 30):
            over, value = pyffish.is_optional_game_end(variant, start, moves)
        end = ((value > 0) - (value < 0)) if over else None
        check = int(pyffish.gives_check(variant, start, moves))
        told.append([len(legal), check_sum(map(our_move, legal)), check, end])
        if over or len(moves) >= plies:
            too_little = all(pyffish.has_insufficient_material(variant, start, moves))
            return {"moves": " ".join(map(our_move, moves)), "positions": told, "placement": fen.split()[0], "tooLittle": too_little}
        moves.append(chance.choice(sorted(legal)))


def record(task):
    variant, arguments = task
    chance = random.Random(f"{arguments.seed} {variant}")
    return [play(variant, chance, arguments.plies) for _ in range(arguments.games)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--plies", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", action="append")
    arguments = parser.parse_args()
    variants = arguments.variant or sorted(set(pyffish.variants()) - OTHER_GAMES)
    with concurrent.futures.ProcessPoolExecutor() as pool:
        games = pool.map(record, [(variant, arguments) for variant in variants])
        lines = [f'"{variant}": ' + json.dumps(its, separators=(",", ":")) for variant, its in zip(variants, games)]
    print("{\n" + ",\n".join(lines) + "\n}")


if __name__ == "__main__":
    main()
