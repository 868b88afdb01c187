//! Pawns: their structure, and how near they are to becoming more.

use super::Evaluation;
use super::terms::{Side, Sum};
use super::weights::Pair;
use menagerie_rules::ChessPosition;
use menagerie_rules::{Bitboard, Player, Square};

/// What the Pawns of both sides amount to, whatever else is on the board.
#[derive(Clone, Default)]
pub(super) struct Structure {
    /// The hash of the Pawns.
    key: u32,
    /// The first player's less the second player's.
    pub sum: Pair,
    /// Those with no enemy Pawn on their way or beside it.
    pub passed: Bitboard,
    /// How many each side has.
    pub count: [u8; 2],
    pub sides: [Pawns; 2],
}

/// One side's Pawns.
#[derive(Clone, Default)]
pub(super) struct Pawns {
    /// Where they stand.
    pub all: Bitboard,
    /// What they attack, and what two of them do.
    pub attacked: Bitboard,
    pub twice: Bitboard,
    /// The squares they step to.
    pub next: Bitboard,
}

/// Structures that were met before, by their hash: most moves leave the Pawns where they are.
pub(in crate::chess) struct PawnTable(Vec<Structure>);

impl PawnTable {
    /// An empty table with room for so many structures.
    pub(in crate::chess) fn new(places: usize) -> PawnTable {
        // An empty place is what it seems to be: the structure of no Pawns, whose hash is 0.
        PawnTable(vec![Structure::default(); places.max(1)])
    }

    /// The structure with this hash, worked out if it is not there.
    #[inline]
    pub(super) fn get(&mut self, key: u32, work_out: impl FnOnce() -> Structure) -> &Structure {
        let place = key as usize % self.0.len();
        let known = &mut self.0[place];
        if known.key != key {
            *known = Structure { key, ..work_out() };
        }
        known
    }
}

impl Evaluation {
    /// The structure of a position's Pawns.
    #[inline(never)]
    pub(super) fn structure(&self, position: &ChessPosition, players: [Player; 2]) -> Structure {
        let (mut sum, mut passed) = (Sum::default(), Bitboard::EMPTY);
        let sides = players.map(|player| self.pawns(position, player));
        for (index, &player) in players.iter().enumerate() {
            let (own, other) = (&sides[index], &sides[1 - index]);
            let sign = if index == 0 { 1 } else { -1 };
            passed |= self.side_of_structure(position, player, players[1 - index], own, other, sign, &mut sum);
        }
        let count = [0, 1].map(|index: usize| sides[index].all.count() as u8);
        Structure { key: 0, sum: sum.0, passed, count, sides }
    }

    fn pawns(&self, position: &ChessPosition, player: Player) -> Pawns {
        let mut pawns = Pawns::default();
        for (square, kind) in position.board().pieces_of(player).filter(|&(_, kind)| self.kind(kind).pawn) {
            let attacked = position.variant().tables().leap_captures(player, kind, square);
            pawns.all.insert(square);
            pawns.twice |= pawns.attacked & attacked;
            pawns.attacked |= attacked;
            if let Some(next) = self.next.at(player.index(), square) {
                pawns.next.insert(next);
            }
        }
        pawns
    }

