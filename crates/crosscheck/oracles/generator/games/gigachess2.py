"""Gigachess II, Jean-Louis Cazaux: https://www.chessvariants.com/rules/gigachess-ii and this project's settled rules of it.

14×14. Pawns advance one or two squares from any rank and capture en passant Pawns and Princes. No castling. With the option `king-leap`
a King that has not moved may leap once to an empty square at distance two.
"""

from game import Game
from movement import (ADMIRAL, AMAZON, ARCHER, BISHOP, BUFFALO, CAMEL, CANNON, CARDINAL, CENTAUR, DUCHESS, EAGLE, ELEPHANT, GIRAFFE, KING,
                      KNIGHT, LION, MACHINE, MARSHALL, MISSIONARY, PRINCE, QUEEN, RAPID_PAWN, RHINOCEROS, RING, ROOK, SORCERESS)


class Rules(Game):
    """Gigachess II."""

    id = "gigachess2"
    files = ranks = 14
    start = ("cmzvuhoaxfvzmc/ernbwjqkdwbnre/ppppiyglsipppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPIYGLSIPPPP/ERNBWJQKDWBNRE/"
             "CMZVUHOAXFVZMC w - - 0 1")
    kinds = {
        "P": RAPID_PAWN, "I": PRINCE, "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "E": ELEPHANT, "W": MACHINE, "L": LION,
        "M": CAMEL, "Z": GIRAFFE, "F": BUFFALO, "G": EAGLE, "U": RHINOCEROS, "C": CANNON, "V": ARCHER, "O": SORCERESS, "H": MARSHALL,
        "X": CARDINAL, "A": AMAZON, "J": CENTAUR, "S": ADMIRAL, "Y": MISSIONARY, "D": DUCHESS,
    }
    passing_victims = "PI"
    promotions = {"P": "Q", "I": "A", "N": "F", "M": "F", "Z": "F", "J": "L", "E": "L", "W": "L"}

    def __init__(self, options=None):
        super().__init__(options)
        if self.options.get("king-leap") in (True, "on"):
            self.king_leap = RING

    def start_text(self):
        """The start, with the Kings' rights if they may leap."""
        return self.start.replace("w -", "w Kk") if self.king_leap else self.start
