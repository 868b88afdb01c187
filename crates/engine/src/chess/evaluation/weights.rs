//! The numbers of the evaluation, as tuned.

use crate::chess::SearchParts;
use menagerie_rules::Variant;
use serde::{Deserialize, Serialize};

/// A weight in the opening, when all pieces are there, and in the ending, when only Kings and Pawns are left.
pub type Pair = [i32; 2];

/// What squares count, on a grid laid over the board: five rows from a player's first rank to the last, each with four numbers from
/// the edge to the middle file. Between them the numbers are mixed.
pub type Grid = [[Pair; 4]; 5];

/// What the squares add to pieces, by how much these are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Pawns.
    pub pawn: Grid,
    /// Light pieces.
    pub light: Grid,
    /// What is neither light nor heavy.
    pub middle: Grid,
    /// Pieces worth more than a Rook by far.
    pub heavy: Grid,
    /// Kings.
    pub royal: Grid,
}

/// What each trait of a position counts, in hundredths of the unit of the piece values unless said otherwise.
///
/// The numbers come from `data/small.json` and `data/large.json`; the size of the board chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChessWeights {
    /// The right to move.
    pub tempo: Pair,
    /// Percent of a Pawn's value.
    pub pawn_value: Pair,
    /// Percent of other pieces' values.
    pub piece_value: Pair,
    /// Percent of the value of light pieces, on top.
    pub light_value: Pair,
    /// Percent of the value of pieces worth more than a Rook by far, on top.
    pub heavy_value: Pair,
    /// Percent of the value of such pieces that slide straight ahead as well, on top.
    pub heavy_ahead_value: Pair,
    /// Percent of the value of pieces that capture over a screen, on top: screens become rare.
    pub hopper_value: Pair,
    /// A light piece in the middle of the board; on the edge as much is lost.
    pub centre: Pair,
    /// A Pawn in the middle.
    pub centre_of_pawns: Pair,
    /// A rank forward, for pieces, up to the middle of the board.
    pub advance: Pair,
    /// A light piece that has left its first rank.
    pub home: Pair,
    /// A King's way to the other side of the board.
    pub king_advance: Pair,
    /// A King in the middle.
    pub king_centre: Pair,
    /// A square that a piece can go to, divided by the root of how many it has on an empty board.
    pub mobility: Pair,
    /// The root of the part of its squares that a piece can go to: a piece shut in loses more than a free one gains.
    pub freedom: Pair,
    /// As `mobility`, for light pieces on top.
    pub light_mobility: Pair,
    /// As `mobility`, for pieces worth more than a Rook by far on top.
    pub heavy_mobility: Pair,
    /// A piece that slides straight ahead, unless it is worth more than a Rook by far, on a file without Pawns of its own.
    pub half_open: Pair,
    /// The same on a file without any Pawns, on top.
    pub open_file: Pair,
    /// A square both sides attack that the enemy does not guard twice or with a Pawn.
    pub contest: Pair,
    /// A light piece beyond the middle, guarded by a Pawn, that no enemy Pawn can drive away.
    pub outpost: Pair,
    /// A Pawn of the same side on a square of the colour that a piece is bound to.
    pub bad_colour: Pair,
    /// An enemy Pawn near the front of the King.
    pub storm: Pair,
    /// Pieces bound to one colour of squares, on both colours.
    pub pair: Pair,
    /// A Pawn that no enemy Pawn can stop.
    pub passed: Pair,
    /// Such a Pawn one step before its promotion; less before, with the square of the way it has gone.
    pub passed_advance: Pair,
    /// The same, when the square before it is free and not attacked.
    pub passed_free: Pair,
    /// A rank that the enemy's King is farther from a passed Pawn's way than its own.
    pub passed_kings: Pair,
    /// The square before a passed Pawn guarded by its own side, counted as `passed_advance` is.
    pub passed_guarded: Pair,
    /// A passed Pawn guarded by a Pawn, or beside one, counted as `passed_advance` is.
    pub passed_supported: Pair,
    /// A Pawn that no other can come to guard, before a square that an enemy Pawn attacks.
    pub backward: Pair,
    /// A Pawn behind another of its own side.
    pub doubled: Pair,
    /// A Pawn without another on the files beside it.
    pub isolated: Pair,
    /// A Pawn guarded by a Pawn.
    pub supported: Pair,
    /// A Pawn beside a Pawn.
    pub phalanx: Pair,
    /// A Pawn with something before it.
    pub blocked: Pair,
    /// A Pawn before its King.
    pub shield: Pair,
    /// A file before or beside a King without Pawns of its own.
    pub bare_file: Pair,
    /// Another piece beside its King.
    pub guard: Pair,
    /// An attack on a square around a King's side of the board, and once more if it is attacked twice.
    pub flank: Pair,
    /// A square near a King that is attacked twice and not guarded twice.
    pub pressed: Pair,
    /// A kind of piece that can give check where it cannot be captured.
    pub check: Pair,
    /// What danger for a King is taken off: in the opening its square, in millionths; in the ending itself, in thousandths.
    pub danger: Pair,
    /// Danger from each attacker near a King, times their number.
    pub danger_attacker: i32,
    /// Danger from each attack on a square near a King.
    pub danger_attack: i32,
    /// Danger from such a square that nothing but the King guards.
    pub danger_weak: i32,
    /// Danger from each piece that can give check where it cannot be captured.
    pub danger_check: i32,
    /// Danger less when no attacker is worth more than a Rook by far.
    pub danger_heavy: i32,
    /// Danger less for each Pawn before the King.
    pub danger_shield: i32,
    /// A piece attacked by a Pawn.
    pub pawn_threat: Pair,
    /// A piece that a Pawn could attack with a safe step.
    pub push_threat: Pair,
    /// A piece attacked that neither a Pawn guards nor two others.
    pub weak_threat: Pair,
    /// A Pawn attacked that neither a Pawn guards nor two others.
    pub weak_pawn: Pair,
    /// A heavy piece attacked by a light one.
    pub light_threat: Pair,
    /// A light piece attacked by a light one.
    pub light_on_light: Pair,
    /// A piece worth more than a Rook by far attacked by one that is neither this nor light.
    pub middle_on_heavy: Pair,
    /// A light piece attacked by one that is neither light nor worth more than a Rook by far, if neither a Pawn guards it nor two
    /// others.
    pub middle_on_light: Pair,
    /// A piece attacked and not guarded.
    pub loose: Pair,
    /// Thousandths of the first part of a lead that are added to it: some leads are hard to win with.
    pub lead: Pair,
    /// The same for each Pawn of the side that leads.
    pub lead_pawn: Pair,
    /// The same if it has no Pawn and the other side more than a King, in the ending.
    pub lead_bare: i32,
    /// What squares add; nothing where the file says nothing of them.
    #[serde(default)]
    pub places: Places,
    /// Percent of the margins by which a search leaves out what promises nothing: the smaller the judgements, the less.
    pub margin: i32,
    /// The parts of the search that are left out, because no match says that they pay on such a board.
    pub idle_parts: SearchParts,
    /// Percent of the plies by which a search looks at late moves less deeply.
    pub reduction: i32,
    /// What experience in a search may add to the evaluation by each of its tables; nothing to a judgement without a search.
    pub correction: i32,
    /// A lead in hundredths that is shown as winning three games of four. For people only: no search asks for it. On small boards it
    /// is what chess players are used to (Lichess has 298); self-play on large ones needs at least three times the lead to win as
    /// often (`tune fit` says which).
    pub winning: i32,
}

