"""Chu Shogi: https://en.wikipedia.org/wiki/Chu_shogi, with the rules of the Japanese Chu Shogi Association on Lions.

Written as a test of what games/dai_shogi.py shares with it. 12×12, no drops. A piece may promote when it enters the last four ranks, or
when it captures from, to or within them; a Pawn or a Lance also when it reaches the last rank. The Lion makes up to two steps of a King,
each of which may capture; Horned Falcon and Soaring Eagle do so straight ahead only, or on the two diagonals ahead. King and Prince are
royal: only a player's last one can be in check. Who is checkmated or stalemated has lost.

A Lion must not capture a Lion that is not next to it if it would be captured in turn, unless it captures another piece on the way that
is neither Pawn nor Go-Between. When another piece has captured a Lion, the answer must not be the capture of a Lion elsewhere by another
piece than a Lion.
"""

from board import Unreadable, name, read
from game import Game, Move, kind_of, other, piece, side_of
from movement import ALFIL, BISHOP, DABBABA, FERS, KING, LION, QUEEN, ROOK, WAZIR, Way, chosen, directions

AROUND = directions(0, 1) + directions(1, 1)
STRAIGHT_AHEAD, AHEAD_DIAGONALLY = [(0, 1)], [(1, 1), (-1, 1)]


def toward(ways, *wanted):
    """Of lines that go in one direction each, those that go in one of these."""
    def sign(n):
        return (n > 0) - (n < 0)
    return chosen(ways, lambda x, y: (sign(x), sign(y)) in wanted)


N, S, W, E, NE, NW, SE, SW = (0, 1), (0, -1), (-1, 0), (1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)
GOLD = toward(KING, N, NE, NW, E, W, S)
VERTICAL, SIDEWAYS = toward(ROOK, N, S), toward(ROOK, E, W)


def leaps_of_two(ways):
    """Lines of a Queen, but with a leap of up to two squares in some directions."""
    return [Way([(x, y)]) for x, y in ways] + [Way([(2 * x, 2 * y)]) for x, y in ways]


SMALL = {
    "P": toward(KING, N), "I": toward(KING, N, S), "L": toward(ROOK, N), "F": toward(KING, N, S, NE, NW, SE, SW),
    "C": toward(KING, N, NE, NW, S), "S": toward(KING, N, NE, NW, SE, SW), "G": GOLD, "E": toward(KING, N, NE, NW, E, W, SE, SW),
    "T": toward(KING, NE, NW, E, W, SE, SW, S), "O": FERS + DABBABA, "X": WAZIR + ALFIL, "A": VERTICAL, "B": BISHOP,
    "M": SIDEWAYS + toward(KING, N, S), "V": VERTICAL + toward(KING, E, W), "R": ROOK, "H": BISHOP + WAZIR, "D": ROOK + FERS, "N": LION,
    "Q": QUEEN, "K": KING,
}
PROMOTED = {
    "+P": GOLD, "+I": SMALL["E"], "+L": VERTICAL + toward(BISHOP, NE, NW), "+F": BISHOP, "+C": SMALL["M"], "+S": SMALL["V"], "+G": ROOK,
    "+E": KING, "+T": VERTICAL + KING, "+O": LION, "+X": QUEEN, "+A": VERTICAL + toward(BISHOP, SE, SW), "+B": SMALL["H"],
    "+M": SIDEWAYS + BISHOP, "+V": VERTICAL + BISHOP, "+R": SMALL["D"],
    "+H": toward(QUEEN, S, E, W, NE, NW, SE, SW) + leaps_of_two(STRAIGHT_AHEAD),
    "+D": toward(QUEEN, N, S, E, W, SE, SW) + leaps_of_two(AHEAD_DIAGONALLY),
}


