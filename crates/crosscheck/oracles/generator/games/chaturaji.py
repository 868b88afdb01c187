"""Imperial Chaturaji: the rules page of its server, and this project's settled rules of it, which fill its gaps.

8×8, four players, points. Everything is here, as nothing is shared with the games for two players.
"""

from board import Unreadable, name
from game import Illegal

PLAYERS = "rgby"
POINTS = {"P": 1, "B": 2, "N": 3, "E": 4, "K": 5}
ALL_KINGS = 54
#: which way Pawns go
FORWARD = {"r": (-1, 0), "g": (0, 1), "b": (1, 0), "y": (0, -1)}
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
JUMPS = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
#: the kind of each square of a far rank, counted along it
RANK = "BNEKKENB"
SUDDEN_DEATH, IDLE_LIMIT = 20, 200
ORDER = [(x, y) for y in range(8) for x in range(8)]


def inside(sq):
    """Whether the square exists."""
    return 0 <= sq[0] < 8 and 0 <= sq[1] < 8


class Rules:
    """Imperial Chaturaji."""

    id = "chaturaji"
    start = ("bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,2,rP,rB "
             "r 0,0,0,0 -,-,-,- - 0 1")

    def __init__(self, _options=None):
        pass

    def played(self, _rules, start):
        """A game from a start."""
        return Table(start or self.start)


