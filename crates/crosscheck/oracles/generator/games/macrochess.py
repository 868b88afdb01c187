"""Macrochess, Robert Potter: https://www.chessvariants.com/large.dir/macro_chess.html.

12×12, 15 kinds of piece besides King and Pawn. All is as in chess: Pawns advance two squares from their first rank, the fourth, and
promote to any piece. The King castles three squares to either side.
"""

from game import Game, castling
from movement import (ALFIL, AMAZON, BISHOP, BUFFALO, CAMEL, CARDINAL, DABBABA, FERS, GIRAFFE, KING, KNIGHT, MARSHALL, QUEEN, ROOK, WAZIR,
                      slow_pawn)


class Rules(Game):
    """Macrochess."""

    id = "macrochess"
    files = ranks = 12
    start = ("rvbcmxkqcbvr/nzldaaaadlzn/gwfdaaaadfwg/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/GWFDAAAADFWG/NZLDAAAADLZN/RVBCMXKQCBVR "
             "w KQkq - 0 1")
    kinds = {
        "P": slow_pawn(4), "A": ALFIL, "B": BISHOP, "C": CARDINAL, "D": DABBABA, "F": FERS, "G": KING, "K": KING, "L": CAMEL, "M": MARSHALL,
        "N": KNIGHT, "Q": QUEEN, "R": ROOK, "V": BUFFALO, "W": WAZIR, "X": AMAZON, "Z": GIRAFFE,
    }
    promotions = {"P": "ABCDFGLMNQRVWXZ"}
    castlings = (
        castling("K", "g1 j1 l1 i1"), castling("Q", "g1 d1 a1 e1"),
        castling("k", "g12 j12 l12 i12"), castling("q", "g12 d12 a12 e12"),
    )
