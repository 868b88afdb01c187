"""Schoolbook, Sam Trenholme: https://www.chessvariants.com/rules/schoolbook, and his comment of 30 June 2008 on castling there.

10×8. As chess, with Marshall and Archbishop. The King castles two or three squares to the short side, and two to four to the long one.
"""

from game import Game, castling
from movement import BISHOP, CARDINAL, KING, KNIGHT, MARSHALL, QUEEN, ROOK, slow_pawn


class Rules(Game):
    """Schoolbook."""

    id = "schoolbook"
    files, ranks = 10, 8
    start = "rqnbakbnmr/pppppppppp/10/10/10/10/PPPPPPPPPP/RQNBAKBNMR w KQkq - 0 1"
    kinds = {"P": slow_pawn(2), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "A": CARDINAL, "M": MARSHALL}
    promotions = {"P": "QMARBN"}
    castlings = tuple(
        castling(right, f"f{rank} {to}{rank} {rook}{rank} {back}{rank}")
        for rank, rights in ((1, "KQ"), (8, "kq"))
        for right, rook, way in zip(rights, "ja", (("hg", "ih"), ("de", "cd", "bc")))
        for to, back in way
    )
