"""Bigorra, Jean-Louis Cazaux's rules of it in Jocly:
https://biscandine.fr/variantes/shogi/dist/browser/games/chessbase/bigorra-rules.html.

16×16, all pieces of Terachess II and of Fantastic XIII; those of the latter, and the Soldier, have an apostrophe here where both games
use the letter. Pawns, Soldiers and Princes advance two squares from any rank; Pawns and Soldiers capture all three en passant, Trolls do
not. The Soldier also steps sideways without capturing. Fourteen kinds promote on the farthest rank, each to one piece, the Troll only by
its Pawn's moves. The King moves as in chess, without castling.
"""

from games import fantastic_xiii, terachess2
from movement import RAPID_PAWN, WAZIR, chosen, only_moving

FANTASTIC = fantastic_xiii.Rules.kinds


class Rules(terachess2.TrollGame):
    """Bigorra."""

    id = "bigorra"
    files = ranks = 16
    start = ("h'm'q'c'jfoad'dujc'q'm'h'/cmzvsxlkqghyvzmc/ernbe's'iwwis'e'bnre/tp'tp'tp'tp'p'tp'tp'tp't/pppppppppppppppp/16/16/16/16/16/16/"
             "PPPPPPPPPPPPPPPP/TP'TP'TP'TP'P'TP'TP'TP'T/ERNBE'S'IWWIS'E'BNRE/CMZVSXLKQGHYVZMC/H'M'Q'C'JFOAD'DUJC'Q'M'H' w - - 0 1")
    kinds = {
        **terachess2.Rules.kinds, **{f"{letter}'": FANTASTIC[letter] for letter in "HMQCDES"},
        "P'": RAPID_PAWN + only_moving(chosen(WAZIR, lambda x, y: y == 0)),
    }
    passing_capturers, passing_victims = ("P", "P'"), ("P", "P'", "I")
    promotions = {
        "P": ("Q",), "P'": ("Q",), "I": ("A",), "E'": ("G",), "S'": ("U",), "T": ("D'",), "N": ("F",), "M": ("F",), "Z": ("F",),
        "E": ("L",), "W": ("L",), "J": ("L",), "M'": ("L",), "Q'": ("L",), "H'": ("D",),
    }
    king_leap = ()
