"""Hectochess, Adam DeWitt: https://www.chessvariants.com/rules/hectochess, and Jocly's page of its rules.

10×10. Leo moves as a Queen and captures over one piece. Pawns are those of chess, from the third rank, and promote to any piece. The
King castles by two or three squares towards a Rook. Sixty-four moves without a capture or a Pawn's move draw.
"""

from game import Game, castling
from movement import BISHOP, CARDINAL, CHAMPION, KING, KNIGHT, MARSHALL, QUEEN, ROOK, SORCERESS, WIZARD, slow_pawn


class Rules(Game):
    """Hectochess."""

    id = "hectochess"
    files = ranks = 10
    start = "awl4lwm/rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR/AWL4LWM w KQkq - 0 1"
    kinds = {
        "P": slow_pawn(3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "A": CARDINAL, "M": MARSHALL, "W": WIZARD,
        "C": CHAMPION, "L": SORCERESS,
    }
    promotions = {"P": "QMARCWBNL"}
    castlings = tuple(
        castling(right, f"f{rank} {to}{rank} {rook}{rank} {back}{rank}")
        for rank, rights in ((2, "KQ"), (9, "kq"))
        for right, rook, way in zip(rights, "ja", (("hg", "ih"), ("de", "cd")))
        for to, back in way
    )
    idle_limit = 128
