//! Terms of several pieces: mobility, threats, outposts, open files. King safety and passed Pawns have their own modules.

use super::Evaluation;
use super::attacks::SideAttacks;
use super::pawn_structure::{PawnTable, SidePawns};
use super::tapered_sum::TaperedSum;
use super::weights::Tapered;
use menagerie_rules::{Bitboard, ChessPosition, Player};

/// The evaluation terms besides pieces on their squares.
#[derive(Default)]
pub(super) struct EvalTerms {
    /// The first player's terms minus the second player's.
    pub sum: Tapered,
    /// The number of Pawns of each side.
    pub pawns: [u8; 2],
    /// Whether a side has no Pawns against more than a bare King.
    pub pawnless: [bool; 2],
}

impl Evaluation {
    /// Computes all terms besides pieces on their squares. `pawn_key` is the hash of the Pawns.
    #[inline(always)]
    pub(super) fn terms(&self, position: &ChessPosition, pawn_key: u32, pawn_table: &mut PawnTable) -> EvalTerms {
        let mut players = position.variant().turn_order();
        let (Some(first), Some(second)) = (players.next(), players.next()) else { return EvalTerms::default() };
        let players = [first, second];
        let mut sum = TaperedSum::default();
        // Filled in place, because each is more than a kilobyte.
        let mut sides = [SideAttacks::default(), SideAttacks::default()];
        let structure = pawn_table.get(pawn_key, || self.pawn_structure(position, players));
        sum.add(structure.sum, 1);
        for (index, side) in sides.iter_mut().enumerate() {
            let sign = if index == 0 { 1 } else { -1 };
            self.side_attacks(position, players[index], &structure.sides[index], sign, side, &mut sum);
        }
        for (index, &player) in players.iter().enumerate() {
            let sign = if index == 0 { 1 } else { -1 };
            let (own, other) = (&sides[index], &sides[1 - index]);
            for square in structure.passed & own.pawns {
                self.passed_pawn(position, player, square, own, other, sign, &mut sum);
            }
            self.pawn_pushes(position, player, &structure.sides[index], own, other, sign, &mut sum);
            self.mobility(own, other, sign, &mut sum);
            self.threats(own, other, sign, &mut sum);
            self.space(player, own, other, sign, &mut sum);
            self.king_safety(position, player, own, players[1 - index], other, sign, &mut sum);
        }
        // Against a bare King, any lead that suffices to give checkmate wins.
        let pawnless = [0, 1].map(|index: usize| structure.count[index] == 0 && sides[1 - index].all.count() > 1);
        EvalTerms { sum: sum.0, pawns: structure.count, pawnless }
    }

    #[inline(always)]
    fn mobility(&self, own: &SideAttacks, other: &SideAttacks, sign: i32, sum: &mut TaperedSum) {
        let area = !(own.all | other.by_pawns);
        for &(kind, attacked) in &own.pieces {
            if !self.kind(kind).hopper {
                sum.add(self.mobility[kind.index()][(attacked & area).count() as usize], sign);
            }
        }
    }

    #[inline(always)]
    fn threats(&self, own: &SideAttacks, other: &SideAttacks, sign: i32, sum: &mut TaperedSum) {
        let weights = &self.weights;
        let pieces = other.all & !other.pawns;
        let weak = own.by_all & other.all & !other.by_pawns & !(other.by_two & !own.by_two);
        sum.add_times(weights.weak_piece, (weak & pieces).count(), sign);
        sum.add_times(weights.weak_pawn, (weak & other.pawns).count(), sign);
        sum.add_times(weights.minor_attacks_minor, (own.by_minors & other.minors).count(), sign);
        sum.add_times(weights.rook_class_attacks_queen_class, (own.by_rook_class & other.queen_class).count(), sign);
        sum.add_times(weights.rook_class_attacks_minor, (own.by_rook_class & other.minors & weak).count(), sign);
        sum.add_times(weights.threat_by_pawn, (own.by_pawns & pieces).count(), sign);
        sum.add_times(weights.minor_attacks_major, (own.by_minors & other.majors & !own.by_pawns).count(), sign);
        sum.add_times(weights.hanging, (own.by_all & other.all & !other.by_all).count(), sign);
    }

    /// Adds contested squares, bad bishops, open files and outposts.
    #[inline(always)]
    fn space(&self, player: Player, own: &SideAttacks, other: &SideAttacks, sign: i32, sum: &mut TaperedSum) {
        let weights = &self.weights;
        let contested = other.by_all & !other.by_pawns & !(other.by_two & !own.by_two) & own.by_all;
        sum.add_times(weights.contested_square, contested.count(), sign);
        sum.add_times(weights.bad_bishop, own.bad_bishop_pawns, sign);
        for square in own.file_sliders {
            let file = self.maps.files[usize::from(square.file())];
            if (file & own.pawns).is_empty() {
                sum.add(weights.half_open_file, sign);
                if (file & other.pawns).is_empty() {
                    sum.add(weights.open_file, sign);
                }
            }
        }
        for square in own.minors & own.by_pawns & self.maps.enemy_half[player.index()] {
            if (self.maps.attack_span.at(player.index(), square) & other.pawns).is_empty() {
                sum.add(weights.outpost, sign);
            }
        }
    }

    /// Adds threats of Pawns to attack enemy pieces, and blocked Pawns.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    #[inline(always)]
    fn pawn_pushes(
        &self,
        position: &ChessPosition,
        player: Player,
        pawns: &SidePawns,
        own: &SideAttacks,
        other: &SideAttacks,
        sign: i32,
        sum: &mut TaperedSum,
    ) {
        let weights = &self.weights;
        if weights.threat_by_pawn_push == [0; 2] && weights.blocked_pawn == [0; 2] {
            return;
        }
        let board = position.board();
        let occupied = board.occupied();
        sum.add_times(weights.blocked_pawn, (pawns.stops & occupied).count(), sign);
        let victims = other.all & !other.pawns & !own.by_pawns;
        let unsafe_stops = occupied | other.by_pawns | (other.by_all & !own.by_all);
        let mut threatened = Bitboard::EMPTY;
        for stop in pawns.stops & !unsafe_stops {
            if let Some(pawn) = self.maps.step_from.at(player.index(), stop).and_then(|square| board.get(square)) {
                threatened |= position.variant().tables().leap_captures(player, pawn.kind, stop) & victims;
            }
        }
        sum.add_times(weights.threat_by_pawn_push, threatened.count(), sign);
    }
}
