from typing import Optional, Sequence, Union, final

__version__: str

def variants() -> list[str]:
    """The ids of all games: built-in ones first, then those of the library."""

@final
class Variant:
    """The rules of a game."""

    def __init__(self, name: str) -> None:
        """The game with this id or name. Raises ValueError if there is none."""
    @staticmethod
    def from_json(definition: str) -> Variant:
        """The game that a definition describes. Raises ValueError with the error and its place."""
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def files(self) -> int: ...
    @property
    def ranks(self) -> int: ...
    @property
    def players(self) -> list[str]:
        """The names of the players, in the order of turns."""
    @property
    def pieces(self) -> list[tuple[str, str]]:
        """The letter and the name of each kind of piece."""
    @property
    def start(self) -> str:
        """The start position, as FEN."""

@final
class Outcome:
    """How a game ended."""

    @property
    def winners(self) -> list[str]:
        """The names of the winners; empty for a draw."""
    @property
    def reason(self) -> str:
        """``Checkmate``, ``Stalemate``, ``Threefold``, ``FiftyMove``, ``Counting``, ``BareKings``, ``InsufficientMaterial``, ``Score``,
        ``Goal``, ``Checks`` or ``Extinction``."""
    @property
    def text(self) -> str:
        """A sentence: “White wins by checkmate.”"""

@final
class SearchResult:
    """What a search has found."""

    @property
    def move(self) -> str:
        """The best move, in coordinates."""
    @property
    def cp(self) -> Optional[int]:
        """The score for the player to move, in hundredths of a Pawn; None for a mate, and for a win or loss on points."""
    @property
    def mate(self) -> Optional[int]:
        """The number of moves to mate, negative if the player to move is mated; None without a mate."""
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def pv(self) -> list[str]:
        """The principal variation, in coordinates."""

@final
class Board:
    """A game: a position, and the moves that led to it.

    Moves are given in coordinates (``e2e4``, ``e7e8q``, ``N@f3``) or in SAN (``e4``, ``e8=Q``), and returned in coordinates.
    """

    def __init__(self, variant: Union[Variant, str], fen: Optional[str] = None) -> None:
        """A game from its start, or from a position. Raises ValueError for an unknown game or a wrong FEN."""
    @property
    def variant(self) -> Variant: ...
    @property
    def turn(self) -> str:
        """The name of the player to move."""
    @property
    def moves(self) -> list[str]:
        """The moves that were played."""
    def fen(self) -> str: ...
    def legal_moves(self) -> list[str]: ...
    def is_legal(self, move: str) -> bool: ...
    def parse(self, move: str) -> str:
        """The move in coordinates. Raises ValueError if it is not legal or not a move."""
    def san(self, move: str) -> str:
        """The move in SAN. Raises ValueError if it is not legal or not a move."""
    def push(self, move: str) -> None:
        """Plays a move. Raises ValueError if it is not legal."""
    def pop(self) -> str:
        """Takes the last move back and returns it. Raises IndexError if there is none."""
    def copy(self) -> Board: ...
    def is_check(self) -> bool: ...
    def checkers(self) -> list[str]:
        """The squares of the pieces that give check."""
    def piece_at(self, square: str) -> Optional[tuple[str, str]]:
        """The player and the piece on a square, by name; None if it is empty. Raises ValueError if there is no such square."""
    def outcome(self) -> Optional[Outcome]:
        """How the game has ended; None if it goes on."""
    def perft(self, depth: int) -> int:
        """The number of sequences of legal moves of this length. Other threads go on meanwhile."""
    def search(self, nodes: Optional[int] = None, depth: Optional[int] = None) -> Optional[SearchResult]:
        """The best move within so many nodes, or to this depth; 100,000 nodes without a limit. None if there is no move. Other threads go
        on meanwhile."""
    def svg(self, size: int = 400, turned: int = 0, marked: Sequence[str] = ()) -> str:
        """A picture, ``size`` pixels wide, turned by quarters, with marked squares. A notebook shows a board by itself."""
