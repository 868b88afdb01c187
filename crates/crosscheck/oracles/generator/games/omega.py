"""Omega Chess, Daniel MacDonald: https://omegachess.com/rules.

10×10 with a square outside of each corner, written here as 12×12 with holes. From its first rank a Pawn goes up to three squares, and
can be captured en passant on each square that it passed over. It promotes on the tenth rank of the inner board to any piece. The King
castles two squares, as in chess.
"""

from game import Game, castling
from movement import BISHOP, CHAMPION, KING, KNIGHT, QUEEN, ROOK, WIZARD, slow_pawn

EDGE = [f"{file}{rank}" for file in "al" for rank in range(2, 12)] + [f"{file}{rank}" for file in "bcdefghijk" for rank in (1, 12)]


class Rules(Game):
    """Omega Chess."""

    id = "omega"
    files = ranks = 12
    holes = " ".join(EDGE)
    start = ("w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W "
             "w KQkq - 0 1")
    kinds = {"P": slow_pawn(3, most=3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "C": CHAMPION, "W": WIZARD}
    promotions = {"P": "QRBNCW"}
    castlings = (
        castling("K", "g2 i2 j2 h2"), castling("Q", "g2 e2 c2 f2"),
        castling("k", "g11 i11 j11 h11"), castling("q", "g11 e11 c11 f11"),
    )

    def last_rank(self, _to):
        """The last rank of the inner board."""
        return 11
