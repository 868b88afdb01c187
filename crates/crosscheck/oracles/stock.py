"""Where the workshop's stock pieces may go, from descriptions in words of their own.

Prints the record `crates/workshop/tests/stock.json`: positions of a board of 15 by 15 squares with the piece (X) in the middle, some with
others (B) about it, and the squares to which the piece may go. `python3 crates/crosscheck/oracles/stock.py > crates/workshop/tests/stock.json`

Each piece is described as the Piececlopedia of chessvariants.com, Wikipedia's list of fairy chess pieces or Jean-Louis Cazaux's pages do it,
not by its Betza text. Directions are those of a player who sees the board from below.
"""

import json

SIDE = 15
CENTRE = (7, 7)
# Far from every line of every piece in the middle.
KINGS = {(0, 3): "K", (14, 11): "k"}

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
ALL = STRAIGHT + DIAGONAL


class Board:
    """What stands where, as the piece's owner sees it: `own`, `foe` or nothing."""

    def __init__(self, others):
        self.others = others

    def inside(self, square):
        return 0 <= square[0] < SIDE and 0 <= square[1] < SIDE

    def empty(self, square):
        return self.inside(square) and square not in self.others

    def foe(self, square):
        return self.others.get(square) == "foe"

    def enterable(self, square):
        return self.empty(square) or self.foe(square)


def plus(square, step, times=1):
    return (square[0] + step[0] * times, square[1] + step[1] * times)


def turns(long, short):
    """All squares at a distance of `long` one way and `short` the other."""
    pairs = {(long, short), (short, long)}
    return sorted({(x * i, y * j) for x, y in pairs for i in (1, -1) for j in (1, -1)})


def leaps(*distances):
    """May jump to any of these distances, whatever stands between."""
    def moves(board):
        for long, short in distances:
            for step in turns(long, short):
                if board.enterable(plus(CENTRE, step)):
                    yield plus(CENTRE, step)
    return moves


def steps(directions, may_move=True, may_capture=True):
    """One square in these directions."""
    def moves(board):
        for step in directions:
            square = plus(CENTRE, step)
            if may_move and board.empty(square) or may_capture and board.foe(square):
                yield square
    return moves


def run(board, start, step, captures=True):
    """On and on from a square, which is not among them, until something stands in the way."""
    square = plus(start, step)
    while board.empty(square):
        yield square
        square = plus(square, step)
    if captures and board.foe(square):
        yield square


def slides(directions, captures=True):
    def moves(board):
        for step in directions:
            yield from run(board, CENTRE, step, captures)
    return moves


def two_steps_without_capture(directions):
    """Two squares on, if both are empty."""
    def moves(board):
        for step in directions:
            if board.empty(plus(CENTRE, step)) and board.empty(plus(CENTRE, step, 2)):
                yield plus(CENTRE, step, 2)
    return moves


def step_then_slide(firsts, away):
    """One step, where it may stop, then a slide that leads on away from the middle."""
    def moves(board):
        for first in firsts:
            corner = plus(CENTRE, first)
            if board.enterable(corner):
                yield corner
            if board.empty(corner):
                for step in away(first):
                    yield from run(board, corner, step)
    return moves


def straight_then_outwards(board):
    """One step straight, where it may not stop and nothing may stand, then one aslant that leads on: the Horse of Xiangqi."""
    for first in STRAIGHT:
        bend = plus(CENTRE, first)
        if board.empty(bend):
            for step in DIAGONAL:
                if step[0] * first[0] + step[1] * first[1] > 0 and board.enterable(plus(bend, step)):
                    yield plus(bend, step)


def captures_over_one(directions):
    """Captures the first enemy behind exactly one piece, at any distance."""
    def moves(board):
        for step in directions:
            square = plus(CENTRE, step)
            while board.empty(square):
                square = plus(square, step)
            square = plus(square, step)
            while board.empty(square):
                square = plus(square, step)
            if board.foe(square):
                yield square
    return moves


def grasshops(directions):
    """Goes to the first piece of a line and lands on the square right behind it."""
    def moves(board):
        for step in directions:
            square = plus(CENTRE, step)
            while board.empty(square):
                square = plus(square, step)
            if board.inside(square) and board.enterable(plus(square, step)):
                yield plus(square, step)
    return moves


