//! The parent variant of a `setup` command, with its letters, names and moves of the pieces, hands, promotion and game end.
//!
//! Source: XBoard, which takes missing properties from its own variants.

use super::table::Table;

/// The names of XBoard's pieces, in its order. Later pieces have no unique names.
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

/// The number of places in XBoard's order whose names do not depend on their moves.
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

/// XBoard's default tables: the letters of one side.
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

/// XBoard's variants whose rules are known here.
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

/// The name and the moves of a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceName {
    pub name: &'static str,
    /// The default moves; `None` if they follow from the name.
    pub moves: Option<&'static str>,
    /// Whether the name does not depend on the moves.
    pub sure: bool,
}

/// The parent variant of a `setup` command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parent<'a>(pub &'a str);

impl Parent<'_> {
    /// Whether its properties are known.
    pub(super) fn is_known(self) -> bool {
        KNOWN.contains(&self.0)
    }

    /// XBoard's default table for it.
    pub(super) fn table(self) -> Table {
        let own = TABLES.iter().find(|(names, _)| names.contains(&self.0));
        Table::of_both(own.map_or("PNBRQ...........K", |(_, side)| side))
    }

    /// The name of a place in XBoard's order.
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

    /// The default number of kinds in hand.
    pub(super) fn hand(self) -> u8 {
        match self.0 {
            "crazyhouse" | "bughouse" => 5,
            "shogi" | "seirawan" | "grand" => 7,
            "great" | "super" | "superchess" => 8,
            _ => 0,
        }
    }

    /// Whether pieces in hand are dropped as moves, with hands of this size.
    pub(super) fn drops(self, hand: u8) -> bool {
        hand > 0 && !matches!(self.0, "seirawan" | "grand" | "great" | "super" | "superchess")
    }

    /// Whether captured pieces go to the capturer's hand.
    pub(super) fn captures(self, hand: u8) -> bool {
        self.drops(hand) && self.0 != "bughouse"
    }

    /// Whether its Pawns reset the halfmove clock, and promote on the last rank to a piece of the player's choice.
    pub(super) fn has_pawns(self) -> bool {
        !matches!(self.0, "shogi" | "chu" | "xiangqi")
    }

    /// Whether a Pawn must promote to the Ferz, or to the first piece after it in XBoard's order that takes part.
    pub(super) fn promotes_to_ferz(self) -> bool {
        matches!(self.0, "shatranj" | "courier" | "makruk")
    }

    /// The number of ranks of the promotion zone.
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
