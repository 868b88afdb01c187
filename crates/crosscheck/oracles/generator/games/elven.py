"""Elven Chess, H. G. Muller: https://www.chessvariants.com/rules/elven-chess and http://history.chess.free.fr/mcmtc/appendix/elven.html.

10×10. Dwarf is a King that may be lost, Elf a Bishop and Goblin a Rook that also step as a King. The Warlock makes up to two steps of a
King: it leaps to any square within distance two, or captures on the next square and steps on or back, or steps onto an empty square and
back, which passes the turn. No Warlock captures the other when it would be captured in turn, even if only check forbids that. When
another piece has captured a Warlock, the answer must not be the capture of a Warlock. Pawns go two squares from the third rank and must
promote on entering the last three ranks, to pieces of chess. The King castles three squares.
"""

from board import name
from game import Game, Move, castling, kind_of, other, piece, side_of
from movement import ADMIRAL, BISHOP, KING, KNIGHT, LION, MISSIONARY, QUEEN, ROOK, directions, slow_pawn

AROUND = directions(0, 1) + directions(1, 1)


class Rules(Game):
    """Elven Chess."""

    id = "elven"
    files = ranks = 10
    start = "r3k4r/dnbgqwebnd/pppppppppp/10/10/10/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1"
    kinds = {
        "P": slow_pawn(3), "N": KNIGHT, "B": BISHOP, "R": ROOK, "Q": QUEEN, "K": KING, "D": KING, "E": MISSIONARY, "G": ADMIRAL, "W": LION,
    }
    castlings = (
        castling("K", "f1 i1 j1 h1"), castling("Q", "f1 c1 a1 d1"),
        castling("k", "e10 b10 a10 c10"), castling("q", "e10 h10 j10 g10"),
    )

    def promote(self, position, one, start, to):
        """On entering the last three ranks."""
        if kind_of(one) == "P" and self.board.relative_rank(side_of(one), to) >= 8:
            return "QRBN"
        return ("",)

    def avenged(self, position):
        """The square where another piece has just captured a Warlock, if one has."""
        return position.passed and position.passed[0] in position.pieces

    def piece_moves(self, position, sq, one):
        """The Warlock has moves of two steps besides."""
        if self.avenged(position):
            bare = position.copy()
            bare.passed = ()
            moves = super().piece_moves(bare, sq, one)
        else:
            moves = super().piece_moves(position, sq, one)
        yield from moves
        if kind_of(one) != "W":
            return
        pieces = position.pieces
        for x, y in AROUND:
            middle = sq[0] + x, sq[1] + y
            if not self.board.has(middle):
                continue
            victim = pieces.get(middle)
            if victim is None:
                yield Move(sq, sq, "", "pass")
                continue
            if side_of(victim) == position.side or not self.may_capture(one, victim):
                continue
            for p, q in AROUND:
                to = middle[0] + p, middle[1] + q
                if not self.board.has(to):
                    continue
                second = None if to == sq else pieces.get(to)
                if second is None or (side_of(second) != position.side and self.may_capture(one, second)):
                    yield Move(sq, to, "", "two steps", (middle,))

    def put(self, position, move):
        """The pieces after a move."""
        if move.does == "two steps":
            pieces = dict(position.pieces)
            one = pieces.pop(move.start)
            pieces.pop(move.more[0])
            pieces[move.to] = one
            return pieces
        return super().put(position, move)

    def captured(self, position, move):
        """The kinds that a move captures."""
        if move.does == "pass":
            return ""
        squares = {move.to, *move.more} if move.does == "two steps" else {move.to}
        return "".join(kind_of(position.pieces[sq]) for sq in squares - {move.start} if sq in position.pieces)

    def is_legal(self, position, move):
        """The rules about capturing Warlocks, then check."""
        if "W" in self.captured(position, move):
            if self.avenged(position):
                return False
            if position.pieces[move.start] == piece("W", position.side):
                if self.attacked(self.put(position, move), move.to, other(position.side)):
                    return False
        return super().is_legal(position, move)

    def text(self, move):
        """Two steps are written one after the other."""
        if move.does == "two steps":
            middle = name(move.more[0])
            return f"{name(move.start)}{middle},{middle}{name(move.to)}"
        return super().text(move)

    def play(self, position, move):
        """The square where another piece captured a Warlock is kept for the answer."""
        after = super().play(position, move)
        if "W" in self.captured(position, move) and position.pieces[move.start].upper() != "W":
            after.passed = (move.to,)
        return after

    def kept_rights(self, position, move):
        """A Rook that is captured on the first of two steps loses its right as well."""
        if move.does != "two steps":
            return super().kept_rights(position, move)
        first = move._replace(to=move.more[0], does="")
        return "".join(right for right in super().kept_rights(position, move) if right in super(Rules, self).kept_rights(position, first))
