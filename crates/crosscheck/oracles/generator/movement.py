"""How pieces move, in the words of rules: leaps, slides, bent slides, hops, pushes.

A *way* is a line of squares from the piece, as offsets (file, rank) with the rank counted forwards. The piece goes along it until
something stands in its way.
"""

FAR = 16
MOVES, CAPTURES, BOTH = "m", "c", "mc"


class Way:
    """One line: its squares, where along it the piece may first stop, and what it does there."""

    __slots__ = ("offsets", "first", "does", "screen", "push", "ranks")

    def __init__(self, offsets, first=0, does=BOTH, screen=False, push=False, ranks=None):
        self.offsets, self.first, self.does = tuple(offsets), first, does
        #: whether exactly one piece must stand between the piece and its victim
        self.screen = screen
        #: whether it is an advance that can be answered en passant when it passes over squares
        self.push = push
        #: the ranks, from the player's side, from which it exists, or None for all
        self.ranks = ranks

    def but(self, **changes):
        """The same way with changes."""
        fields = {slot: getattr(self, slot) for slot in self.__slots__}
        return Way(**{**fields, **changes})


def directions(a, b):
    """All squares at (a, b), whichever the signs and the order."""
    found = {(x * p, y * q) for x, y in ((a, b), (b, a)) for p in (1, -1) for q in (1, -1)}
    return sorted(found)


def leaps(*steps):
    """Leaps to each (a, b), whatever stands between."""
    return [Way([to]) for a, b in steps for to in directions(a, b)]


def slides(a, b, most=FAR):
    """Any number of steps of (a, b) in one direction over empty squares."""
    return [Way([(x * n, y * n) for n in range(1, most + 1)]) for x, y in directions(a, b)]


def diagonal_then_straight(vertical_only=False):
    """One step diagonally, then any number of steps away from where it began, along the file or the rank."""
    ways = []
    for x, y in directions(1, 1):
        ways.append(Way([(x, y * n) for n in range(1, FAR + 1)]))
        if not vertical_only:
            ways.append(Way([(x * n, y) for n in range(1, FAR + 1)]))
    return ways


def straight_then_diagonal(vertical_only=False):
    """One step along the file (or the rank), then any number of steps diagonally away from where it began."""
    ways = []
    for side in (1, -1):
        for ahead in (1, -1):
            ways.append(Way([(side * n, ahead * (n + 1)) for n in range(0, FAR)]))
            if not vertical_only:
                ways.append(Way([(ahead * (n + 1), side * n) for n in range(0, FAR)]))
    return ways


def knight_then_diagonal():
    """A Knight's leap, then any number of steps diagonally away from where it began."""
    ways = []
    for x, y in directions(1, 2):
        across, along = (1 if x > 0 else -1), (1 if y > 0 else -1)
        ways.append(Way([(x + across * n, y + along * n) for n in range(0, FAR)]))
    return ways


def only_moving(ways):
    """The same without captures."""
    return [way.but(does=MOVES) for way in ways]


def only_capturing(ways):
    """The same for captures only."""
    return [way.but(does=CAPTURES) for way in ways]


def over_a_screen(ways):
    """Captures along the same lines with exactly one piece between."""
    return [way.but(does=CAPTURES, screen=True) for way in ways]


def chosen(ways, test):
    """Those whose first square passes a test of (file, rank)."""
    return [way for way in ways if test(*way.offsets[0])]


def push(most, ranks=None, least=1):
    """Up to `most` squares straight ahead over empty squares without capturing."""
    return [Way([(0, n) for n in range(1, most + 1)], first=least - 1, does=MOVES, push=True, ranks=ranks)]


def pawn_captures():
    """One square diagonally ahead, capturing."""
    return [Way([(x, 1)], does=CAPTURES) for x in (-1, 1)]


ROOK, BISHOP = slides(0, 1), slides(1, 1)
QUEEN = ROOK + BISHOP
KNIGHT, CAMEL, GIRAFFE = leaps((1, 2)), leaps((1, 3)), leaps((2, 3))
WAZIR, FERS = leaps((0, 1)), leaps((1, 1))
DABBABA, ALFIL = leaps((0, 2)), leaps((2, 2))
THREE_STRAIGHT, THREE_DIAGONAL = leaps((0, 3)), leaps((3, 3))
KING = WAZIR + FERS
ELEPHANT, MACHINE = FERS + ALFIL, WAZIR + DABBABA
LION = KING + KNIGHT + DABBABA + ALFIL
BUFFALO = KNIGHT + CAMEL + GIRAFFE
EAGLE, SHIP = diagonal_then_straight(), diagonal_then_straight(vertical_only=True)
RHINOCEROS, SNAKE = straight_then_diagonal(), straight_then_diagonal(vertical_only=True)
CANNON = only_moving(ROOK) + over_a_screen(ROOK)
ARCHER = only_moving(BISHOP) + over_a_screen(BISHOP)
SORCERESS = CANNON + ARCHER
MARSHALL, CARDINAL, AMAZON = ROOK + KNIGHT, BISHOP + KNIGHT, QUEEN + KNIGHT
CENTAUR, ADMIRAL, MISSIONARY = KING + KNIGHT, ROOK + FERS, BISHOP + WAZIR
DUCHESS = KING + DABBABA + ALFIL + THREE_STRAIGHT + THREE_DIAGONAL
CHAMPION, WIZARD = MACHINE + ALFIL, FERS + CAMEL
#: One or two squares ahead from any rank; captures as in chess.
RAPID_PAWN = push(2) + pawn_captures()
PRINCE = KING + push(2, least=2)
TROLL = THREE_STRAIGHT + THREE_DIAGONAL + push(1) + pawn_captures()


def slow_pawn(rank, most=2):
    """A Pawn as in chess: up to `most` squares ahead from one rank, one square from the others."""
    return push(1) + push(most, ranks=(rank,), least=2) + pawn_captures()


#: The sixteen squares at distance two, to which the King of several games may leap once.
RING = directions(0, 2) + directions(1, 2) + directions(2, 2)
