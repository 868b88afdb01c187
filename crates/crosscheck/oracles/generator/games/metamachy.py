"""Metamachy, Jean-Louis Cazaux: http://history.chess.free.fr/metamachy.htm and his answer of 17 November 2019 on chessvariants.com.

12×12. Pawns and Princes advance one or two squares from any rank; only Pawns capture en passant, Pawns and Princes are captured so. Both
promote to Queen, Lion or Eagle. A King that has not moved and is not in check may leap to a free square at distance two; a square over
which it leaps must not be attacked, of the two of a Knight's leap at least one. Black chooses on which of f1, g1, f2 and g2 King, Queen,
Lion and Eagle begin. Everything else is as in chess.
"""

from game import Game
from movement import BISHOP, CAMEL, CANNON, EAGLE, ELEPHANT, KING, KNIGHT, LION, PRINCE, QUEEN, RAPID_PAWN, RING, ROOK


class Rules(Game):
    """Metamachy."""

    id = "metamachy"
    files = ranks = 12
    start = "cm3qk3mc/ernbilgibnre/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/ERNBILGIBNRE/CM3QK3MC w Kk - 0 1"
    kinds = {
        "P": RAPID_PAWN, "I": PRINCE, "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "E": ELEPHANT, "M": CAMEL, "C": CANNON,
        "G": EAGLE, "L": LION,
    }
    passing_victims = "PI"
    promotions = {"P": "QLG", "I": "QLG"}
    king_leap = RING
    king_begins = "f1 g1 f2 g2"
