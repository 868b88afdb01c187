"""Zanzibar-S, Jean-Louis Cazaux: https://www.chessvariants.com/rules/zanzibar-s and http://history.chess.free.fr/zanzibar.htm.

12×12. As Metamachy, with Giraffe, Crocodile (a diagonal Cannon), Machine, Rhinoceros and Buffalo besides. Pawns and Princes promote to
Queen, Eagle, Lion, Rhinoceros or Buffalo.
"""

from games import metamachy
from movement import ARCHER, BUFFALO, GIRAFFE, MACHINE, RHINOCEROS


class Rules(metamachy.Rules):
    """Zanzibar-S."""

    id = "zanzibar-s"
    start = ("cmzvfqkuvzmc/ernbwlgwbnre/ppppippipppp/12/12/12/12/12/12/PPPPIPPIPPPP/ERNBWLGWBNRE/CMZVFQKUVZMC w Kk - 0 1")
    kinds = {**metamachy.Rules.kinds, "Z": GIRAFFE, "V": ARCHER, "W": MACHINE, "U": RHINOCEROS, "F": BUFFALO}
    promotions = {"P": "QLGUF", "I": "QLGUF"}
