"""Answers, for each game on standard input, the legal moves, check and the end after each move.

A line is {"game": ID, "start": FEN or null, "moves": [MOVE, …], "options": {…}, "letters": {OURS: THEIRS, …}}, and so is the answer:
{"positions": [{"moves": "a2a3 a2a4 …", "check": false, "end": null}, …]}, with "error" where it went wrong. "letters" has the capital
letters of pieces that the generator writes otherwise; only positions are translated.
"""

import importlib
import json
import re
import sys

from board import Unreadable
from game import Illegal, Played

KNOWN = {}


def game_of(identity, options):
    """The game of an id: games/ID.py has a class `Rules`."""
    key = identity, json.dumps(options, sort_keys=True)
    if key not in KNOWN:
        module = importlib.import_module("games." + identity.replace("-", "_"))
        KNOWN[key] = module.Rules(options)
    return KNOWN[key]


def translated(fen, letters):
    """A position with the generator's letters of pieces."""
    if not fen or not letters:
        return fen
    theirs = {**letters, **{ours.lower(): other.lower() for ours, other in letters.items()}}
    board, *fields = fen.split()
    return " ".join([re.sub(r"[A-Za-z]['!]?", lambda it: theirs.get(it[0], it[0]), board), *fields])


def answer(question):
    """The answer to a question."""
    positions = []
    try:
        rules = game_of(question["game"], question.get("options") or {})
        played = getattr(rules, "played", Played)(rules, translated(question.get("start"), question.get("letters")))
        positions.append(played.answer())
        for move in question.get("moves", []):
            played.play(move)
            positions.append(played.answer())
    except (Illegal, Unreadable, ModuleNotFoundError, KeyError) as error:
        return {"positions": positions, "error": str(error)}
    return {"positions": positions}


def main():
    """Answer line by line."""
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
