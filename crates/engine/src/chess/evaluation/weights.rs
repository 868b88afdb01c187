//! The tuned weights of the evaluation.

use crate::chess::SearchParts;
use menagerie_rules::Variant;
use serde::{Deserialize, Serialize};

/// A weight for the opening, with all pieces on the board, and one for the ending, with only Kings and Pawns left.
pub type Tapered = [i32; 2];

/// Square values on a grid over the board: five rows from a player's first rank to the last, each with four numbers from the edge to the
/// middle file. Values in between are interpolated.
pub type SquareGrid = [[Tapered; 4]; 5];

/// Piece-square tables for boards of any size, by classes of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSquareGrids {
    /// Pawns.
    pub pawn: SquareGrid,
    /// Minor pieces: values up to 400.
    pub minor: SquareGrid,
    /// The Rook's class: between minor pieces and the Queen's class.
    pub rook_class: SquareGrid,
    /// The Queen's class: values above 650.
    pub queen_class: SquareGrid,
    /// Kings.
    pub royal: SquareGrid,
}

/// The weight of each feature of a position, in hundredths of the unit of the piece values by default.
///
/// The numbers come from `data/small.json` or `data/large.json`, depending on the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChessWeights {
    /// The side to move.
    pub tempo: Tapered,
    /// Percent of a Pawn's value.
    pub pawn_value: Tapered,
    /// Percent of other pieces' values.
    pub piece_value: Tapered,
    /// Percent of the value of minor pieces, on top.
    pub minor_value: Tapered,
    /// Percent of the value of the Queen's class, on top.
    pub queen_class_value: Tapered,
    /// Percent of the value of those of the Queen's class that slide along a whole file, on top.
    pub queen_class_file_slider_value: Tapered,
    /// Percent of the value of hoppers, on top: screens become rare.
    pub hopper_value: Tapered,
    /// A minor piece in the middle of the board; the same loss on the edge.
    pub centre: Tapered,
    /// A Pawn in the middle.
    pub pawn_centre: Tapered,
    /// Each rank forward, for pieces, up to the middle of the board.
    pub piece_advance: Tapered,
    /// A minor piece that has left its first rank.
    pub development: Tapered,
    /// A King's advance to the other side of the board.
    pub king_advance: Tapered,
    /// A King in the middle.
    pub king_centre: Tapered,
    /// An attacked square, divided by the square root of the piece's reach on an empty board.
    pub mobility: Tapered,
    /// The square root of the attacked part of a piece's reach: a trapped piece loses more than a free one gains.
    pub mobility_root: Tapered,
    /// Additional `mobility` of minor pieces.
    pub minor_mobility: Tapered,
    /// Additional `mobility` of the Queen's class.
    pub queen_class_mobility: Tapered,
    /// A file slider below the Queen's class on a file without Pawns of its own.
    pub half_open_file: Tapered,
    /// Additional weight on a file without any Pawns.
    pub open_file: Tapered,
    /// A square that both sides attack and the enemy defends neither twice nor with a Pawn.
    pub contested_square: Tapered,
    /// A minor piece beyond the middle, defended by a Pawn, that no enemy Pawn can drive away.
    pub outpost: Tapered,
    /// A Pawn on the colour of a colour-bound piece of its side.
    pub bad_bishop: Tapered,
    /// An enemy Pawn close in front of the King.
    pub pawn_storm: Tapered,
    /// Colour-bound pieces on both colours.
    pub bishop_pair: Tapered,
    /// A passed Pawn.
    pub passed: Tapered,
    /// A passed Pawn one step before its promotion. On other ranks the weight falls with the square of its progress.
    pub passed_rank: Tapered,
    /// The same scale, if the stop square is free and not attacked.
    pub passed_free_stop: Tapered,
    /// Each rank by which the enemy's King is farther from a passed Pawn's path than the own King.
    pub passed_king_distance: Tapered,
    /// A passed Pawn with a defended stop square, on the scale of `passed_rank`.
    pub passed_defended_stop: Tapered,
    /// A passed Pawn that is supported by or next to a Pawn, on the scale of `passed_rank`.
    pub passed_supported: Tapered,
    /// A backward Pawn: no other can come to defend it, and its stop square is attacked by an enemy Pawn.
    pub backward: Tapered,
    /// A Pawn behind another of its side.
    pub doubled: Tapered,
    /// A Pawn without another on the adjacent files.
    pub isolated: Tapered,
    /// A Pawn defended by a Pawn.
    pub supported: Tapered,
    /// A Pawn next to a Pawn.
    pub phalanx: Tapered,
    /// A Pawn with a piece on its stop square.
    pub blocked_pawn: Tapered,
    /// A Pawn in front of its King.
    pub pawn_shield: Tapered,
    /// A file of a King, or next to it, without Pawns of its own.
    pub king_open_file: Tapered,
    /// A piece in the ring of its own King.
    pub king_defender: Tapered,
    /// An attack on a square of a King's flank; double attacks count twice.
    pub king_flank_attack: Tapered,
    /// A square of a King's ring that is attacked twice and not defended twice.
    pub king_ring_pressure: Tapered,
    /// A kind of piece that can give check on a safe square.
    pub safe_check: Tapered,
    /// The weight of a King's danger: in the opening of its square, in millionths; in the ending of the danger itself, in thousandths.
    pub king_danger: Tapered,
    /// Danger for each attacker near a King, times their number.
    pub king_danger_attacker: i32,
    /// Danger for each attack on a square near a King.
    pub king_danger_attack: i32,
    /// Danger for each such square that only the King defends.
    pub king_danger_weak_square: i32,
    /// Danger for each kind of piece with a safe check.
    pub king_danger_safe_check: i32,
    /// The reduction of danger when no attacker is of the Queen's class.
    pub king_danger_no_queen: i32,
    /// The reduction of danger for each Pawn in front of the King.
    pub king_danger_shield: i32,
    /// A piece attacked by a Pawn.
    pub threat_by_pawn: Tapered,
    /// A piece that a Pawn could attack with a safe step.
    pub threat_by_pawn_push: Tapered,
    /// A piece attacked that is defended neither by a Pawn nor twice.
    pub weak_piece: Tapered,
    /// A Pawn attacked that is defended neither by a Pawn nor twice.
    pub weak_pawn: Tapered,
    /// A piece of the Rook's or Queen's class attacked by a minor piece.
    pub minor_attacks_major: Tapered,
    /// A minor piece attacked by a minor piece.
    pub minor_attacks_minor: Tapered,
    /// A piece of the Queen's class attacked by one of the Rook's class.
    pub rook_class_attacks_queen_class: Tapered,
    /// A weak minor piece attacked by one of the Rook's class.
    pub rook_class_attacks_minor: Tapered,
    /// A piece attacked and undefended.
    pub hanging: Tapered,
    /// Thousandths of the first part of a lead that are added to it: some leads are hard to win.
    pub lead_scale: Tapered,
    /// The same for each Pawn of the leading side.
    pub lead_scale_pawn: Tapered,
    /// The same for a leading side without Pawns against more than a bare King, in the ending.
    pub lead_scale_pawnless: i32,
    /// Piece-square tables; zero if the file has none.
    #[serde(default)]
    pub piece_square: PieceSquareGrids,
    /// Percent of the search margins: smaller for evaluations with a smaller range.
    pub margin_percent: i32,
    /// The parts of the search that are disabled, because no match shows that they pay on such a board.
    pub disabled_parts: SearchParts,
    /// Percent of the default late move reductions.
    pub lmr_percent: i32,
    /// The maximum correction by each table of the correction history.
    pub correction_limit: i32,
    /// The lead in hundredths that is displayed as winning three games of four. Only for display, not for the search. On small boards it
    /// has the value that chess players are used to (Lichess has 298). In self-play on large boards at least three times the lead is
    /// needed to win as often (see `tune fit`).
    pub winning_lead: i32,
}

/// A board with more squares than this is large.
const LARGE: usize = 128;

impl ChessWeights {
    /// The weights for a variant's board. Large boards have their own: there are many more pieces, and Kings are far from most of them.
    pub fn tuned(variant: &Variant) -> ChessWeights {
        let large = variant.board_size().squares().count() > LARGE;
        let text =
            if large { include_str!("../../../data/large.json") } else { include_str!("../../../data/small.json") };
        serde_json::from_str(text).expect("both data files are read by a test")
    }

    /// The expected part of the points, 0 to 1, of a player with a lead in hundredths: a logistic curve, as Elo's, through
    /// [`winning_lead`](ChessWeights::winning_lead).
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
        1.0 / (1.0 + 3_f64.powf(-f64::from(lead) / f64::from(self.winning_lead.max(1))))
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