class Rules(Game):
    """Chu Shogi."""

    id = "chu-shogi"
    files = ranks = 12
    start = ("lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/"
             "LFCSGKEGSCFL w - - 0 1")
    kinds = {**SMALL, **PROMOTED}
    zone = 4
    royal = ("K", "+E")
    lions = ("N", "+O")
    minor = ("P", "I")
    #: the kinds that may promote on the last rank although they come from the zone and capture nothing
    last_chance = ("P", "L")
    #: kind → the directions in which it is a Lion, None for all
    two_steps = {"N": None, "+O": None, "+H": STRAIGHT_AHEAD, "+D": AHEAD_DIAGONALLY}
    passing_victims = passing_capturers = progress = ""
    repetitions, idle_limit = 4, 0
    stalemate = "loss"

    # -- royal pieces

    def royals(self, pieces, side):
        """Where a player's royal pieces stand."""
        mine = {piece(kind, side) for kind in self.royal}
        return [sq for sq, one in pieces.items() if one in mine]

    def find_king(self, pieces, side):
        """One of the royal pieces."""
        return next(iter(self.royals(pieces, side)), None)

    def in_check(self, pieces, side):
        """Whether a player's only royal piece is attacked."""
        royals = self.royals(pieces, side)
        return len(royals) == 1 and self.attacked(pieces, royals[0], other(side))

    def may_capture(self, one, victim):
        """Royal pieces can be captured."""
        return True

    def goal(self, position):
        """Who has no royal piece has lost."""
        for side in "wb":
            if not self.royals(position.pieces, side):
                return [other(side)]
        return None

    def read(self, text):
        """The position of a text."""
        position = read(text or self.start, self.board, self.kinds)
        if all(not self.royals(position.pieces, side) for side in "wb"):
            raise Unreadable("there is no royal piece")
        return position

    # -- moves

    def promote(self, position, one, start, to):
        """Promotion is a choice where it is possible."""
        kind = kind_of(one)
        if f"+{kind}" not in self.kinds or kind.startswith("+"):
            return ("",)
        side = position.side
        first = self.ranks - self.zone + 1
        begins = self.board.relative_rank(side, start) >= first
        ends = self.board.relative_rank(side, to) >= first
        captures = to in position.pieces
        arrives = kind in self.last_chance and self.board.relative_rank(side, to) == self.ranks
        if (ends and not begins) or (captures and (begins or ends)) or arrives:
            return ("", f"+{kind}")
        return ("",)

    def piece_moves(self, position, sq, one):
        """Lions and those that are Lions in some directions capture on the way, return, and pass."""
        yield from super().piece_moves(position, sq, one)
        kind = kind_of(one)
        if kind not in self.two_steps:
            return
        steps = self.two_steps[kind]
        ahead = 1 if position.side == "w" else -1
        firsts = AROUND if steps is None else [(x, y * ahead) for x, y in steps]
        pieces = position.pieces
        for x, y in firsts:
            middle = sq[0] + x, sq[1] + y
            if not self.board.has(middle):
                continue
            victim = pieces.get(middle)
            if victim is None:
                yield Move(sq, sq, "", "pass")
            elif side_of(victim) != position.side:
                seconds = AROUND if steps is None else [(x, y), (-x, -y)]
                for p, q in seconds:
                    to = middle[0] + p, middle[1] + q
                    if self.board.has(to) and (to == sq or to not in pieces or side_of(pieces[to]) != position.side):
                        yield Move(sq, to, "", "two steps", (middle,))

    def put(self, position, move):
        """The pieces after a move."""
        if move.does != "two steps":
            return super().put(position, move)
        pieces = dict(position.pieces)
        one = pieces.pop(move.start)
        pieces.pop(move.more[0])
        pieces[move.to] = one
        return pieces

    def victims(self, position, move):
        """Square → piece that a move captures."""
        if move.does == "pass":
            return {}
        squares = {move.to, *move.more} if move.does == "two steps" else {move.to}
        return {sq: position.pieces[sq] for sq in squares - {move.start} if sq in position.pieces}

    def is_legal(self, position, move):
        """The rules on Lions, then check."""
        victims = self.victims(position, move)
        lions = [sq for sq, one in victims.items() if kind_of(one) in self.lions]
        mover = kind_of(position.pieces[move.start])
        if lions and mover in self.lions:
            far = [sq for sq in lions if max(abs(sq[0] - move.start[0]), abs(sq[1] - move.start[1])) > 1]
            more = [one for sq, one in victims.items() if sq not in lions and kind_of(one) not in self.minor]
            if far and not more and self.attacked(self.put(position, move), move.to, other(position.side)):
                return False
        elif lions and position.passed and any(sq not in position.passed for sq in lions):
            return False
        return not self.in_check(self.put(position, move), position.side)

    def text(self, move):
        """A promotion is written with a plus, two steps one after the other."""
        if move.does == "two steps":
            middle = name(move.more[0])
            return f"{name(move.start)}{middle},{middle}{name(move.to)}"
        if move.does == "pass":
            return "0000"
        return name(move.start) + name(move.to) + ("+" if move.promoted else "")

    def play(self, position, move):
        """The square where another piece has captured a Lion is kept for the answer."""
        after = super().play(position, move)
        lions = [sq for sq, one in self.victims(position, move).items() if kind_of(one) in self.lions]
        another = kind_of(position.pieces[move.start]) not in self.lions
        after.passed = tuple(lions) if another else ()
        return after

    def material(self, position):
        """Bare royal pieces."""
        return None
