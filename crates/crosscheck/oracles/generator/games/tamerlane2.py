"""Tamerlane II, Jean-Louis Cazaux: http://history.chess.free.fr/tamerlane2.htm, with his notes of 2020 and 2021.

11×11. Pawns are those of chess, with a double step from their first rank, the third; they promote to Queen. The Prince steps as a King,
and from its first rank, the second, two squares ahead over an empty one; since 2021 it is the Prince of the inventor's other games and
promotes as the Pawn does. It can be captured en passant as in those. A Ship that reaches a corner of the farthest rank becomes an Eagle.
No castling. A checkmated King may change places with a Prince, wherever that stands.
"""

from game import Game, Move, piece
from movement import BISHOP, CAMEL, CANNON, EAGLE, ELEPHANT, KING, KNIGHT, QUEEN, ROOK, SHIP, push, slow_pawn


class Rules(Game):
    """Tamerlane II."""

    id = "tamerlane2"
    files = ranks = 11
    start = "e1m1c1c1m1e/rnbsikisbnr/ppppppppppp/11/11/11/11/11/PPPPPPPPPPP/RNBSIKISBNR/E1M1C1C1M1E w - - 0 1"
    kinds = {
        "P": slow_pawn(3), "I": KING + push(2, ranks=(2,), least=2), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING,
        "E": ELEPHANT, "M": CAMEL, "C": CANNON, "S": SHIP, "G": EAGLE,
    }
    passing_victims = "PI"
    promotions = {"P": "Q", "I": "Q", "S": "G"}

    def promote(self, position, one, start, to):
        """A Ship promotes in the corners only."""
        if one.upper() == "S" and to[0] not in (0, self.files - 1):
            return ("",)
        return super().promote(position, one, start, to)

    def last_resort(self, position):
        """A checkmated King changes places with a Prince."""
        side, found = position.side, {}
        if self.in_check(position.pieces, side):
            king = self.find_king(position.pieces, side)
            for sq, one in position.pieces.items():
                if one == piece("I", side):
                    move = Move(king, sq, "", "swap")
                    if self.is_legal(position, move):
                        found[self.text(move)] = move
        return found
