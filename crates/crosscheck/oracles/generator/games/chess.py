"""Chess, as a test of the generator itself: the Laws of Chess, https://handbook.fide.com/chapter/E012023."""

from game import Game, castling
from movement import BISHOP, KING, KNIGHT, QUEEN, ROOK, slow_pawn


class Rules(Game):
    """Chess."""

    id = "chess"
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    kinds = {"P": slow_pawn(2), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING}
    promotions = {"P": ("Q", "R", "B", "N")}
    castlings = (
        castling("K", "e1 g1 h1 f1"), castling("Q", "e1 c1 a1 d1"),
        castling("k", "e8 g8 h8 f8"), castling("q", "e8 c8 a8 d8"),
    )
    too_weak = "BN"
