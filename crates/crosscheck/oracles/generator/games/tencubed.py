"""TenCubed Chess, David Paulowich: https://www.chessvariants.com/contests/10/tencubedchess.html.

10×10. Pawns go two squares from the third rank, capture en passant, and promote on the tenth rank to Queen, Marshall or Archbishop. No
castling. Stalemate is a draw.
"""

from game import Game
from movement import BISHOP, CARDINAL, CHAMPION, KING, KNIGHT, MARSHALL, QUEEN, ROOK, WIZARD, slow_pawn


class Rules(Game):
    """TenCubed Chess."""

    id = "tencubed"
    files = ranks = 10
    start = "2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1"
    kinds = {
        "P": slow_pawn(3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "C": CHAMPION, "W": WIZARD, "A": CARDINAL,
        "M": MARSHALL,
    }
    promotions = {"P": "QMA"}
