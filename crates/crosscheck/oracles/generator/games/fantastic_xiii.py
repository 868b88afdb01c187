"""Fantastic XIII, Jean-Louis Cazaux: https://www.chessvariants.com/rules/fantastic-xiii and http://history.chess.free.fr/fantastic.html.

13×13. The Snake goes one square along the file, then slides diagonally outwards; the Ship one square diagonally, then along the file.
Hawk, Mammoth, Squirrel, Cheetah and Direwolf leap two or three squares. Pawn, Prince and Troll promote to the Direwolf, the Troll only
by its Pawn's moves; Ship to Eagle, Snake to Rhinoceros. Pawns capture Pawns and Princes en passant. The King leaps as in Metamachy.
"""

from games.terachess2 import TrollGame
from movement import (ALFIL, CAMEL, DABBABA, EAGLE, GIRAFFE, KING, KNIGHT, PRINCE, RAPID_PAWN, RHINOCEROS, SHIP, SNAKE, THREE_DIAGONAL,
                      THREE_STRAIGHT, TROLL)

TWO_AWAY = KNIGHT + ALFIL + DABBABA
THREE_AWAY = THREE_STRAIGHT + THREE_DIAGONAL + CAMEL + GIRAFFE


class Rules(TrollGame):
    """Fantastic XIII."""

    id = "fantastic-xiii"
    files = ranks = 13
    start = "hmqcesksecqmh/5tit5/6t6/ppppppppppppp/13/13/13/13/13/PPPPPPPPPPPPP/6T6/5TIT5/HMQCESKSECQMH w Kk - 0 1"
    kinds = {
        "P": RAPID_PAWN, "I": PRINCE, "T": TROLL, "K": KING, "S": SNAKE, "E": SHIP, "H": ALFIL + DABBABA + THREE_STRAIGHT + THREE_DIAGONAL,
        "M": KING + ALFIL + DABBABA, "Q": TWO_AWAY, "C": THREE_AWAY, "D": TWO_AWAY + THREE_AWAY, "G": EAGLE, "U": RHINOCEROS,
    }
    promotions = {"P": "D", "I": "D", "T": "D", "E": "G", "S": "U"}
