//! Passed Pawns: the squares before them, and the distances of the Kings.

use super::Evaluation;
use super::attacks::SideAttacks;
use super::pawn_structure::{WAY_UNIT, way, way_squared};
use super::tapered_sum::TaperedSum;
use menagerie_rules::{ChessPosition, Player, Square};

/// The maximum distance of a King from a passed Pawn that counts, in ranks or files.
const MAX_KING_DISTANCE: i32 = 6;

impl Evaluation {
    /// Adds the terms of a passed Pawn.
    #[allow(clippy::too_many_arguments, reason = "a Pawn, what stands around it, and where the sum goes")]
    #[inline(always)]
    pub(super) fn passed_pawn(
        &self,
        position: &ChessPosition,
        player: Player,
        square: Square,
        own: &SideAttacks,
        other: &SideAttacks,
        sign: i32,
        sum: &mut TaperedSum,
    ) {
        let weights = &self.weights;
        let way = way(position, player, square);
        let way_squared = way_squared(position, player, square);
        let Some(stop) = self.maps.stop.at(player.index(), square) else { return };
        if own.by_all.has(stop) {
            sum.add(weights.passed_defended_stop.map(|of| of * way_squared / WAY_UNIT), sign);
        }
        if position.board().get(stop).is_none() && !other.by_all.has(stop) {
            sum.add(weights.passed_free_stop.map(|of| of * way_squared / WAY_UNIT), sign);
        }
        let distance = |king: Square| {
            let far = |a: u8, b: u8| (i32::from(a) - i32::from(b)).abs();
            far(king.file(), stop.file()).max(far(king.rank(), stop.rank())).min(MAX_KING_DISTANCE)
        };
        let enemy = position.variant().turn_order().find(|&it| it != player).unwrap_or(player);
        let closer = distance(position.king(enemy)) - distance(position.king(player));
        sum.add(weights.passed_king_distance.map(|of| of * closer * way / WAY_UNIT), sign);
    }
}
