"""The rules that games for two players share: check, castling, the King's leap, en passant, promotion, ends."""

from collections import namedtuple

from board import Board, Unreadable, kind_of, name, piece, read, side_of, square, squares

#: `does` says what is special: "" for nothing, "passing" for an en-passant capture, "castling", "leap", "swap", "pass".
#: `more` is what it needs: the squares passed over, the way of the Rook.
Move = namedtuple("Move", "start to promoted does more", defaults=("", "", ()))

Castling = namedtuple("Castling", "right king king_to rook rook_to partner")


def castling(right, text, partner="R"):
    """A castling from a text: King's square, its new one, Rook's square, its new one."""
    return Castling(right, *map(square, text.split()), partner)


def other(side):
    """The opponent."""
    return "b" if side == "w" else "w"


class Illegal(Exception):
    """A move that is not legal."""


class Game:
    """A game for two players. The games inherit from it and say what is theirs."""

    id = ""
    files = ranks = 8
    holes = ""
    start = ""
    #: kind → ways
    kinds = {}
    king = "K"
    #: kinds whose moves start the counting of idle plies anew
    progress = "P"
    #: kinds that capture en passant, and that can be captured so
    passing_capturers = passing_victims = "P"
    #: kind → kinds it becomes on the farthest rank, where it must
    promotions = {}
    castlings = ()
    #: the squares to which a King that has not moved may leap once
    king_leap = ()
    #: the squares where White's King may begin, if players choose; Black's are opposite
    king_begins = ""
    stalemate = "draw"
    repetitions, idle_limit = 3, 100
    #: kinds of which a single one does not win against a bare King
    too_weak = ""

    def __init__(self, options=None):
        self.options = options or {}
        self.board = Board(self.files, self.ranks, self.holes)
        self.lines, self.attacks = {}, {}
        for kind, ways in self.kinds.items():
            for side in "wb":
                self.compile(piece(kind, side), side, ways)
        start = read(self.start, self.board, self.kinds)
        self.homes = {side: self.begins(side, start) for side in "wb"}
        self.begun = {}
        for one in start.pieces.values():
            self.begun[one] = self.begun.get(one, 0) + 1

    def compile(self, one, side, ways):
        """The lines of a piece from each square, and for each pair of squares how the first is attacked from the second."""
        ahead = 1 if side == "w" else -1
        for sq in self.board.all:
            lines, attacks = [], {}
            for way in ways:
                if way.ranks and self.board.relative_rank(side, sq) not in way.ranks:
                    continue
                line = []
                for x, y in way.offsets:
                    to = sq[0] + x, sq[1] + y * ahead
                    if not self.board.has(to):
                        break
                    line.append(to)
                if len(line) <= way.first:
                    continue
                lines.append((tuple(line), way))
                if "c" in way.does:
                    for n in range(way.first, len(line)):
                        attacks.setdefault(line[n], []).append((tuple(line[:n]), way.screen))
            self.lines[one, sq] = lines
            self.attacks[one, sq] = attacks

    def begins(self, side, start):
        """The squares where a King may begin."""
        chosen = squares(self.king_begins)
        if side == "b":
            chosen = [(x, self.ranks - 1 - y) for x, y in chosen]
        return {self.find_king(start.pieces, side), *chosen}

    # -- positions

    def read(self, text):
        """The position of a text, without rights that nothing supports."""
        position = read(text or self.start_text(), self.board, self.kinds)
        for side in "wb":
            if self.find_king(position.pieces, side) is None:
                raise Unreadable("a King is missing")
        position.rights = self.real_rights(position)
        return position

    def start_text(self):
        """The start."""
        return self.start

    def real_rights(self, position):
        """The rights whose pieces stand where they begin."""
        kept = ""
        for right in position.rights:
            entries = [c for c in self.castlings if c.right == right]
            side = "w" if right.isupper() else "b"
            if entries:
                rook = position.pieces.get(entries[0].rook)
                if position.pieces.get(entries[0].king) == piece(self.king, side) and rook == piece(entries[0].partner, side):
                    kept += right
            elif self.king_leap and right.upper() == self.king:
                if self.find_king(position.pieces, side) in self.homes[side]:
                    kept += right
        return kept

    def find_king(self, pieces, side):
        """Where the King stands."""
        king = piece(self.king, side)
        return next((sq for sq, one in pieces.items() if one == king), None)

    # -- attacks

    def attacked(self, pieces, target, by):
        """Whether a player attacks a square."""
        attacks = self.attacks
        for sq, one in pieces.items():
            if side_of(one) != by:
                continue
            for between, screen in attacks[one, sq].get(target, ()):
                standing = 0
                for step in between:
                    if step in pieces:
                        standing += 1
                if standing == (1 if screen else 0):
                    return True
        return False

    def in_check(self, pieces, side):
        """Whether a player's King is attacked."""
        return self.attacked(pieces, self.find_king(pieces, side), other(side))

    # -- moves

    def may_capture(self, one, victim):
        """Whether a piece may capture another."""
        return kind_of(victim) != self.king

    def promote(self, position, one, start, to):
        """What a piece may become by a move: a list of kinds, in which "" is to stay as it is."""
        targets = self.promotions.get(kind_of(one))
        if targets and self.board.relative_rank(side_of(one), to) == self.last_rank(to):
            return targets
        return ("",)

    def last_rank(self, _to):
        """The farthest rank."""
        return self.ranks

    def candidates(self, position):
        """The moves of all pieces, before anyone asks about check."""
        pieces, side = position.pieces, position.side
        for sq, one in list(pieces.items()):
            if side_of(one) == side:
                yield from self.piece_moves(position, sq, one)
        yield from self.castling_moves(position)
        yield from self.leaping_moves(position)

    def piece_moves(self, position, sq, one):
        """The moves of one piece."""
        pieces, side, found = position.pieces, position.side, {}
        captures_passing = kind_of(one) in self.passing_capturers and position.passed
        for line, way in self.lines[one, sq]:
            standing = 0
            for n, to in enumerate(line):
                victim = pieces.get(to)
                if victim is None:
                    if standing == 0 and not way.screen and n >= way.first:
                        if captures_passing and to in position.passed and self.passes(way, sq, to):
                            found[to] = Move(sq, to, "", "passing")
                        elif "m" in way.does and found.get(to, None) is None:
                            passed = line[:n] if way.push and kind_of(one) in self.passing_victims else ()
                            found[to] = Move(sq, to, "", "", passed)
                    continue
                if way.screen and standing == 0:
                    standing = 1
                    continue
                if "c" in way.does and n >= way.first and side_of(victim) != side and self.may_capture(one, victim):
                    found[to] = Move(sq, to)
                break
        for move in found.values():
            for promoted in self.promote(position, one, sq, move.to):
                yield move._replace(promoted=promoted)

    def passes(self, _way, sq, to):
        """Whether a line can capture en passant: a Pawn's step diagonally ahead."""
        return sq[0] != to[0] and abs(sq[0] - to[0]) == 1 and abs(sq[1] - to[1]) == 1

    def passing_victim(self, position):
        """Where the piece stands that can be captured en passant."""
        back = -1 if position.side == "w" else 1
        last = min(position.passed, key=lambda sq: sq[1]) if back < 0 else max(position.passed, key=lambda sq: sq[1])
        return last[0], last[1] + back

    def castling_moves(self, position):
        """Castling: nothing between King and Rook, and the King neither in check nor across or onto an attacked square."""
        pieces, side = position.pieces, position.side
        for entry in self.castlings:
            if entry.right not in position.rights or (entry.right.isupper()) != (side == "w"):
                continue
            if pieces.get(entry.king) != piece(self.king, side) or pieces.get(entry.rook) != piece(entry.partner, side):
                continue
            rank, step = entry.king[1], 1 if entry.rook[0] > entry.king[0] else -1
            if any((x, rank) in pieces for x in range(entry.king[0] + step, entry.rook[0], step)):
                continue
            without = dict(pieces)
            king = without.pop(entry.king)
            way = range(entry.king[0], entry.king_to[0] + step, step)
            if any(self.attacked({**without, (x, rank): king}, (x, rank), other(side)) for x in way):
                continue
            yield Move(entry.king, entry.king_to, "", "castling", (entry.rook, entry.rook_to))

    def leaping_moves(self, position):
        """The King's leap: once, not in check, onto an empty square, with a way over which it is not attacked."""
        pieces, side = position.pieces, position.side
        right = piece(self.king, side)
        if not self.king_leap or right not in position.rights:
            return
        home = self.find_king(pieces, side)
        without = dict(pieces)
        king = without.pop(home)
        safe = {}

        def is_safe(sq):
            if sq not in safe:
                safe[sq] = not self.attacked({**without, sq: king}, sq, other(side))
            return safe[sq]

        if not is_safe(home):
            return
        for x, y in self.king_leap:
            to = home[0] + x, home[1] + y
            if not self.board.has(to) or to in pieces or not is_safe(to):
                continue
            middles = self.middles(x, y)
            if any(self.board.has(middle) and is_safe(middle) for middle in ((home[0] + p, home[1] + q) for p, q in middles)):
                yield Move(home, to, "", "leap")

    @staticmethod
    def middles(x, y):
        """The squares over which a King leaps: the one between, or for a Knight's leap the two that are next to both ends."""
        if abs(x) != 1 and abs(y) != 1:
            return [(x // 2, y // 2)]
        near = [(p, q) for p in (-1, 0, 1) for q in (-1, 0, 1) if p or q]
        return [(p, q) for p, q in near if max(abs(x - p), abs(y - q)) == 1]

    def put(self, position, move):
        """The pieces after a move."""
        pieces = dict(position.pieces)
        if move.does == "pass":
            return pieces
        one = pieces.pop(move.start)
        if move.does == "swap":
            pieces[move.start] = pieces.pop(move.to)
        if move.does == "passing":
            pieces.pop(self.passing_victim(position))
        if move.does == "castling":
            pieces[move.more[1]] = pieces.pop(move.more[0])
        pieces[move.to] = piece(move.promoted, position.side) if move.promoted else one
        return pieces

    def legal(self, position):
        """The legal moves, by their text. Only the position counts: draws by rule do not end the list."""
        if self.goal(position) is not None:
            return {}
        found = {}
        for move in self.candidates(position):
            if self.is_legal(position, move):
                found[self.text(move)] = move
        return found or self.last_resort(position)

    def is_legal(self, position, move):
        """Whether a move leaves the own King safe."""
        return not self.in_check(self.put(position, move), position.side)

    def last_resort(self, _position):
        """What a player without moves may do."""
        return {}

    def text(self, move):
        """A move in coordinates."""
        if move.does == "pass":
            return "0000"
        return name(move.start) + name(move.to) + move.promoted.lower()

    def play(self, position, move):
        """The position after a move."""
        after = position.copy()
        after.pieces = self.put(position, move)
        after.side = other(position.side)
        after.number += position.side == "b"
        captured = len(after.pieces) < len(position.pieces)
        mover = kind_of(position.pieces[move.start]) if move.does != "pass" else ""
        after.idle = 0 if captured or (mover and mover in self.progress) else position.idle + 1
        after.passed = move.more if move.does == "" else ()
        after.rights = self.kept_rights(position, move)
        return after

    def kept_rights(self, position, move):
        """The rights that a move leaves: none of a King or a Rook that has left, or whose square was entered."""
        if move.does == "pass":
            return position.rights
        kept = ""
        for right in position.rights:
            entries = [c for c in self.castlings if c.right == right]
            touched = {entries[0].king, entries[0].rook} if entries else set()
            if not entries:
                king = piece(self.king, "w" if right.isupper() else "b")
                if position.pieces.get(move.start) == king:
                    continue
            if move.start not in touched and move.to not in touched:
                kept += right
        return kept

    # -- ends

    def goal(self, _position):
        """Who has won by a goal other than checkmate: None for nobody."""
        return None

    def end(self, game):
        """How a game has ended: None if it goes on, the winners' letters, or an empty list for a draw."""
        position, moves = game.position, game.moves
        goal = self.goal(position)
        if goal is not None:
            return goal
        if not moves:
            if game.check:
                return [other(position.side)]
            return {"draw": [], "loss": [other(position.side)]}[self.stalemate]
        if self.repetitions and game.seen[game.key] >= self.repetitions:
            return []
        if self.idle_limit and position.idle >= self.idle_limit:
            return []
        return self.material(position)

    def material(self, position):
        """What the pieces that are left say."""
        rest = [kind_of(one) for one in position.pieces.values() if kind_of(one) != self.king]
        if not rest or (len(rest) == 1 and rest[0] in self.too_weak):
            return []
        return None


class Played:
    """A game as it is played: the position, its moves, what has been seen."""

    def __init__(self, game, start=None):
        self.game, self.seen = game, {}
        self.position = game.read(start)
        self.look()

    def look(self):
        """Take note of a new position."""
        self.moves = self.game.legal(self.position)
        self.check = self.game.in_check(self.position.pieces, self.position.side)
        usable = self.position.passed if any(m.does == "passing" for m in self.moves.values()) else ()
        self.key = (frozenset(self.position.pieces.items()), self.position.side, self.position.rights, usable)
        self.seen[self.key] = self.seen.get(self.key, 0) + 1

    def play(self, text):
        """Play a move."""
        move = self.moves.get(text)
        if move is None:
            raise Illegal(f"{text} is not legal")
        self.position = self.game.play(self.position, move)
        self.look()

    def answer(self):
        """The position as the answer tells it."""
        return {"moves": " ".join(sorted(self.moves)), "check": self.check, "end": self.game.end(self)}
