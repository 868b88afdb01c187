"""Chess with Different Armies, Ralph Betza: https://www.chessvariants.com/unequal.dir/cwda.html. White has the army of chess, Black the
Colorbound Clobberers.

Waffle: one square straight or two diagonally, leaping. FAD: one or two diagonally or two straight, leaping. Bede: a Bishop that also leaps two
squares straight. Cardinal: Bishop and Knight. The Bede castles as a Rook does; as it keeps to its colour, the King castles to b8 and the Bede of
the a-file to c8. Pawns promote to any piece of either army but a King.
"""

from game import Game, castling
from movement import ALFIL, BISHOP, CARDINAL, DABBABA, FERS, KING, KNIGHT, QUEEN, ROOK, WAZIR, slow_pawn


class Rules(Game):
    """Chess with Different Armies: Chess against Clobberers."""

    id = "cwda-clobberers"
    start = "dwfakfwd/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    kinds = {
        "P": slow_pawn(2), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING,
        "W": WAZIR + ALFIL, "F": FERS + ALFIL + DABBABA, "D": BISHOP + DABBABA, "A": CARDINAL,
    }
    promotions = {"P": "QRBNWFDA"}
    castlings = (
        castling("K", "e1 g1 h1 f1"), castling("Q", "e1 c1 a1 d1"),
        castling("k", "e8 g8 h8 f8", "D"), castling("q", "e8 b8 a8 c8", "D"),
    )
