"""Dai Shogi: https://en.wikipedia.org/wiki/Dai_shogi. The letters are HaChu's, https://home.hccnet.nl/h.g.muller/hachu.html.

15×15. Chu Shogi with eight weak kinds besides, which promote to Gold, and a promotion zone of five ranks. All else is thought to be as
there, but for what the text does not repeat: the rules on trading Lions, and another chance to promote on the last rank. Stone U, Iron I,
Knight N, Cat Sword C', Angry Boar A', Evil Wolf W, Violent Ox X', Flying Dragon F'. The Lion is L! here and the Go-Between P'.
"""

from games import chu_shogi
from games.chu_shogi import E, GOLD, N, NE, NW, PROMOTED, S, SE, SMALL, SW, W, toward
from movement import KING, chosen, leaps, slides

RENAMED = {"N": "L!", "I": "P'"}
NEW = {
    "U": toward(KING, NE, NW), "I": toward(KING, N, NE, NW), "N": chosen(leaps((1, 2)), lambda x, y: y == 2),
    "C'": toward(KING, NE, NW, SE, SW), "A'": toward(KING, N, S, E, W), "W": toward(KING, N, NE, NW, E, W), "X'": slides(0, 1, most=2),
    "F'": slides(1, 1, most=2),
}


class Rules(chu_shogi.Rules):
    """Dai Shogi."""

    id = "dai-shogi"
    files = ranks = 15
    start = ("lnuicsgkgsciunl/a1c'1f1tet1f1c'1a/1x'1a'1wxl!ow1a'1x'1/rf'mvbhdqdhbvmf'r/ppppppppppppppp/4p'5p'4/15/15/15/"
             "4P'5P'4/PPPPPPPPPPPPPPP/RF'MVBHDQDHBVMF'R/1X'1A'1WOL!XW1A'1X'1/A1C'1F1TET1F1C'1A/LNUICSGKGSCIUNL w - - 0 1")
    kinds = {
        **{RENAMED.get(letter, letter): ways for letter, ways in SMALL.items()}, **PROMOTED, "+P'": PROMOTED["+I"], **NEW,
        **{f"+{letter}": GOLD for letter in NEW},
    }
    zone = 5
    lions = ("L!", "+O")
    minor = ("P", "P'")
    last_chance = ()
    two_steps = {("L!" if kind == "N" else kind): steps for kind, steps in chu_shogi.Rules.two_steps.items()}

    def is_legal(self, position, move):
        """Lions may be traded."""
        return not self.in_check(self.put(position, move), position.side)
