"""Large and fairy chess: the rules of any game, a search, and boards for notebooks.

>>> import menagerie
>>> board = menagerie.Board("janus")
>>> board.push("e4")
>>> len(board.legal_moves())
28
"""

from ._menagerie import Board, Outcome, SearchResult, Variant, __version__, variants

__all__ = ["Board", "Outcome", "SearchResult", "Variant", "__version__", "variants"]
