"""Pemba, Jean-Louis Cazaux: http://history.chess.free.fr/pemba.htm, with Jocly's rules of it for the setup.

10×10, Shako with Machine, Crocodile (a diagonal Cannon), Camel and Giraffe besides. Pawns are those of chess, from the third rank, and
promote to any piece. The King castles two squares with a Rook of the second rank, as in Shako.
"""

from game import Game, castling
from movement import ARCHER, BISHOP, CAMEL, CANNON, ELEPHANT, GIRAFFE, KING, KNIGHT, MACHINE, QUEEN, ROOK, slow_pawn


class Rules(Game):
    """Pemba."""

    id = "pemba"
    files = ranks = 10
    start = "cmvzwwzvmc/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/CMVZWWZVMC w KQkq - 0 1"
    kinds = {
        "P": slow_pawn(3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "E": ELEPHANT, "C": CANNON, "M": CAMEL, "Z": GIRAFFE,
        "V": ARCHER, "W": MACHINE,
    }
    promotions = {"P": "QRBNECMZVW"}
    castlings = (
        castling("K", "f2 h2 i2 g2"), castling("Q", "f2 d2 b2 e2"),
        castling("k", "f9 h9 i9 g9"), castling("q", "f9 d9 b9 e9"),
    )
