"""Dai Shogi: https://en.wikipedia.org/wiki/Dai_shogi.

15×15. Chu Shogi with eight weak kinds besides, which promote to Gold, and a promotion zone of five ranks; all else is thought to be as there. The
letters of the eight have an apostrophe where Chu Shogi uses the letter: Stone S', Iron I', Knight N', Cat Sword C', Angry Boar B', Evil Wolf W,
Violent Ox O', Flying Dragon D'. A piece that could never move again may promote on the last rank, as Pawn and Lance may there.
"""

from games import chu_shogi
from games.chu_shogi import E, GOLD, N, NE, NW, S, SE, SW, W, toward
from movement import KING, chosen, leaps, slides

NEW = {
    "S'": toward(KING, NE, NW), "I'": toward(KING, N, NE, NW), "N'": chosen(leaps((1, 2)), lambda x, y: y == 2),
    "C'": toward(KING, NE, NW, SE, SW), "B'": toward(KING, N, S, E, W), "W": toward(KING, N, NE, NW, E, W), "O'": slides(0, 1, most=2),
    "D'": slides(1, 1, most=2),
}


class Rules(chu_shogi.Rules):
    """Dai Shogi."""

    id = "dai-shogi"
    files = ranks = 15
    start = ("ln's'i'csgkgsci's'n'l/a1c'1f1tet1f1c'1a/1o'1b'1wxnow1b'1o'1/rd'mvbhdqdhbvmd'r/ppppppppppppppp/4i5i4/15/15/15/"
             "4I5I4/PPPPPPPPPPPPPPP/RD'MVBHDQDHBVMD'R/1O'1B'1WONXW1B'1O'1/A1C'1F1TET1F1C'1A/LN'S'I'CSGKGSCI'S'N'L w - - 0 1")
    kinds = {**chu_shogi.Rules.kinds, **NEW, **{f"+{letter}": GOLD for letter in NEW}}
    zone = 5
    last_chance = ("P", "L", "N'", "S'", "I'")
