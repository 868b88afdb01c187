"""Grant Acedrex, Alfonso X of Castile, 1283, as Jean-Louis Cazaux and Sonja Musser read it:
https://www.chessvariants.com/play/grantacedrex and http://history.chess.free.fr/acedrex.htm.

12×12. Pawns advance two squares from their first rank, the fourth, and there is no en passant. A Pawn becomes the piece that began on
the file where it arrives, on the King's file an Anqa. The Unicorn leaps as a Knight, then slides diagonally outwards. A King that has
not moved may leap two squares straight or diagonally, not out of check, not over an attacked square, not to capture.
"""

from game import Game
from movement import BISHOP, CAMEL, EAGLE, GIRAFFE, KING, ROOK, THREE_STRAIGHT, directions, knight_then_diagonal, slow_pawn


class Rules(Game):
    """Grant Acedrex."""

    id = "grant-acedrex"
    files = ranks = 12
    start = "rluzbakbzulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUZBAKBZULR w Kk - 0 1"
    kinds = {
        "P": slow_pawn(4), "R": ROOK, "L": THREE_STRAIGHT + CAMEL, "U": knight_then_diagonal(), "Z": GIRAFFE, "B": BISHOP, "A": EAGLE,
        "K": KING,
    }
    passing_capturers = passing_victims = ""
    king_leap = directions(0, 2) + directions(2, 2)
    #: what a Pawn becomes on each file
    becomes = "RLUZBAABZULR"

    def promote(self, position, one, start, to):
        """The piece of the file."""
        if one.upper() == "P" and self.board.relative_rank(position.side, to) == self.ranks:
            return (self.becomes[to[0]],)
        return ("",)