def circles():
    """Knight's leaps of which each turns by an eighth, always the same way."""
    round_trip = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

    def moves(board):
        for begin in range(8):
            for way in (1, -1):
                square = CENTRE
                for number in range(7):
                    square = plus(square, round_trip[(begin + way * number) % 8])
                    if board.enterable(square):
                        yield square
                    if not board.empty(square):
                        break
    return moves


def both(*parts):
    def moves(board):
        for part in parts:
            yield from part(board)
    return moves


AHEAD = [(0, 1)]
AHEAD_ASLANT = [(1, 1), (-1, 1)]
king, rook, bishop, queen = steps(ALL), slides(STRAIGHT), slides(DIAGONAL), slides(ALL)
knight, nightrider = leaps((2, 1)), slides(turns(2, 1))
griffin = step_then_slide(DIAGONAL, lambda first: [(first[0], 0), (0, first[1])])
manticore = step_then_slide(STRAIGHT, lambda first: [step for step in DIAGONAL if step[0] == first[0] or step[1] == first[1]])
# Down or up its file.
ship = step_then_slide(DIAGONAL, lambda first: [(0, first[1])])

# Name → moves at any time, and moves as long as it has not moved.
PIECES = {
    "pawn": (both(steps(AHEAD, may_capture=False), steps(AHEAD_ASLANT, may_move=False)), two_steps_without_capture(AHEAD)),
    "knight": knight,
    "bishop": bishop,
    "rook": rook,
    "queen": queen,
    "king": king,
    "admiral": both(rook, king),
    "alfil": leaps((2, 2)),
    "amazon": both(queen, knight),
    # The leaper of three and four squares.
    "antelope": leaps((4, 3)),
    # The Vao: a Cannon on the diagonals.
    "archer": both(slides(DIAGONAL, captures=False), captures_over_one(DIAGONAL)),
    # Moves aslant, captures straight on; its first move may be two squares, over none.
    "berolina": (both(steps(AHEAD_ASLANT, may_capture=False), steps(AHEAD, may_move=False)), two_steps_without_capture(AHEAD_ASLANT)),
    # Knight, Camel and Zebra.
    "buffalo": leaps((2, 1), (3, 1), (3, 2)),
    "camel": leaps((3, 1)),
    "cannon": both(slides(STRAIGHT, captures=False), captures_over_one(STRAIGHT)),
    "cardinal": both(bishop, knight),
    "centaur": both(king, knight),
    # Omega Chess: one step straight, or a leap of two, straight or aslant.
    "champion": leaps((1, 0), (2, 0), (2, 2)),
    "commoner": king,
    # Cazaux: a Pawn that also moves aslant without capturing, and makes its double step from anywhere.
    "corporal": both(steps(AHEAD, may_capture=False), steps(AHEAD_ASLANT), two_steps_without_capture(AHEAD)),
    "dabbaba": leaps((2, 0)),
    # Cazaux: one, two or three squares in any of the eight directions, over anything.
    "duchess": leaps((1, 0), (1, 1), (2, 0), (2, 2), (3, 0), (3, 3)),
    # Cazaux's name of the Griffin.
    "eagle": griffin,
    # The modern one: one or two squares aslant, over anything.
    "elephant": leaps((1, 1), (2, 2)),
    "ferz": steps(DIAGONAL),
    # Of problemists: the leaper of one square and four.
    "giraffe": leaps((4, 1)),
    "gold": steps(STRAIGHT + AHEAD_ASLANT),
    "grasshopper": grasshops(ALL),
    "griffin": griffin,
    # Musketeer Chess: a leap of two or three squares in any of the eight directions.
    "hawk": leaps((2, 0), (2, 2), (3, 0), (3, 3)),
    # Chu Shogi: one square aslant or a leap of two straight.
    "kirin": leaps((1, 1), (2, 0)),
    "lance": slides(AHEAD),
    # Cazaux: any square at distance one or two.
    "lion": leaps((1, 0), (1, 1), (2, 0), (2, 1), (2, 2)),
    "machine": leaps((1, 0), (2, 0)),
    "manticore": manticore,
    # The Horse of Xiangqi, which problemists call Mao.
    "mao": straight_then_outwards,
    "marshall": both(rook, knight),
    "missionary": both(bishop, king),
    "nightrider": nightrider,
    # A Dabbaba's leap, from which it may go on outwards as a Bishop.
    "osprey": step_then_slide([plus((0, 0), step, 2) for step in STRAIGHT], lambda first: [step for step in DIAGONAL if step[0] * first[0] + step[1] * first[1] > 0]),
    # Chu Shogi: one square straight or a leap of two aslant.
    "phoenix": leaps((1, 0), (2, 2)),
    # Cazaux: a King's step, or two squares ahead without capture, from anywhere.
    "prince": both(king, two_steps_without_capture(AHEAD)),
    # Cazaux's name of the Manticore.
    "rhinoceros": manticore,
    "rose": circles(),
    # Wolf Chess: moves and captures one square ahead, straight or aslant; its first move may be two squares straight on.
    "sergeant": (steps(AHEAD + AHEAD_ASLANT), two_steps_without_capture(AHEAD)),
    "ship": ship,
    "silver": steps(DIAGONAL + AHEAD),
    # Of Janggi: one square ahead or to the side.
    "soldier": steps([(0, 1), (1, 0), (-1, 0)]),
    # The Leo: a Cannon in all eight directions.
    "sorceress": both(slides(ALL, captures=False), captures_over_one(ALL)),
    # Interdependent Chess: the Alibaba.
    "spider": leaps((2, 0), (2, 2)),
    "squirrel": leaps((2, 0), (2, 1), (2, 2)),
    # Bishop and Nightrider.
    "unicorn": both(bishop, nightrider),
    "wazir": steps(STRAIGHT),
    "wildebeest": leaps((2, 1), (3, 1)),
    # Omega Chess: one step aslant or a Camel's leap.
    "wizard": leaps((1, 1), (3, 1)),
    "zebra": leaps((3, 2)),
}


