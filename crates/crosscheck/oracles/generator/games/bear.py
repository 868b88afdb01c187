"""Bear Chess, Mikhail Sosnovsky: https://www.chessvariants.com/rules/bear-chess and https://www.chess.com/blog/Jasmin_Ocelli/bear-chess.

10×10. The Bear leaps to any square exactly two away. On its first move a Pawn goes up to three squares, and can be captured en passant
on each square that it passed over. The King castles two squares to the short side and three to the long one. Pawns promote to a Bear as
well.
"""

from game import Game, castling
from movement import ALFIL, BISHOP, DABBABA, KING, KNIGHT, QUEEN, ROOK, slow_pawn


class Rules(Game):
    """Bear Chess."""

    id = "bear"
    files = ranks = 10
    start = "rnbsqksbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBSQKSBNR w KQkq - 0 1"
    kinds = {"P": slow_pawn(2, most=3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "S": KNIGHT + ALFIL + DABBABA}
    promotions = {"P": "QRSBN"}
    castlings = (
        castling("K", "f1 h1 j1 g1"), castling("Q", "f1 c1 a1 d1"),
        castling("k", "f10 h10 j10 g10"), castling("q", "f10 c10 a10 d10"),
    )
