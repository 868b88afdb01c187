//! Pawns: their structure, and how near they are to becoming more.

use super::Evaluation;
use super::terms::{Side, Sum};
use menagerie_rules::chess::Position;
use menagerie_rules::{Bitboard, Player, Square};

impl Evaluation {
    pub(super) fn pawn_terms(
        &self,
        position: &Position,
        player: Player,
        own: &Side,
        other: &Side,
        sign: i32,
        sum: &mut Sum,
    ) {
        let weights = &self.weights;
        let variant = position.variant();
        let enemy = variant.turn_order().find(|&it| it != player).unwrap_or(player);
        for square in own.pawns {
            let ahead = self.passed[player.index()][square.index()];
            let file = self.files[usize::from(square.file())];
            let beside = self.beside[usize::from(square.file())];
            let blocked_by_own = !(ahead & file & own.pawns).is_empty();
            if blocked_by_own {
                sum.add(weights.doubled, sign);
            }
            if (beside & own.pawns).is_empty() {
                sum.add(weights.isolated, sign);
            }
            let has_pawn = |aside: i8| square.offset(aside, 0).is_some_and(|at| own.pawns.has(at));
            let (phalanx, supported) = (has_pawn(1), own.by_pawns.has(square));
            let next = variant.ahead(player, square, (0, 1));
            if supported {
                sum.add(weights.supported, sign);
            } else if !phalanx
                && !has_pawn(-1)
                && next.is_some_and(|next| other.by_pawns.has(next))
                && (self.drivers[enemy.index()][square.index()] & own.pawns).is_empty()
            {
                sum.add(weights.backward, sign);
            }
            if phalanx {
                sum.add(weights.phalanx, sign);
            }
            if !blocked_by_own && (ahead & other.pawns).is_empty() {
                let helped = supported || phalanx || has_pawn(-1);
                self.passed_pawn(position, player, square, helped, (own, other), sign, sum);
            }
        }
        if weights.push_threat != [0; 2] {
            sum.times(weights.push_threat, self.push_threats(position, player, own, other).count(), sign);
        }
    }

    /// The enemy's pieces that a Pawn could attack by a step to where it is not lost.
    fn push_threats(&self, position: &Position, player: Player, own: &Side, other: &Side) -> Bitboard {
        let variant = position.variant();
        let goals = other.all & !other.pawns & !own.by_pawns;
        let closed = position.board().occupied() | other.by_pawns | (other.by_all & !own.by_all);
        let mut threatened = Bitboard::EMPTY;
        for (square, kind) in position.board().pieces_of(player) {
            if self.kind(kind).pawn
                && let Some(next) = variant.ahead(player, square, (0, 1))
                && !closed.has(next)
            {
                threatened |= variant.tables().leap_captures(player, kind, next) & goals;
            }
        }
        threatened
    }

    #[allow(clippy::too_many_arguments, reason = "a Pawn, what stands around it, and where the sum goes")]
    fn passed_pawn(
        &self,
        position: &Position,
        player: Player,
        square: Square,
        helped: bool,
        (own, other): (&Side, &Side),
        sign: i32,
        sum: &mut Sum,
    ) {
        let variant = position.variant();
        let weights = &self.weights;
        let rank = i32::from(variant.rank_from(player, square));
        // In 64ths, the last rank but one counting as one.
        let way = rank * 64 / (i32::from(variant.depth(player)) - 2).max(1);
        let square_of_way = way * way / 64;
        sum.add(weights.passed, sign);
        sum.add(weights.passed_advance.map(|of| of * square_of_way / 64), sign);
        if helped {
            sum.add(weights.passed_supported.map(|of| of * square_of_way / 64), sign);
        }
        let Some(next) = variant.ahead(player, square, (0, 1)) else { return };
        if own.by_all.has(next) {
            sum.add(weights.passed_guarded.map(|of| of * square_of_way / 64), sign);
        }
        if position.board().get(next).is_none() && !other.by_all.has(next) {
            sum.add(weights.passed_free.map(|of| of * square_of_way / 64), sign);
        }
        let distance = |king: Square| {
            let far = |a: u8, b: u8| (i32::from(a) - i32::from(b)).abs();
            far(king.file(), next.file()).max(far(king.rank(), next.rank())).min(6)
        };
        let enemy = variant.turn_order().find(|&it| it != player).unwrap_or(player);
        let closer = distance(position.king(enemy)) - distance(position.king(player));
        sum.add(weights.passed_kings.map(|of| of * closer * way / 64), sign);
    }
}
