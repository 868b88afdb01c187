//! Pawn structure: the terms that depend on Pawns alone.

use super::Evaluation;
use super::tapered_sum::TaperedSum;
use super::weights::Tapered;
use menagerie_rules::{Bitboard, ChessPosition, Player, Square};

/// The divisor for the square of a passed Pawn's progress, which is in 64ths.
pub(super) const WAY_UNIT: i32 = 64;

/// The evaluation of the Pawns of both sides.
#[derive(Clone, Default)]
pub(super) struct PawnStructure {
    /// The hash of the Pawns.
    key: u32,
    /// The first player's terms minus the second player's.
    pub sum: Tapered,
    /// The passed Pawns of both sides.
    pub passed: Bitboard,
    /// The number of Pawns of each side.
    pub count: [u8; 2],
    pub sides: [SidePawns; 2],
}

/// One side's Pawns.
#[derive(Clone, Default)]
pub(super) struct SidePawns {
    /// The squares of the Pawns.
    pub all: Bitboard,
    /// The squares attacked once and twice.
    pub attacked: Bitboard,
    pub attacked_twice: Bitboard,
    /// The stop squares.
    pub stops: Bitboard,
}

/// The pawn hash table: known pawn structures. Most moves do not change the Pawns.
pub(in crate::chess) struct PawnTable(Vec<PawnStructure>);

impl PawnTable {
    /// An empty table with `entries` entries.
    pub(in crate::chess) fn new(entries: usize) -> PawnTable {
        // A default entry is valid: it is the structure without Pawns, whose hash is 0.
        PawnTable(vec![PawnStructure::default(); entries.max(1)])
    }

    /// The structure with this hash, computed if it is not in the table.
    #[inline]
    pub(super) fn get(&mut self, key: u32, compute: impl FnOnce() -> PawnStructure) -> &PawnStructure {
        let index = key as usize % self.0.len();
        let known = &mut self.0[index];
        if known.key != key {
            *known = PawnStructure { key, ..compute() };
        }
        known
    }
}

impl Evaluation {
    /// The structure of a position's Pawns.
    #[inline(never)]
    pub(super) fn pawn_structure(&self, position: &ChessPosition, players: [Player; 2]) -> PawnStructure {
        let (mut sum, mut passed) = (TaperedSum::default(), Bitboard::EMPTY);
        let sides = players.map(|player| self.side_pawns(position, player));
        for (index, &player) in players.iter().enumerate() {
            let (own, other) = (&sides[index], &sides[1 - index]);
            let sign = if index == 0 { 1 } else { -1 };
            passed |= self.side_structure(position, player, players[1 - index], own, other, sign, &mut sum);
        }
        let count = [0, 1].map(|index: usize| sides[index].all.count() as u8);
        PawnStructure { key: 0, sum: sum.0, passed, count, sides }
    }

    fn side_pawns(&self, position: &ChessPosition, player: Player) -> SidePawns {
        let mut pawns = SidePawns::default();
        for (square, kind) in position.board().pieces_of(player).filter(|&(_, kind)| self.kind(kind).pawn) {
            let attacked = position.variant().tables().leap_captures(player, kind, square);
            pawns.all.insert(square);
            pawns.attacked_twice |= pawns.attacked & attacked;
            pawns.attacked |= attacked;
            if let Some(stop) = self.maps.stop.at(player.index(), square) {
                pawns.stops.insert(stop);
            }
        }
        pawns
    }

    /// Adds one side's doubled, isolated, backward, supported and passed Pawns. Returns the passed ones.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    fn side_structure(
        &self,
        position: &ChessPosition,
        player: Player,
        enemy: Player,
        own: &SidePawns,
        other: &SidePawns,
        sign: i32,
        sum: &mut TaperedSum,
    ) -> Bitboard {
        let (weights, maps) = (&self.weights, &self.maps);
        let mut passed = Bitboard::EMPTY;
        for square in own.all {
            let front_span = maps.front_span.at(player.index(), square);
            let file = maps.files[usize::from(square.file())];
            let doubled = !(front_span & file & own.all).is_empty();
            if doubled {
                sum.add(weights.doubled, sign);
            }
            if (maps.adjacent_files[usize::from(square.file())] & own.all).is_empty() {
                sum.add(weights.isolated, sign);
            }
            let has_pawn = |aside: i8| square.offset(aside, 0).is_some_and(|at| own.all.has(at));
            let (phalanx, supported) = (has_pawn(1), own.attacked.has(square));
            let stop = maps.stop.at(player.index(), square);
            if supported {
                sum.add(weights.supported, sign);
            } else if !phalanx
                && !has_pawn(-1)
                && stop.is_some_and(|stop| other.attacked.has(stop))
                && (maps.attack_span.at(enemy.index(), square) & own.all).is_empty()
            {
                sum.add(weights.backward, sign);
            }
            if phalanx {
                sum.add(weights.phalanx, sign);
            }
            if !doubled && (front_span & other.all).is_empty() {
                passed.insert(square);
                let way = way_squared(position, player, square);
                sum.add(weights.passed, sign);
                sum.add(weights.passed_rank.map(|of| of * way / WAY_UNIT), sign);
                if supported || phalanx || has_pawn(-1) {
                    sum.add(weights.passed_supported.map(|of| of * way / WAY_UNIT), sign);
                }
            }
        }
        passed
    }
}

/// The progress of a Pawn, in 64ths: on the second last rank it is 64.
pub(super) fn way(position: &ChessPosition, player: Player, square: Square) -> i32 {
    let variant = position.variant();
    let steps = (i32::from(variant.relative_ranks(player)) - 2).max(1);
    i32::from(variant.relative_rank(player, square)) * WAY_UNIT / steps
}

/// The square of [`way`], in 64ths.
pub(super) fn way_squared(position: &ChessPosition, player: Player, square: Square) -> i32 {
    let way = way(position, player, square);
    way * way / WAY_UNIT
}

#[cfg(test)]
mod tests {
    use super::super::{ChessWeights, Evaluation};
    use super::PawnTable;
    use crate::PieceValues;
    use menagerie_rules::{ChessPosition, Options, Variant};

    #[test]
    fn a_remembered_structure_is_the_computed_one() {
        for id in ["chess", "janus", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            // So small that entries replace each other.
            let mut kept = PawnTable::new(5);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..150_usize {
                let accumulator = evaluation.accumulator(&position);
                let fresh = evaluation.evaluate(&position, &accumulator, &mut PawnTable::new(1));
                assert_eq!(evaluation.evaluate(&position, &accumulator, &mut kept), fresh, "{id} ply {ply}");
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
            }
        }
    }
}
