//! The pieces of one side and their attacks.

use super::Evaluation;
use super::pawn_structure::SidePawns;
use super::tapered_sum::TaperedSum;
use menagerie_rules::{Bitboard, ChessPosition, KindId, Piece, Player};
use smallvec::SmallVec;

/// One side of a position: its pieces by class, and the attacks of each class.
#[derive(Clone, Default)]
pub(super) struct SideAttacks {
    pub all: Bitboard,
    pub pawns: Bitboard,
    pub minors: Bitboard,
    /// All pieces except minor pieces, Pawns and King.
    pub majors: Bitboard,
    /// The majors of the Queen's class.
    pub queen_class: Bitboard,
    /// Pieces that slide along a whole file, except those of the Queen's class.
    pub file_sliders: Bitboard,
    pub by_pawns: Bitboard,
    pub by_minors: Bitboard,
    /// Attacked by the majors of the Rook's class.
    pub by_rook_class: Bitboard,
    pub by_all: Bitboard,
    /// Attacked at least twice.
    pub by_two: Bitboard,
    /// Attacked by any piece but the King.
    pub by_others: Bitboard,
    /// Pawns on the colours of colour-bound pieces, counted once for each such piece.
    pub bad_bishop_pawns: u32,
    /// All pieces except Pawns and King, with their attacks; stored inline up to the number at the start of the largest variant.
    pub pieces: SmallVec<[(KindId, Bitboard); 36]>,
}

impl Evaluation {
    /// Collects the attacks of a side's pieces, and adds the terms of single pieces.
    #[inline(always)]
    pub(super) fn side_attacks(
        &self,
        position: &ChessPosition,
        player: Player,
        pawns: &SidePawns,
        sign: i32,
        side: &mut SideAttacks,
        sum: &mut TaperedSum,
    ) {
        let board = position.board();
        let occupied = board.occupied();
        let tables = position.variant().tables();
        side.all = board.of(player);
        let mut colour_bound = Bitboard::EMPTY;
        let mut by_king = Bitboard::EMPTY;
        side.pawns = pawns.all;
        side.by_pawns = pawns.attacked;
        side.by_two = pawns.attacked_twice;
        for square in side.all & !pawns.all {
            let Some(Piece { kind, .. }) = board.get(square) else { continue };
            let traits = self.kind(kind);
            let attacked = tables.attacks_from(player, kind, square, occupied);
            if traits.royal {
                by_king = attacked;
                continue;
            }
            side.by_two |= side.by_others & attacked;
            side.by_others |= attacked;
            if traits.minor {
                side.minors.insert(square);
                side.by_minors |= attacked;
            } else {
                side.majors.insert(square);
                if traits.queen_class {
                    side.queen_class.insert(square);
                } else {
                    side.by_rook_class |= attacked;
                }
            }
            if traits.file_slider && !traits.queen_class {
                side.file_sliders.insert(square);
            }
            if traits.colour_bound {
                colour_bound.insert(square);
            }
            side.pieces.push((kind, attacked));
        }
        side.by_two |= side.by_others & side.by_pawns;
        side.by_others |= side.by_pawns;
        side.by_two |= side.by_others & by_king;
        side.by_all = side.by_others | by_king;
        let (dark, dark_pawns) = (colour_bound & self.maps.dark_squares, side.pawns & self.maps.dark_squares);
        let light_pawns = side.pawns.count() - dark_pawns.count();
        side.bad_bishop_pawns = dark.count() * dark_pawns.count() + (colour_bound.count() - dark.count()) * light_pawns;
        if !dark.is_empty() && !(colour_bound & !self.maps.dark_squares).is_empty() {
            sum.add(self.weights.bishop_pair, sign);
        }
    }
}
