"""Zanzibar-XL, Jean-Louis Cazaux: https://www.chessvariants.com/rules/zanzibar-xl and http://history.chess.free.fr/zanzibar.htm.

12×12. As Zanzibar-S, with Duchess and Sorceress besides, to which Pawns and Princes promote as well.
"""

from games import zanzibar_s
from movement import DUCHESS, SORCERESS


class Rules(zanzibar_s.Rules):
    """Zanzibar-XL."""

    id = "zanzibar-xl"
    start = ("cmzvuqkovzmc/ernbdlgfbnre/ppppiwwipppp/4pppp4/12/12/12/12/4PPPP4/PPPPIWWIPPPP/ERNBDLGFBNRE/CMZVUQKOVZMC w Kk - 0 1")
    kinds = {**zanzibar_s.Rules.kinds, "D": DUCHESS, "O": SORCERESS}
    promotions = {"P": "QLGUFDO", "I": "QLGUFDO"}