class Table:
    """A game as it is played."""

    def __init__(self, text):
        fields = text.split()
        try:
            placement, self.side, scores, kings, left, idle, ply = fields
            self.pieces = self.read(placement)
            self.scores = dict(zip(PLAYERS, map(int, scores.split(","))))
            self.kings = {player: set(taken) - {"-"} for player, taken in zip(PLAYERS, kings.split(","))}
            self.left = None if left == "-" else int(left)
            self.idle, self.ply = int(idle), int(ply)
        except ValueError as error:
            raise Unreadable(str(error)) from error
        self.moves = self.legal()

    @staticmethod
    def read(placement):
        """Square → (player, kind)."""
        pieces = {}
        for down, row in enumerate(placement.split("/")):
            x = 0
            for cell in row.split(","):
                if cell.isdigit():
                    x += int(cell)
                else:
                    pieces[x, 7 - down] = cell[0], cell[1]
                    x += 1
            if x != 8:
                raise Unreadable(f"{x} files in {row}")
        return pieces

    # -- who is in

    def of(self, player):
        """The kinds of a player's pieces."""
        return [kind for owner, kind in self.pieces.values() if owner == player]

    def is_in(self, player):
        """A player is out without a King, or with nothing else."""
        kinds = self.of(player)
        return "K" in kinds and len(kinds) > kinds.count("K")

    def playing(self):
        """The players still in."""
        return [player for player in PLAYERS if self.is_in(player)]

    def winners(self):
        """Who has won, or None if the game goes on."""
        if len(self.playing()) > 1 and self.left != 0 and self.idle < IDLE_LIMIT:
            return None
        best = max(self.scores.values())
        return [player for player in PLAYERS if self.scores[player] == best]

    # -- moves

    def legal(self):
        """The moves of the player whose turn it is."""
        if self.winners() is not None:
            return {}
        found = {}
        for sq, (owner, kind) in self.pieces.items():
            if owner == self.side:
                for to in self.reach(sq, kind):
                    found[name(sq) + name(to)] = sq, to
        return found or {"0000": None}

    def enters(self, to):
        """Whether a piece can stop there: on an empty square or on another player's piece."""
        return inside(to) and (to not in self.pieces or self.pieces[to][0] != self.side)

    def reach(self, sq, kind):
        """Where a piece can go."""
        x, y = sq
        if kind == "P":
            p, q = FORWARD[self.side]
            if inside((x + p, y + q)) and (x + p, y + q) not in self.pieces:
                yield x + p, y + q
            for to in ((x + p + q, y + q + p), (x + p - q, y + q - p)):
                if to in self.pieces and self.pieces[to][0] != self.side:
                    yield to
        elif kind == "E":
            for p, q in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                to = x + p, y + q
                while inside(to):
                    if self.enters(to):
                        yield to
                    if to in self.pieces:
                        break
                    to = to[0] + p, to[1] + q
        else:
            leaps = {"K": STEPS, "N": JUMPS, "B": [(p, q) for p in (-2, 2) for q in (-2, 2)]}[kind]
            yield from ((x + p, y + q) for p, q in leaps if self.enters((x + p, y + q)))

    # -- a move

    def play(self, text):
        """Move and capture, triumph of the Boat, promotions, who is out, sudden death."""
        if text not in self.moves:
            raise Illegal(f"{text} is not legal")
        before = self.playing()
        progress, moved = False, None
        if self.moves[text]:
            sq, moved = self.moves[text]
            kind = self.pieces[sq][1]
            progress = kind == "P" or moved in self.pieces
            self.capture(moved)
            self.pieces[moved] = self.pieces.pop(sq)
            if kind == "B":
                for boat in self.triumph(moved):
                    self.capture(boat)
                    progress = True
        progress |= self.promote(before, moved)
        after = self.playing()
        if self.left is not None:
            self.left -= 1
        elif len(after) <= 2:
            self.left = SUDDEN_DEATH
        self.idle = 0 if progress else self.idle + 1
        self.ply += 1
        turn = PLAYERS.index(self.side)
        rest = [PLAYERS[(turn + n) % 4] for n in range(1, 5)]
        self.side = next((player for player in rest if player in after), self.side)
        self.moves = self.legal()

    def capture(self, sq):
        """Take what stands there, for points."""
        if sq not in self.pieces:
            return
        owner, kind = self.pieces.pop(sq)
        points = POINTS[kind]
        if kind == "K":
            taken = self.kings[self.side]
            others = set(PLAYERS) - {self.side}
            if owner not in taken and taken | {owner} == others:
                points = ALL_KINGS
            taken.add(owner)
        self.scores[self.side] += points

    def triumph(self, sq):
        """The three other Boats of each square of four that the moved one completes."""
        found = set()
        for x in (sq[0] - 1, sq[0]):
            for y in (sq[1] - 1, sq[1]):
                four = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
                if all(self.pieces.get(one, ("", ""))[1] == "B" for one in four):
                    found |= four - {sq}
        return found

    def promote(self, players, moved):
        """Promote Pawns for as long as one can: the moved one first, then by square."""
        promoted = False
        while True:
            order = ([moved] if moved else []) + ORDER
            ready = next((sq for sq in order if self.promotes(sq, players)), None)
            if ready is None:
                return promoted
            self.pieces[ready] = self.pieces[ready][0], self.promotes(ready, players)
            promoted = True

    def promotes(self, sq, players):
        """What a Pawn becomes there, or None."""
        owner, kind = self.pieces.get(sq, ("", ""))
        if kind != "P" or owner not in players:
            return None
        p, q = FORWARD[owner]
        if inside((sq[0] + p, sq[1] + q)):
            return None
        target = RANK[sq[1]] if p else RANK[sq[0]]
        kinds = self.of(owner)
        if target in kinds:
            return None
        pawns, boats = kinds.count("P"), kinds.count("B")
        if target in "NE":
            return target if pawns <= 2 else None
        alone = pawns == 1 and boats <= 1 and all(other in "PBK" for other in kinds)
        return target if alone else None

    def answer(self):
        """The position as the answer tells it: with its text, which has the points. There is no check."""
        winners = self.winners()
        return {"moves": " ".join(sorted(self.moves)), "check": False, "end": winners, "fen": self.text()}

    def text(self):
        """The position text."""
        rows = []
        for y in reversed(range(8)):
            cells, empty = [], 0
            for x in range(8):
                if (x, y) in self.pieces:
                    cells += [str(empty)] * (empty > 0) + ["".join(self.pieces[x, y])]
                    empty = 0
                else:
                    empty += 1
            rows.append(",".join(cells + [str(empty)] * (empty > 0)))
        kings = ",".join("".join(p for p in PLAYERS if p in self.kings[player]) or "-" for player in PLAYERS)
        scores = ",".join(str(self.scores[player]) for player in PLAYERS)
        left = "-" if self.left is None else str(self.left)
        return f"{'/'.join(rows)} {self.side} {scores} {kings} {left} {self.idle} {self.ply}"