class Chance:
    """Numbers that are the same on every machine."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit


def arrangements():
    """Who stands about the piece in each position: on nobody's line at first, then near, then far."""
    yield {}
    chance = Chance(2024)
    for reach, count in [(1, 3), (2, 6), (2, 10), (3, 10), (3, 16), (5, 16), (6, 24), (7, 30), (4, 30), (2, 14)]:
        others = {}
        while len(others) < count:
            square = plus(CENTRE, (chance.below(2 * reach + 1) - reach, chance.below(2 * reach + 1) - reach))
            if square != CENTRE and square not in KINGS:
                others[square] = "own" if chance.below(3) == 0 else "foe"
        yield others


def turned(square):
    """As the other player sees it."""
    return (SIDE - 1 - square[0], SIDE - 1 - square[1])


def name(square):
    return f"{'abcdefghijklmno'[square[0]]}{square[1] + 1}"


def fen(others, black):
    cells = dict(KINGS)
    cells[CENTRE] = "x" if black else "X"
    for square, side in others.items():
        cells[turned(square) if black else square] = "B" if (side == "own") != black else "b"
    rows = []
    for rank in reversed(range(SIDE)):
        row, gap = "", 0
        for file in range(SIDE):
            cell = cells.get((file, rank))
            if cell is None:
                gap += 1
                continue
            row += (str(gap) if gap else "") + cell
            gap = 0
        rows.append(row + (str(gap) if gap else ""))
    return f"{'/'.join(rows)} {'b' if black else 'w'} - - 0 1"


def record():
    """The positions, and for each piece where it may go in each of them once it has moved, and where its first move may lead."""
    boards = [(others, number % 3 == 2) for number, others in enumerate(arrangements())]

    def rows(moves):
        squares = [(set(moves(Board(others))), black) for others, black in boards]
        return [" ".join(sorted(name(turned(square) if black else square) for square in found)) for found, black in squares]

    pieces = {}
    for piece, moves in PIECES.items():
        always, first = moves if isinstance(moves, tuple) else (moves, moves)
        pieces[piece] = {"moved": rows(always)}
        if first is not always:
            pieces[piece]["firstMove"] = rows(both(always, first))
    return {"positions": [fen(others, black) for others, black in boards], "pieces": pieces}


if __name__ == "__main__":
    print(json.dumps(record(), indent=1))
