//! The weights of the evaluation, as tuned.

use crate::chess::SearchParts;
use menagerie_rules::Variant;
use serde::{Deserialize, Serialize};

/// A weight in the opening, when all pieces are there, and in the ending, when only Kings and Pawns are left.
pub type Tapered = [i32; 2];

/// What squares count, on a grid laid over the board: five rows from a player's first rank to the last, each with four numbers from
/// the edge to the middle file. Between them the numbers are mixed.
pub type SquareGrid = [[Tapered; 4]; 5];

/// Piece-square tables for boards of any size, by classes of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSquareGrids {
    /// Pawns.
    pub pawn: SquareGrid,
    /// Minor pieces: worth no more than 400.
    pub minor: SquareGrid,
    /// The Rook's class: what is neither minor nor of the Queen's class.
    pub rook_class: SquareGrid,
    /// The Queen's class: worth more than 650.
    pub queen_class: SquareGrid,
    /// Kings.
    pub royal: SquareGrid,
}

/// What each feature of a position counts, in hundredths of the unit of the piece values unless said otherwise.
///
/// The numbers come from `data/small.json` and `data/large.json`; the size of the board chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChessWeights {
    /// The right to move.
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
    /// Percent of the value of pieces that capture over a screen, on top: screens become rare.
    pub hopper_value: Tapered,
    /// A minor piece in the middle of the board; on the edge as much is lost.
    pub centre: Tapered,
    /// A Pawn in the middle.
    pub pawn_centre: Tapered,
    /// A rank forward, for pieces, up to the middle of the board.
    pub piece_advance: Tapered,
    /// A minor piece that has left its first rank.
    pub development: Tapered,
    /// A King's way to the other side of the board.
    pub king_advance: Tapered,
    /// A King in the middle.
    pub king_centre: Tapered,
    /// A square that a piece attacks, divided by the root of how many it has on an empty board.
    pub mobility: Tapered,
    /// The root of the part of its squares that a piece attacks: a piece shut in loses more than a free one gains.
    pub mobility_root: Tapered,
    /// As `mobility`, for minor pieces on top.
    pub minor_mobility: Tapered,
    /// As `mobility`, for the Queen's class on top.
    pub queen_class_mobility: Tapered,
    /// A file slider below the Queen's class on a file without Pawns of its own.
    pub half_open_file: Tapered,
    /// The same on a file without any Pawns, on top.
    pub open_file: Tapered,
    /// A square that both sides attack and the enemy defends neither twice nor with a Pawn.
    pub contested_square: Tapered,
    /// A minor piece beyond the middle, defended by a Pawn, that no enemy Pawn can drive away.
    pub outpost: Tapered,
    /// A Pawn on a square of the colour that a piece of its side is bound to.
    pub bad_bishop: Tapered,
    /// An enemy Pawn near the front of the King.
    pub pawn_storm: Tapered,
    /// Pieces bound to one colour of squares, on both colours.
    pub bishop_pair: Tapered,
    /// A passed Pawn.
    pub passed: Tapered,
    /// A passed Pawn one step before its promotion; less before, with the square of the way it has gone.
    pub passed_rank: Tapered,
    /// The same, when its stop square is free and not attacked.
    pub passed_free_stop: Tapered,
    /// A rank that the enemy's King is farther from a passed Pawn's way than its own.
    pub passed_king_distance: Tapered,
    /// The stop square of a passed Pawn defended, counted as `passed_rank` is.
    pub passed_defended_stop: Tapered,
    /// A passed Pawn supported by a Pawn, or beside one, counted as `passed_rank` is.
    pub passed_supported: Tapered,
    /// A backward Pawn: no other can come to defend it, and its stop square is attacked by an enemy Pawn.
    pub backward: Tapered,
    /// A Pawn behind another of its own side.
    pub doubled: Tapered,
    /// A Pawn without another on the files beside it.
    pub isolated: Tapered,
    /// A Pawn defended by a Pawn.
    pub supported: Tapered,
    /// A Pawn beside a Pawn.
    pub phalanx: Tapered,
    /// A Pawn with something on its stop square.
    pub blocked_pawn: Tapered,
    /// A Pawn before its King.
    pub pawn_shield: Tapered,
    /// A file before or beside a King without Pawns of its own.
    pub king_open_file: Tapered,
    /// Another piece in its King's ring.
    pub king_defender: Tapered,
    /// An attack on a square of a King's flank, and once more if it is attacked twice.
    pub king_flank_attack: Tapered,
    /// A square of a King's ring that is attacked twice and not defended twice.
    pub king_ring_pressure: Tapered,
    /// A kind of piece that can give check where it cannot be captured.
    pub safe_check: Tapered,
    /// What a King's danger costs: in the opening its square, in millionths; in the ending itself, in thousandths.
    pub king_danger: Tapered,
    /// Danger from each attacker near a King, times their number.
    pub king_danger_attacker: i32,
    /// Danger from each attack on a square near a King.
    pub king_danger_attack: i32,
    /// Danger from such a square that nothing but the King defends.
    pub king_danger_weak_square: i32,
    /// Danger from each kind of piece with a safe check.
    pub king_danger_safe_check: i32,
    /// Danger less when no attacker is of the Queen's class.
    pub king_danger_no_queen: i32,
    /// Danger less for each Pawn before the King.
    pub king_danger_shield: i32,
    /// A piece attacked by a Pawn.
    pub threat_by_pawn: Tapered,
    /// A piece that a Pawn could attack with a safe step.
    pub threat_by_pawn_push: Tapered,
    /// A piece attacked that neither a Pawn defends nor two others.
    pub weak_piece: Tapered,
    /// A Pawn attacked that neither a Pawn defends nor two others.
    pub weak_pawn: Tapered,
    /// A piece of the Rook's or Queen's class attacked by a minor piece.
    pub minor_attacks_major: Tapered,
    /// A minor piece attacked by a minor piece.
    pub minor_attacks_minor: Tapered,
    /// A piece of the Queen's class attacked by one of the Rook's class.
    pub rook_class_attacks_queen_class: Tapered,
    /// A weak minor piece attacked by one of the Rook's class.
    pub rook_class_attacks_minor: Tapered,
    /// A piece attacked and not defended.
    pub hanging: Tapered,
    /// Thousandths of the first part of a lead that are added to it: some leads are hard to win with.
    pub lead_scale: Tapered,
    /// The same for each Pawn of the side that leads.
    pub lead_scale_pawn: Tapered,
    /// The same if it has no Pawn and the other side more than a King, in the ending.
    pub lead_scale_pawnless: i32,
    /// What squares add; nothing where the file says nothing of them.
    #[serde(default)]
    pub piece_square: PieceSquareGrids,
    /// Percent of the margins of the search: the smaller the range of the evaluation, the less.
    pub margin_percent: i32,
    /// The parts of the search that are off, because no match says that they pay on such a board.
    pub disabled_parts: SearchParts,
    /// Percent of the usual late move reductions.
    pub lmr_percent: i32,
    /// What each table of the correction history may add to the evaluation in a search.
    pub correction_limit: i32,
    /// A lead in hundredths that is shown as winning three games of four. For people only: no search asks for it. On small boards it
    /// is what chess players are used to (Lichess has 298); self-play on large ones needs at least three times the lead to win as
    /// often (`tune fit` says which).
    pub winning_lead: i32,
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
