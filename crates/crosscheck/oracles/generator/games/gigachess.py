"""Gigachess, Jean-Louis Cazaux: http://history.chess.free.fr/gigachess.htm and this project's settled rules of it.

14×14. Pawns and Corporals advance one or two squares from any rank and capture en passant; Princes only can be captured so. The Corporal
also steps diagonally ahead without capturing. Short-range pieces promote to one piece each. No castling.
"""

from game import Game
from movement import (AMAZON, ARCHER, BISHOP, BUFFALO, CAMEL, CANNON, CARDINAL, EAGLE, ELEPHANT, KING, KNIGHT, LION, MACHINE, MARSHALL,
                      PRINCE, QUEEN, RAPID_PAWN, ROOK, SHIP, FERS, chosen, only_moving)


class Rules(Game):
    """Gigachess."""

    id = "gigachess"
    files = ranks = 14
    start = ("vcmtflgahxtmcv/wernbiqkibnrew/ppppoooooopppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPOOOOOOPPPP/WERNBIQKIBNREW/"
             "VCMTFLGAHXTMCV w - - 0 1")
    kinds = {
        "P": RAPID_PAWN, "O": RAPID_PAWN + only_moving(chosen(FERS, lambda x, y: y == 1)), "I": PRINCE,
        "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "E": ELEPHANT, "W": MACHINE, "L": LION, "M": CAMEL, "F": BUFFALO,
        "G": EAGLE, "T": SHIP, "C": CANNON, "V": ARCHER, "H": MARSHALL, "X": CARDINAL, "A": AMAZON,
    }
    progress = passing_capturers = "PO"
    passing_victims = "POI"
    promotions = {"P": "Q", "O": "Q", "I": "A", "N": "F", "M": "F", "E": "L", "W": "L", "T": "G"}
