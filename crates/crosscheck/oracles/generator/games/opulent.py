"""Opulent Chess, Greg Strong: https://www.chessvariants.com/rules/opulent-chess, and Grand Chess, whose other rules it takes over.

10×10. The Knight also steps one square straight; the Lion steps diagonally and leaps two or three squares straight; the Wizard is that
of Omega Chess. Pawns go two squares from the third rank. They may promote on the eighth and the ninth rank and must on the tenth, only
to a piece of their player that has been captured; without one they cannot enter the tenth. No castling.
"""

from game import Game, piece
from movement import BISHOP, CARDINAL, DABBABA, FERS, KING, KNIGHT, MARSHALL, QUEEN, ROOK, THREE_STRAIGHT, WAZIR, WIZARD, slow_pawn


class Rules(Game):
    """Opulent Chess."""

    id = "opulent"
    files = ranks = 10
    start = "rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1"
    kinds = {
        "P": slow_pawn(3), "N": KNIGHT + WAZIR, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "C": MARSHALL, "A": CARDINAL,
        "L": FERS + DABBABA + THREE_STRAIGHT, "W": WIZARD,
    }

    def promote(self, position, one, start, to):
        """The captured pieces, and staying a Pawn but on the last rank."""
        rank = self.board.relative_rank(position.side, to)
        if one.upper() != "P" or rank < 8:
            return ("",)
        standing = list(position.pieces.values())
        found = []
        for kind in self.kinds:
            mine = piece(kind, position.side)
            if kind not in "PK" and standing.count(mine) < self.begun[mine]:
                found.append(kind)
        return found if rank == self.ranks else ["", *found]
