"""Answers, for each game on standard input, the legal moves, check and the end after each move.

A line is {"game": ID, "start": FEN or null, "moves": [MOVE, …], "options": {…}}, and so is the answer:
{"positions": [{"moves": "a2a3 a2a4 …", "check": false, "end": null}, …]}, with "error" where it went wrong.
"""

import importlib
import json
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


def answer(question):
    """The answer to a question."""
    positions = []
    try:
        rules = game_of(question["game"], question.get("options") or {})
        played = getattr(rules, "played", Played)(rules, question.get("start"))
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