/// A board of more squares than this is large.
const LARGE: usize = 128;

impl ChessWeights {
    /// The weights the engine plays with on a game's board. Large boards have weights of their own: many more pieces, and Kings
    /// far away from most of them.
    pub fn tuned(variant: &Variant) -> ChessWeights {
        let large = variant.shape().squares().count() > LARGE;
        let text =
            if large { include_str!("../../../data/large.json") } else { include_str!("../../../data/small.json") };
        serde_json::from_str(text).expect("both data files are read by a test")
    }

    /// What part of the points a player can expect, 0 to 1, who is so many hundredths ahead: a logistic curve, as Elo's, through
    /// [`winning`](ChessWeights::winning).
    ///
    /// ```
    /// use menagerie_engine::ChessWeights;
    /// use menagerie_rules::{Options, Variant};
    ///
    /// let tuned = |id| ChessWeights::tuned(&Variant::by_id(id, &Options::none()).unwrap());
    /// assert_eq!(tuned("janus").win_probability(0), 0.5);
    /// // Among twice as many pieces a Queen more is less.
    /// assert!(tuned("janus").win_probability(900) > tuned("gigachess").win_probability(900));
    /// ```
    pub fn win_probability(&self, lead: i32) -> f64 {
        1.0 / (1.0 + 3_f64.powf(-f64::from(lead) / f64::from(self.winning.max(1))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn the_data_files_have_every_weight() {
        let weights = |id| ChessWeights::tuned(&Variant::by_id(id, &Options::none()).expect("a game"));
        assert_eq!(weights("chess"), weights("janus"));
        assert_ne!(weights("chess"), weights("gigachess"));
    }
}
