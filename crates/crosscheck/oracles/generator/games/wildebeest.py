"""Wildebeest Chess, R. Wayne Schmittberger: https://en.wikipedia.org/wiki/Wildebeest_chess and
https://www.chessvariants.com/large.dir/wildebeest.html.

11×10. A Pawn goes up to three squares from the second rank and up to two from the third, and can be captured en passant on each square
that it passed over. It promotes to Queen or Wildebeest. The King castles by one to four squares towards a Rook, not onto its square.
Castling by one square has the same two squares as a step, so that it is written with the Rook's square. A player without moves loses.
"""

from game import Game, castling
from board import name
from movement import BISHOP, CAMEL, KING, KNIGHT, QUEEN, ROOK, pawn_captures, push


class Rules(Game):
    """Wildebeest Chess."""

    id = "wildebeest"
    files, ranks = 11, 10
    start = "rnccwkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKWCCNR w KQkq - 0 1"
    kinds = {
        "P": push(1) + push(3, ranks=(2,), least=2) + push(2, ranks=(3,), least=2) + pawn_captures(), "N": KNIGHT, "B": BISHOP, "R": ROOK,
        "Q": QUEEN, "K": KING, "C": CAMEL, "W": CAMEL + KNIGHT,
    }
    promotions = {"P": "QW"}
    castlings = tuple(
        castling(right, f"f{rank} {to}{rank} {rook}{rank} {back}{rank}")
        for rank, rights in ((1, "KQ"), (10, "kq"))
        for right, rook, way in zip(rights, "ka", (("gf", "hg", "ih", "ji"), ("ef", "de", "cd", "bc")))
        for to, back in way
    )
    stalemate = "loss"

    def text(self, move):
        """Castling by one square is written with the Rook's square."""
        if move.does == "castling" and abs(move.start[0] - move.to[0]) == 1:
            return name(move.start) + name(move.more[0])
        return super().text(move)
