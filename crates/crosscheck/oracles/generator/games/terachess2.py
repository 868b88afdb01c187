"""Terachess II, Jean-Louis Cazaux: http://history.chess.free.fr/terachess.htm (second game), the applet of his book,
http://history.chess.free.fr/mcmtc/appendix/tera.html, and Game Courier's page of it.

16×16. Pawns and Princes advance one or two squares from any rank; Pawns capture both en passant, Trolls do not. The Troll leaps three
squares straight or diagonally, and moves and captures one square as a Pawn; only so it promotes. Each promotion has one target. A King
that has not moved may leap as in Metamachy.
"""

from game import Game
from movement import (ADMIRAL, AMAZON, ARCHER, BISHOP, BUFFALO, CAMEL, CANNON, CARDINAL, CENTAUR, DUCHESS, EAGLE, ELEPHANT, GIRAFFE, KING,
                      KNIGHT, LION, MACHINE, MARSHALL, MISSIONARY, PRINCE, QUEEN, RAPID_PAWN, RHINOCEROS, RING, ROOK, SORCERESS, TROLL)


class TrollGame(Game):
    """What the games with Trolls share."""

    passing_victims = "PI"
    king_leap = RING

    def promote(self, position, one, start, to):
        """A Troll that leaps to the farthest rank, or along it, stays a Troll."""
        if one.upper() == "T" and 3 in (abs(to[0] - start[0]), abs(to[1] - start[1])):
            return ("",)
        return super().promote(position, one, start, to)


class Rules(TrollGame):
    """Terachess II."""

    id = "terachess2"
    files = ranks = 16
    start = ("sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/"
             "ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w Kk - 0 1")
    kinds = {
        "P": RAPID_PAWN, "T": TROLL, "I": PRINCE, "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "E": ELEPHANT, "W": MACHINE,
        "L": LION, "M": CAMEL, "Z": GIRAFFE, "F": BUFFALO, "G": EAGLE, "U": RHINOCEROS, "C": CANNON, "V": ARCHER, "O": SORCERESS,
        "H": MARSHALL, "X": CARDINAL, "A": AMAZON, "J": CENTAUR, "S": ADMIRAL, "Y": MISSIONARY, "D": DUCHESS,
    }
    promotions = {"P": "Q", "T": "Q", "I": "A", "N": "F", "M": "F", "Z": "F", "J": "L", "E": "L", "W": "L"}
