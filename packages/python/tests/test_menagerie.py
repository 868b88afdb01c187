"""Tests of the module, and a comparison with pyffish, which shares no code with it."""

import doctest
import json
import random
import xml.etree.ElementTree

import pytest

import menagerie

# Published counts: https://www.chessprogramming.org/Perft_Results and the repository's tests.
PERFT = [("chess", 4, 197_281), ("capablanca", 3, 25_228), ("xiangqi", 3, 79_666), ("shogi", 3, 25_470), ("makruk", 3, 12_012)]

# Games that pyffish knows by the same rules, with its name for each.
SHARED = [("chess", "chess"), ("capablanca", "capablanca"), ("janus", "janus"), ("xiangqi", "xiangqi"), ("makruk", "makruk"), ("shako", "shako")]


def test_the_example_of_the_documentation_runs():
    result = doctest.testmod(menagerie)
    assert (result.failed, result.attempted) == (0, 4)


def test_every_game_starts():
    names = menagerie.variants()
    assert len(names) > 100 and "gigachess" in names
    for name in names:
        board = menagerie.Board(name)
        assert board.legal_moves() and board.outcome() is None, name
        assert board.fen() == board.variant.start


@pytest.mark.parametrize(("name", "depth", "count"), PERFT)
def test_perft(name, depth, count):
    assert menagerie.Board(name).perft(depth) == count


def test_a_game_is_played_and_taken_back():
    board = menagerie.Board("chess")
    for move in ["f3", "e5", "g4"]:
        board.push(move)
    assert board.san("d8h4") == "Qh4#" and board.turn == "Black"
    before = board.copy()
    board.push("d8h4")
    outcome = board.outcome()
    assert (outcome.winners, outcome.reason) == (["Black"], "Checkmate")
    assert board.is_check() and board.checkers() == ["h4"]
    assert board.pop() == "d8h4" and board.fen() == before.fen()
    assert board.moves == ["f2f3", "e7e5", "g2g4"]
    assert board.piece_at("e8") == ("Black", "King") and board.piece_at("e4") is None


def test_what_is_wrong_is_said():
    with pytest.raises(ValueError, match="no-such"):
        menagerie.Board("no-such")
    with pytest.raises(ValueError):
        menagerie.Board("chess", "8/8 w - - 0 1")
    board = menagerie.Board("chess")
    for call in [lambda: board.push("e5"), lambda: board.san("?"), lambda: board.piece_at("z99")]:
        with pytest.raises(ValueError):
            call()
    with pytest.raises(IndexError):
        board.pop()


def test_a_definition_is_a_game():
    definition = {
        "id": "small", "name": "Small", "family": "chess", "board": {"files": 5, "ranks": 5, "checkered": True},
        "players": [{"letter": "w", "name": "White", "forward": "north"}, {"letter": "b", "name": "Black", "forward": "south"}],
        "pieces": [{"name": "King", "letter": "K", "art": "king", "betza": "K", "royal": True}, {"name": "Rook", "letter": "R", "art": "rook", "betza": "R"}],
        "start": "kr3/5/5/5/3RK w - - 0 1",
    }
    variant = menagerie.Variant.from_json(json.dumps(definition))
    assert (variant.files, variant.ranks, variant.pieces) == (5, 5, [("K", "King"), ("R", "Rook")])
    assert menagerie.Board(variant).legal_moves()
    with pytest.raises(ValueError):
        menagerie.Variant.from_json("{}")


def test_the_search_finds_mate_and_keeps_its_limit():
    board = menagerie.Board("chess", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1")
    found = board.search(nodes=5_000)
    assert (found.move, found.mate) == ("a1a8", 1) and found.pv[0] == "a1a8"
    start = menagerie.Board("gigachess").search(nodes=3_000)
    assert start.nodes <= 3_200 and start.cp is not None
    assert menagerie.Board("chess").search(depth=2).depth == 2


def test_boards_are_pictures():
    for name in ["gigachess2", "chaturaji", "xiangqi"]:
        board = menagerie.Board(name)
        root = xml.etree.ElementTree.fromstring(board.svg(size=300, turned=1, marked=["c3"]))
        pieces = [element for element in root.iter() if element.tag.endswith("use")]
        assert len(pieces) > 30 and root.get("width") == "300", name
    assert menagerie.Board("janus")._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(("name", "other"), SHARED)
def test_moves_are_those_of_pyffish(name, other):
    pyffish = pytest.importorskip("pyffish")
    chance = random.Random(1)
    compared = 0
    for _ in range(4):
        board, played = menagerie.Board(name), []
        start = pyffish.start_fen(other)
        while len(played) < 60 and board.outcome() is None:
            ours, theirs = sorted(board.legal_moves()), sorted(pyffish.legal_moves(other, start, played))
            assert len(ours) == len(theirs), (name, played)
            # Castling may be written differently; all else is the same.
            shared = [move for move in ours if move in theirs]
            assert len(ours) - len(shared) <= 2, (name, played)
            move = chance.choice(shared)
            board.push(move)
            played.append(move)
            compared += 1
    assert compared > 100
