//! King safety: pawn shield and pawn storm, defenders, attackers, safe checks.

use super::Evaluation;
use super::attacks::SideAttacks;
use super::tapered_sum::TaperedSum;
use crate::chess::parameters::{
    MAX_KING_ATTACKERS, MAX_KING_ATTACKS, MAX_KING_DANGER, MAX_KING_DEFENDERS, MAX_SAFE_CHECKS, MAX_SHIELD_PAWNS,
    MAX_WEAK_SQUARES, QUEEN_CLASS_VALUE,
};
use menagerie_rules::{Bitboard, ChessPosition, Player, Square};

/// The attacks on a King's ring.
#[derive(Default)]
struct KingAttackers {
    count: i32,
    /// The attacks on squares of the ring, counted with multiplicity.
    attacks: i32,
    /// The value of the most valuable attacker, in cp.
    most_valuable: i32,
}

impl Evaluation {
    /// Adds the safety of a player's King.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    #[inline(always)]
    pub(super) fn king_safety(
        &self,
        position: &ChessPosition,
        player: Player,
        own: &SideAttacks,
        enemy: Player,
        other: &SideAttacks,
        sign: i32,
        sum: &mut TaperedSum,
    ) {
        let king = position.king(player);
        let ring = self.maps.king_ring.at(player.index(), king);
        let shield = self.king_shelter(player, king, own, other, sign, sum);
        let attackers = self.king_attackers(other, ring);
        if attackers.count == 0 {
            return;
        }
        let weights = &self.weights;
        // Squares where an enemy piece is safe: not defended, or only by the King and attacked twice.
        let safe = !other.all & (!own.by_all | other.by_two & !own.by_others);
        let weak = (ring & other.by_all & !own.by_others).count() as i32;
        let checks = self.safe_checks(position, enemy, other, king, safe);
        sum.add_times(weights.safe_check, checks as u32, sign);
        let no_queen = if attackers.most_valuable > QUEEN_CLASS_VALUE { 0 } else { weights.king_danger_no_queen };
        let units = weights.king_danger_attacker * attackers.count * attackers.count.min(MAX_KING_ATTACKERS)
            + weights.king_danger_attack * attackers.attacks.min(MAX_KING_ATTACKS)
            + weights.king_danger_weak_square * weak.min(MAX_WEAK_SQUARES)
            + weights.king_danger_safe_check * checks.min(MAX_SAFE_CHECKS)
            - no_queen
            - weights.king_danger_shield * shield as i32;
        let units = units.clamp(0, MAX_KING_DANGER);
        let danger = [units * units / 1_000 * weights.king_danger[0] / 1_000, units * weights.king_danger[1] / 1_000];
        sum.add(danger, -sign);
    }

    /// Adds pawn shield, pawn storm, open files, defenders, and attacks on the King's flank. Returns the Pawns of the shield.
    #[inline(always)]
    fn king_shelter(
        &self,
        player: Player,
        king: Square,
        own: &SideAttacks,
        other: &SideAttacks,
        sign: i32,
        sum: &mut TaperedSum,
    ) -> u32 {
        let (weights, maps) = (&self.weights, &self.maps);
        let shield = (maps.shield.at(player.index(), king) & own.pawns).count().min(MAX_SHIELD_PAWNS);
        sum.add_times(weights.pawn_shield, shield, sign);
        let storm = (maps.storm.at(player.index(), king) & other.pawns).count().min(MAX_SHIELD_PAWNS);
        sum.add_times(weights.pawn_storm, storm, sign);
        let is_open = |file: u8| maps.files.get(usize::from(file)).is_some_and(|file| (*file & own.pawns).is_empty());
        let files = king.file().saturating_sub(1)..=king.file() + 1;
        sum.add_times(weights.king_open_file, files.filter(|&file| is_open(file)).count() as u32, sign);
        let ring = maps.king_ring.at(player.index(), king);
        sum.add_times(weights.king_defender, (ring & own.all & !own.pawns).count().min(MAX_KING_DEFENDERS), sign);
        let flank = maps.king_flank.at(player.index(), king);
        let flank_attacks = (flank & other.by_all).count() + (flank & other.by_two).count();
        sum.add_times(weights.king_flank_attack, flank_attacks, sign);
        sum.add_times(weights.king_ring_pressure, (ring & other.by_two & !own.by_two).count(), sign);
        shield
    }

    #[inline(always)]
    fn king_attackers(&self, other: &SideAttacks, ring: Bitboard) -> KingAttackers {
        let mut attackers = KingAttackers::default();
        for &(kind, attacked) in &other.pieces {
            let near = attacked & ring;
            if !near.is_empty() {
                attackers.count += 1;
                attackers.attacks += near.count() as i32;
                attackers.most_valuable = attackers.most_valuable.max(self.piece_values.of(kind));
            }
        }
        attackers
    }

    /// The number of kinds of enemy pieces that can give check to a King with the next move, on safe squares.
    #[inline(always)]
    fn safe_checks(
        &self,
        position: &ChessPosition,
        enemy: Player,
        other: &SideAttacks,
        king: Square,
        safe: Bitboard,
    ) -> i32 {
        let tables = position.variant().tables();
        let occupied = position.board().occupied();
        let mut counted = 0_u64;
        let mut checks = 0;
        for &(kind, attacked) in &other.pieces {
            let from = attacked & safe & self.maps.attacks_to.at(self.player_kind(enemy, kind), king);
            if counted >> kind.index() & 1 == 0
                && from.iter().any(|from| tables.attacks(enemy, kind, from, occupied, king))
            {
                counted |= 1 << kind.index();
                checks += 1;
            }
        }
        checks
    }
}
