//! What the game whose rules go with a `setup` command adds to it: letters, names and moves of the pieces, hands, promotion, ends.
//!
//! Source: XBoard, which takes from its own variants what the commands do not say.

use super::table::Table;

/// What XBoard's pieces are called, in its order. Those further on have too many names.
pub(super) const PLACES: [&str; 16] = [
    "pawn",
    "knight",
    "bishop",
    "rook",
    "queen",
    "ferz",
    "alfil",
    "archbishop",
    "chancellor",
    "wazir",
    "commoner",
    "cannon",
    "nightrider",
    "missionary",
    "admiral",
    "grasshopper",
];

/// How many places of XBoard's order keep their names whatever moves they are given.
const ORTHODOX: usize = 5;

/// Names and moves of Shogi's pieces, by place.
const SHOGI: [(usize, &str, &str); 13] = [
    (0, "pawn", "fW"),
    (1, "knight", "ffN"),
    (2, "bishop", "B"),
    (3, "rook", "R"),
    (4, "lance", "fR"),
    (5, "silver", "FfW"),
    (9, "gold", "WfF"),
    (11, "tokin", "WfF"),
    (12, "promoted knight", "WfF"),
    (13, "dragon horse", "BW"),
    (14, "dragon king", "RF"),
    (15, "promoted lance", "WfF"),
    (16, "promoted silver", "WfF"),
];

/// Names and moves of Xiangqi's pieces, by place.
const XIANGQI: [(usize, &str, &str); 6] = [
    (1, "horse", "nN"),
    (3, "chariot", "R"),
    (5, "advisor", "F"),
    (6, "elephant", "nA"),
    (9, "general", "W"),
    (11, "cannon", "mRcpR"),
];

/// What XBoard assumes of the pieces where no table says otherwise: the letters of one side.
const TABLES: [(&[&str], &str); 12] = [
    (&["shatranj"], "PN.R.QB...K"),
    (&["makruk"], "PN.R.M....SK"),
    (&["asean"], "PN.R.Q....BK"),
    (&["capablanca", "gothic", "grand", "caparandom", "embassy"], "PNBRQ..ACK"),
    (&["seirawan"], "PNBRQ..HEK"),
    (&["janus"], "PNBRQ..JK"),
    (&["xiangqi"], "PH.R.AE..K.C."),
    (&["shogi"], "PNBRLS...G.++++++K"),
    (&["courier"], "PNBR.FE..WMK"),
    (&["knightmate"], "P.BRQ.....M.........K."),
    (&["crazyhouse", "bughouse"], "PNBRQ.......~~~~K"),
    (&["fairy"], "PNBRQFEACWMOHIJGDVLSUK"),
];

/// Games that XBoard knows whose rules are known here.
const KNOWN: [&str; 30] = [
    "",
    "normal",
    "fairy",
    "capablanca",
    "caparandom",
    "gothic",
    "janus",
    "fischerandom",
    "nocastle",
    "knightmate",
    "great",
    "super",
    "superchess",
    "grand",
    "courier",
    "asean",
    "unknown",
    "crazyhouse",
    "bughouse",
    "seirawan",
    "shogi",
    "chu",
    "xiangqi",
    "makruk",
    "shatranj",
    "3check",
    "atomic",
    "giveaway",
    "losers",
    "suicide",
];

/// Where a kind is called so and moves so.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceName {
    pub name: &'static str,
    /// Its moves where no command tells them; none where they follow from the name.
    pub moves: Option<&'static str>,
    /// Whether it is called so whatever its moves are.
    pub sure: bool,
}

/// The game whose rules go with a `setup` command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parent<'a>(pub &'a str);

impl Parent<'_> {
    /// Whether what it adds to the commands is known.
    pub(super) fn is_known(self) -> bool {
        KNOWN.contains(&self.0)
    }

    /// The table that XBoard takes where there is none.
    pub(super) fn table(self) -> Table {
        let own = TABLES.iter().find(|(names, _)| names.contains(&self.0));
        Table::of_both(own.map_or("PNBRQ...........K", |(_, side)| side))
    }

    /// What a place of XBoard's order is called.
    pub(super) fn name(self, place: usize) -> Option<PlaceName> {
        let own: &[(usize, &'static str, &'static str)] = match self.0 {
            "shogi" => &SHOGI,
            "xiangqi" => &XIANGQI,
            "chu" => &SHOGI[..1],
            "makruk" | "asean" if place == 10 => &[(10, "silver", "FfW")],
            "knightmate" if place == 20 => &[(20, "king", "N")],
            _ => {
                let name = PLACES.get(place).copied()?;
                let steps_once = place == 0 && matches!(self.0, "makruk" | "asean" | "shatranj" | "courier");
                return Some(PlaceName { name, moves: steps_once.then_some("fmWfcF"), sure: place < ORTHODOX });
            }
        };
        let (_, name, moves) = own.iter().find(|(it, ..)| *it == place)?;
        Some(PlaceName { name, moves: Some(moves), sure: self.0 != "chu" })
    }

    /// The kinds of piece that the hands have room for, where no size of the hands is told.
    pub(super) fn hand(self) -> u8 {
        match self.0 {
            "crazyhouse" | "bughouse" => 5,
            "shogi" | "seirawan" | "grand" => 7,
            "great" | "super" | "superchess" => 8,
            _ => 0,
        }
    }

    /// Whether what is in the hand is dropped as a move: with hands of this size.
    pub(super) fn drops(self, hand: u8) -> bool {
        hand > 0 && !matches!(self.0, "seirawan" | "grand" | "great" | "super" | "superchess")
    }

    /// Whether who captures a piece has it in the hand.
    pub(super) fn captures(self, hand: u8) -> bool {
        self.drops(hand) && self.0 != "bughouse"
    }

    /// Whether its Pawns are pawns for the counting of moves, and promote on the last rank to what the player chooses.
    pub(super) fn has_pawns(self) -> bool {
        !matches!(self.0, "shogi" | "chu" | "xiangqi")
    }

    /// Whether a Pawn must become the Ferz, or the first piece behind it in XBoard's order that takes part.
    pub(super) fn promotes_to_ferz(self) -> bool {
        matches!(self.0, "shatranj" | "courier" | "makruk")
    }

    /// How many of the last ranks promote.
    pub(super) fn depth(self, ranks: u8) -> u8 {
        let depth = match self.0 {
            "shogi" => ranks / 3 + u8::from(ranks == 8),
            "chu" => ranks / 3,
            "makruk" | "grand" => 3,
            _ => 1,
        };
        depth.clamp(1, ranks.max(1))
    }
}
