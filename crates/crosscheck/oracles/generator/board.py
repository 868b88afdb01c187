"""Squares and position texts.

A square is a pair (file, rank), both counted from 0; a1 is (0, 0). A position text is what docs/definitions.md
calls so: placement, player, rights, squares passed over, plies without progress, number of the move.
"""

FILES = "abcdefghijklmnop"
HOLE = "*"


class Unreadable(Exception):
    """A position text that cannot be read."""


def square(name):
    """The square of a name such as `e4`."""
    return FILES.index(name[0]), int(name[1:]) - 1


def name(sq):
    """The name of a square."""
    return f"{FILES[sq[0]]}{sq[1] + 1}"


def squares(names):
    """The squares of a text such as `e4 d5`, or of `e4d5`."""
    found, text = [], names.replace(" ", "")
    while text:
        end = 1
        while end < len(text) and text[end].isdigit():
            end += 1
        found.append(square(text[:end]))
        text = text[end:]
    return found


def side_of(piece):
    """Whose piece it is: capital letters are White's."""
    return "w" if piece.upper() == piece else "b"


def kind_of(piece):
    """The letter of the kind, in capitals."""
    return piece.upper()


def piece(kind, side):
    """The piece of a kind and a side."""
    return kind if side == "w" else kind.lower()


class Board:
    """The empty board: its size and its holes."""

    def __init__(self, files, ranks, holes=""):
        self.files, self.ranks, self.holes = files, ranks, set(squares(holes))
        self.all = [(x, y) for y in range(ranks) for x in range(files) if (x, y) not in self.holes]

    def has(self, sq):
        """Whether the square exists."""
        return 0 <= sq[0] < self.files and 0 <= sq[1] < self.ranks and sq not in self.holes

    def rank_for(self, side, rank):
        """A rank counted from 1 from the side of a player, as a number from 0."""
        return rank - 1 if side == "w" else self.ranks - rank

    def relative_rank(self, side, sq):
        """The rank of a square, counted from 1 from the side of a player."""
        return sq[1] + 1 if side == "w" else self.ranks - sq[1]


class Position:
    """Everything that a position text says."""

    __slots__ = ("pieces", "side", "rights", "passed", "idle", "number")

    def __init__(self, pieces, side, rights, passed, idle, number):
        self.pieces, self.side, self.rights = pieces, side, rights
        self.passed, self.idle, self.number = passed, idle, number

    def copy(self):
        """The same position, to be changed."""
        return Position(dict(self.pieces), self.side, self.rights, self.passed, self.idle, self.number)


def read(text, board, kinds):
    """The position of a text."""
    fields = text.split()
    if not fields:
        raise Unreadable("the position text is empty")
    fields += ["w", "-", "-", "0", "1"][len(fields) - 1:]
    rows = fields[0].split("/")
    if len(rows) != board.ranks:
        raise Unreadable(f"{len(rows)} ranks instead of {board.ranks}")
    pieces = {}
    for down, row in enumerate(rows):
        rank, x, i = board.ranks - 1 - down, 0, 0
        while i < len(row):
            end = i + 1
            if row[i].isdigit():
                while end < len(row) and row[end].isdigit():
                    end += 1
                x += int(row[i:end])
            elif row[i] == HOLE:
                if (x, rank) not in board.holes:
                    raise Unreadable(f"{name((x, rank))} is no hole")
                x += 1
            else:
                if row[i] == "+":
                    end += 1
                while end < len(row) and row[end] in "'\"!":
                    end += 1
                if kind_of(row[i:end]) not in kinds:
                    raise Unreadable(f"no kind has the letter {row[i:end]}")
                if not board.has((x, rank)):
                    raise Unreadable(f"a piece outside of the board in {row}")
                pieces[x, rank] = row[i:end]
                x += 1
            i = end
        if x != board.files:
            raise Unreadable(f"{x} files instead of {board.files} in {row}")
    if fields[1] not in ("w", "b"):
        raise Unreadable(f"no player has the letter {fields[1]}")
    rights = "" if fields[2] == "-" else fields[2].split("/")[0]
    try:
        passed = () if fields[3] == "-" else tuple(squares(fields[3]))
        idle, number = int(fields[4]), int(fields[5])
    except ValueError as error:
        raise Unreadable(str(error)) from error
    return Position(pieces, fields[1], rights, passed, idle, number)


def write(position, board):
    """The text of a position."""
    rows = []
    for rank in reversed(range(board.ranks)):
        row, empty = "", 0
        for x in range(board.files):
            sign = HOLE if (x, rank) in board.holes else position.pieces.get((x, rank))
            if sign is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + sign
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    passed = "".join(map(name, position.passed)) or "-"
    return " ".join(["/".join(rows), position.side, position.rights or "-", passed, str(position.idle), str(position.number)])