    /// Counts one side's Pawns; gives those that are passed.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    fn side_of_structure(
        &self,
        position: &ChessPosition,
        player: Player,
        enemy: Player,
        own: &Pawns,
        other: &Pawns,
        sign: i32,
        sum: &mut Sum,
    ) -> Bitboard {
        let weights = &self.weights;
        let mut passed = Bitboard::EMPTY;
        for square in own.all {
            let ahead = self.passed.at(player.index(), square);
            let file = self.files[usize::from(square.file())];
            let beside = self.beside[usize::from(square.file())];
            let blocked_by_own = !(ahead & file & own.all).is_empty();
            if blocked_by_own {
                sum.add(weights.doubled, sign);
            }
            if (beside & own.all).is_empty() {
                sum.add(weights.isolated, sign);
            }
            let has_pawn = |aside: i8| square.offset(aside, 0).is_some_and(|at| own.all.has(at));
            let (phalanx, supported) = (has_pawn(1), own.attacked.has(square));
            let next = self.next.at(player.index(), square);
            if supported {
                sum.add(weights.supported, sign);
            } else if !phalanx
                && !has_pawn(-1)
                && next.is_some_and(|next| other.attacked.has(next))
                && (self.drivers.at(enemy.index(), square) & own.all).is_empty()
            {
                sum.add(weights.backward, sign);
            }
            if phalanx {
                sum.add(weights.phalanx, sign);
            }
            if !blocked_by_own && (ahead & other.all).is_empty() {
                passed.insert(square);
                let way = way(position, player, square);
                sum.add(weights.passed, sign);
                sum.add(weights.passed_advance.map(|of| of * (way * way / 64) / 64), sign);
                if supported || phalanx || has_pawn(-1) {
                    sum.add(weights.passed_supported.map(|of| of * (way * way / 64) / 64), sign);
                }
            }
        }
        passed
    }

    /// The enemy's pieces that Pawns threaten to attack, and Pawns that cannot step forward.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    #[inline(always)]
    pub(super) fn pushes(
        &self,
        position: &ChessPosition,
        player: Player,
        pawns: &Pawns,
        own: &Side,
        other: &Side,
        sign: i32,
        sum: &mut Sum,
    ) {
        let weights = &self.weights;
        if weights.push_threat == [0; 2] && weights.blocked == [0; 2] {
            return;
        }
        let board = position.board();
        let occupied = board.occupied();
        sum.times(weights.blocked, (pawns.next & occupied).count(), sign);
        let goals = other.all & !other.pawns & !own.by_pawns;
        let closed = occupied | other.by_pawns | (other.by_all & !own.by_all);
        let mut threatened = Bitboard::EMPTY;
        for next in pawns.next & !closed {
            if let Some(pawn) = self.before.at(player.index(), next).and_then(|square| board.get(square)) {
                threatened |= position.variant().tables().leap_captures(player, pawn.kind, next) & goals;
            }
        }
        sum.times(weights.push_threat, threatened.count(), sign);
    }

    /// What a passed Pawn has before it.
    #[allow(clippy::too_many_arguments, reason = "a Pawn, what stands around it, and where the sum goes")]
    #[inline(always)]
    pub(super) fn passed_pawn(
        &self,
        position: &ChessPosition,
        player: Player,
        square: Square,
        own: &Side,
        other: &Side,
        sign: i32,
        sum: &mut Sum,
    ) {
        let weights = &self.weights;
        let way = way(position, player, square);
        let square_of_way = way * way / 64;
        let Some(next) = self.next.at(player.index(), square) else { return };
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
        let enemy = position.variant().turn_order().find(|&it| it != player).unwrap_or(player);
        let closer = distance(position.king(enemy)) - distance(position.king(player));
        sum.add(weights.passed_kings.map(|of| of * closer * way / 64), sign);
    }
}

/// How far a Pawn has come: in 64ths, the last rank but one counting as one.
fn way(position: &ChessPosition, player: Player, square: Square) -> i32 {
    let variant = position.variant();
    i32::from(variant.relative_rank(player, square)) * 64 / (i32::from(variant.relative_ranks(player)) - 2).max(1)
}

#[cfg(test)]
mod tests {
    use super::super::{ChessWeights, Evaluation};
    use super::PawnTable;
    use crate::PieceValues;
    use menagerie_rules::ChessPosition;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn what_is_remembered_of_pawns_is_what_is_worked_out() {
        for id in ["chess", "janus", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            // So small that structures displace each other.
            let mut kept = PawnTable::new(5);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..150_usize {
                let tally = evaluation.tally(&position);
                let fresh = evaluation.of(&position, &tally, &mut PawnTable::new(1));
                assert_eq!(evaluation.of(&position, &tally, &mut kept), fresh, "{id} ply {ply}");
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
            }
        }
    }
}
