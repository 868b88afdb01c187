"""Team-Mate Chess, H. G. Muller: https://www.chessvariants.com/invention/team-mate-chess, and Jocly's rules of it.

The form of 2014: the pair of Brutes, to which a Pawn may promote later, is left out.

8×8. Every piece of the first rank is another one, and none mates alone. The Cobra leaps as a Knight and may go on one square in the long direction. The Acromantula steps straight, then slides
diagonally outwards. The King castles two squares with the pieces of the corners. A Pawn promotes to any piece but the Acromantula.
Sixty-four moves without a capture or a Pawn's move draw.
"""

from game import Game, castling
from movement import ALFIL, BISHOP, ELEPHANT, KING, KNIGHT, RHINOCEROS, THREE_DIAGONAL, WAZIR, Way, directions, slides, slow_pawn

COBRA = [Way([(x, y), (x + (x > 0) - (x < 0), y) if abs(x) == 2 else (x, y + (y > 0) - (y < 0))]) for x, y in directions(1, 2)]


class Rules(Game):
    """Team-Mate Chess."""

    id = "team-mate"
    start = "ufeakmnc/pppppppp/8/8/8/8/PPPPPPPP/UFEAKMNC w KQkq - 0 1"
    kinds = {
        "P": slow_pawn(2), "N": KNIGHT, "K": KING, "M": ALFIL + THREE_DIAGONAL,
        "E": ELEPHANT, "F": WAZIR + ALFIL, "U": WAZIR + KNIGHT, "C": COBRA, "J": BISHOP + slides(0, 2), "A": RHINOCEROS,
    }
    promotions = {"P": "NMEFUCJ"}
    castlings = (
        castling("K", "e1 g1 h1 f1", "C"), castling("Q", "e1 c1 a1 d1", "U"),
        castling("k", "e8 g8 h8 f8", "C"), castling("q", "e8 c8 a8 d8", "U"),
    )
    idle_limit = 128
