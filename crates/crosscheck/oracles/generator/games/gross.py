"""Gross Chess, Fergus Duniho: https://www.chessvariants.com/rules/gross-chess.

12×12. On its first move, from the third rank, a Pawn may go two or three squares, and can be captured en passant on each square that it
passed over. It may promote on the last three ranks, and must on the last: to Bishop, Knight, Vao or Wizard, from the eleventh rank on to
Champion, Cannon or Rook too, on the twelfth to any piece. Only a piece in reserve can be chosen: the captured ones and those of two
chess sets, two Queens and four Rooks, Knights and Bishops. The King castles two squares or more, but not onto the Rook's.
"""

from game import Game, castling, piece
from movement import ARCHER, BISHOP, CANNON, CARDINAL, CHAMPION, KING, KNIGHT, MARSHALL, QUEEN, ROOK, WIZARD, slow_pawn


class Rules(Game):
    """Gross Chess."""

    id = "gross"
    files = ranks = 12
    start = ("mavwc2cwvam/1rsnbqkbnsr1/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/1RSNBQKBNSR1/MAVWC2CWVAM w KQkq - 0 1")
    kinds = {
        "P": slow_pawn(3, most=3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "S": CHAMPION, "W": WIZARD, "M": MARSHALL,
        "A": CARDINAL, "C": CANNON, "V": ARCHER,
    }
    castlings = tuple(
        castling(right, f"g{rank} {to}{rank} {rook}{rank} {back}{rank}")
        for rank, rights in ((2, "KQ"), (11, "kq"))
        for right, rook, way in zip(rights, "kb", (("ih", "ji"), ("ef", "de", "cd")))
        for to, back in way
    )
    #: rank → what a Pawn may become there
    choices = {10: "BNVW", 11: "BNVWSCR", 12: "BNVWSCRAMQ"}
    #: what is in reserve besides the captured pieces
    reserve = {"Q": 2, "R": 4, "N": 4, "B": 4}

    def promote(self, position, one, start, to):
        """What is in reserve, and staying a Pawn but on the last rank."""
        rank = self.board.relative_rank(position.side, to)
        if one.upper() != "P" or rank not in self.choices:
            return ("",)
        standing = list(position.pieces.values())

        def left(kind):
            mine = piece(kind, position.side)
            return self.begun.get(mine, 0) + self.reserve.get(kind, 0) - standing.count(mine)

        found = [kind for kind in self.choices[rank] if left(kind) > 0]
        return found if rank == self.ranks else ["", *found]
