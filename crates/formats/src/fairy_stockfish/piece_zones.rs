//! Zones of pieces: where they may go, be dropped, and capture en passant.

use super::moves::Translated;
use super::piece::Maker;
use super::ruleset::Both;
use super::types::{PAWN, ROOK};
use super::zones::{on_board, own_rank, whole, zone};
use menagerie_rules::Bitboard;

impl Maker<'_, '_> {
    /// The squares that a type cannot leave.
    fn mobility(&self) -> Both<Bitboard> {
        let size = self.kinds.size;
        [0, 1].map(|player| {
            let squares = self.kinds.rules.mobility[player].get(&self.moves_as).copied().unwrap_or(Bitboard::EMPTY);
            if squares.is_empty() { whole(size) } else { on_board(squares, size) }
        })
    }

    pub fn confined(&self, promotes: bool) -> Option<menagerie_rules::Zone> {
        let (rules, size) = (self.kinds.rules, self.kinds.size);
        let mut squares = self.mobility();
        // A piece that must promote and cannot may not enter the zone.
        for player in [0, 1] {
            let must =
                !self.kind.plus && self.kinds.promotes_as_pawn(self.moves_as, player) && rules.mandatory_pawn_promotion;
            let cannot =
                !promotes || rules.promotion_types[player].is_empty() && !rules.promoted.contains_key(&self.kind.piece);
            // In Sittuyin no move into the zone promotes.
            if must && cannot && !rules.sittuyin_promotion {
                squares[player] &= !rules.promotion_region[player];
            }
        }
        (squares != [whole(size); 2]).then(|| zone(squares, size))
    }

    pub fn drop_zone(&self) -> Option<menagerie_rules::Zone> {
        let (rules, size, piece) = (self.kinds.rules, self.kinds.size, self.moves_as);
        if !rules.drops && !rules.seirawan_gating || self.kind.plus {
            return None;
        }
        let first = own_rank(0, size);
        let mobility = self.mobility();
        let squares = [0, 1].map(|player| {
            let mut squares = on_board(rules.drop_region[player], size) & mobility[player];
            if piece == PAWN && !rules.promotion_zone_pawn_drops {
                squares &= !rules.promotion_region[player];
            }
            if piece == PAWN && !rules.first_rank_pawn_drops {
                squares &= !first[player];
            }
            if piece == ROOK && rules.sittuyin_rook_drop {
                squares &= first[player];
            }
            if rules.no_doubled == piece && rules.no_doubled_count == 0 {
                squares = Bitboard::EMPTY;
            }
            squares
        });
        (squares != [whole(size); 2]).then(|| zone(squares, size))
    }

    /// Whether it captures en passant: Pawns always, others if they are named and have captures that are not moves.
    pub fn takes_en_passant(&self, moves: &Translated) -> bool {
        let (piece, rules) = (self.moves_as, self.kinds.rules);
        let named = rules.en_passant_types.iter().any(|types| types.has(piece));
        piece == PAWN || named && captures_otherwise(&moves.always)
    }

    /// Whether some piece may capture it en passant after its double step.
    pub fn taken_en_passant(&self) -> bool {
        !self.open().iter().all(Bitboard::is_empty)
    }

    /// The squares where it may capture en passant, if they are restricted.
    pub fn en_passant_zone(&self) -> Option<menagerie_rules::Zone> {
        let (rules, size) = (self.kinds.rules, self.kinds.size);
        (self.open() != self.passed()).then(|| zone(rules.en_passant_region, size))
    }

    /// Whether it promotes on a square where it may capture en passant. In Fairy-Stockfish such a capture never promotes.
    pub fn promotes_where_it_captures_en_passant(&self) -> bool {
        let (rules, open) = (self.kinds.rules, self.open());
        rules.double_step && (0..2).any(|player| !(rules.promotion_region[player] & open[1 - player]).is_empty())
    }

    /// The squares that each player's pieces pass with double steps.
    fn passed(&self) -> Both<Bitboard> {
        let (rules, size) = (self.kinds.rules, self.kinds.size);
        [0, 1].map(|player: usize| {
            let begins = on_board(rules.double_step_region[player] | rules.triple_step_region[player], size);
            let ahead = if player == 0 { 1 } else { -1 };
            begins.iter().filter_map(|square| size.offset(square, 0, ahead)).collect()
        })
    }

    /// The passed squares on which the other player may capture en passant.
    fn open(&self) -> Both<Bitboard> {
        let passed = self.passed();
        [0, 1].map(|player: usize| passed[player] & self.kinds.rules.en_passant_region[1 - player])
    }
}

/// Whether some capture of a piece is not a move of it.
fn captures_otherwise(betza: &str) -> bool {
    let movement = betza.parse::<menagerie_rules::betza::Movement>();
    movement.is_ok_and(|movement| movement.walks().iter().any(|walk| walk.captures && !walk.moves))
}
