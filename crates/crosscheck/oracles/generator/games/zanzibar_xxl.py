"""Zanzibar-XXL (Maasai Chess), Jean-Louis Cazaux: http://history.chess.free.fr/zanzibarxxl.html and the applet of his book,
http://history.chess.free.fr/mcmtc/appendix/maasai.html.

12×12. As Zanzibar-XL, but Pawns begin on the fourth rank and advance two squares only from there. The Soldier goes one square ahead or
sideways, two ahead from any rank, and captures as a Pawn, en passant too. Pawns, Soldiers and Princes promote to any of the seven strong
pieces. All three can be captured en passant. A Soldier's move is no Pawn's move for the rule of fifty moves, since it can be taken back.
"""

from games import zanzibar_xl
from movement import RAPID_PAWN, WAZIR, chosen, only_moving, slow_pawn


class Rules(zanzibar_xl.Rules):
    """Zanzibar-XXL."""

    id = "zanzibar-xxl"
    start = ("cmzvuqkfvzmc/ernbolgdbnre/ssssiwwissss/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/SSSSIWWISSSS/ERNBOLGDBNRE/CMZVUQKFVZMC "
             "w Kk - 0 1")
    kinds = {**zanzibar_xl.Rules.kinds, "P": slow_pawn(4), "S": RAPID_PAWN + only_moving(chosen(WAZIR, lambda x, y: y == 0))}
    passing_capturers = "PS"
    passing_victims = "PSI"
    promotions = {"P": "QLGUFDO", "S": "QLGUFDO", "I": "QLGUFDO"}
