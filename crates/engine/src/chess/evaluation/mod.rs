//! The static evaluation of a two-player position.
//!
//! All data come from the variant's definition: values, move tables, the size of the board. Pieces on their squares are updated
//! incrementally in an [`Accumulator`]; the other terms are computed for each evaluation. Every term has a weight for the opening and one
//! for the ending, which the remaining material interpolates (tapered evaluation).

mod accumulator;
mod attacks;
mod board_maps;
mod kind_traits;
mod king_safety;
mod passed_pawns;
mod pawn_structure;
mod piece_square;
mod square_maps;
mod tapered_sum;
mod terms;
mod weights;

pub(super) use accumulator::Accumulator;
pub(super) use pawn_structure::PawnTable;
pub use weights::ChessWeights;

use super::parameters::{FULL_PHASE, SCALED_LEAD};
use crate::PieceValues;
use crate::chess::SearchParts;
use board_maps::BoardMaps;
use kind_traits::KindTraits;
use menagerie_rules::{ChessPosition, GameResult, Goal, KindId, Player, Variant};
use square_maps::SquareMaps;
use std::sync::Arc;
use weights::Tapered;

/// The evaluation of the positions of a variant.
#[derive(Debug)]
pub(crate) struct Evaluation {
    piece_values: PieceValues,
    weights: ChessWeights,
    traits: Vec<KindTraits>,
    /// By player and kind, as [`player_kind`](Evaluation::player_kind) counts them, and square.
    piece_square: SquareMaps<Tapered>,
    /// By kind and number of attacked squares: the mobility term.
    mobility: Vec<[Tapered; 257]>,
    maps: BoardMaps,
    /// The value of all pieces of both sides at the start, without Kings and Pawns.
    start_material: i32,
    /// Whether the player who loses the pieces wins (antichess). Then the evaluation is negated.
    is_losing_game: bool,
}

impl Evaluation {
    /// The evaluation of a two-player game.
    pub(crate) fn new(variant: &Arc<Variant>, piece_values: PieceValues, weights: ChessWeights) -> Evaluation {
        // Both sides have the same kinds, from their own points of view.
        let first = variant.turn_order().next();
        let of = |player| variant.kind_ids().map(|kind| KindTraits::of(variant, &piece_values, player, kind)).collect();
        let traits: Vec<KindTraits> = first.map(of).unwrap_or_default();
        let each = variant.turn_order().flat_map(|player| variant.kind_ids().map(move |kind| (player, kind)));
        let piece_square = SquareMaps::new(each.map(|(player, kind)| {
            piece_square::table(variant, &weights, piece_values.of(kind), traits[kind.index()], player)
        }));
        let mobility = traits.iter().map(|traits| mobility(&weights, *traits)).collect();
        let maps = BoardMaps::new(variant);
        let is_losing_game = is_losing_game(variant);
        let start_material = 1;
        let mut evaluation =
            Evaluation { piece_values, weights, traits, piece_square, mobility, maps, start_material, is_losing_game };
        evaluation.start_material = evaluation.accumulator(&ChessPosition::start(variant)).material.max(1);
        evaluation
    }

    #[inline]
    pub(crate) fn piece_values(&self) -> &PieceValues {
        &self.piece_values
    }

    /// The maximum correction by each table of the correction history, in cp.
    #[inline]
    pub(super) fn correction_limit(&self) -> i32 {
        self.weights.correction_limit
    }

    /// Converts a search margin from scaled cp to cp of this board's evaluation.
    #[inline]
    pub(super) fn scaled(&self, margin: i32) -> i32 {
        margin * self.weights.margin_percent / 100
    }

    /// The parts of the search that are disabled because they do not pay on this board.
    pub(crate) fn disabled_parts(&self) -> SearchParts {
        self.weights.disabled_parts
    }

    /// Percent of the default late move reductions.
    #[inline]
    pub(super) fn lmr_percent(&self) -> i32 {
        self.weights.lmr_percent
    }

    #[inline]
    fn kind(&self, kind: KindId) -> &KindTraits {
        &self.traits[kind.index()]
    }

    /// The index of a player's kind among those of both players.
    #[inline]
    fn player_kind(&self, player: Player, kind: KindId) -> usize {
        player.index() * self.traits.len() + kind.index()
    }

    /// The static evaluation in cp, for the side to move. `accumulator` belongs to the position.
    pub(super) fn evaluate(
        &self,
        position: &ChessPosition,
        accumulator: &Accumulator,
        pawn_table: &mut PawnTable,
    ) -> i32 {
        dispatch(self, position, accumulator, pawn_table)
    }

    /// Inlined, like everything it calls, so that [`dispatch`] compiles it for both instruction sets.
    #[inline(always)]
    fn compute(&self, position: &ChessPosition, accumulator: &Accumulator, pawn_table: &mut PawnTable) -> i32 {
        let terms = self.terms(position, accumulator.keys[0], pawn_table);
        let [opening, ending] = terms.sum;
        let taper = self.taper(accumulator);
        let lead = taper(accumulator.piece_square[0] + opening, accumulator.piece_square[1] + ending);
        let leader = usize::from(lead < 0);
        let pawns = i32::from(terms.pawns[leader]);
        let weights = &self.weights;
        let pawnless = if terms.pawnless[leader] { weights.lead_scale_pawnless } else { 0 };
        let thousandths = taper(
            weights.lead_scale[0] + weights.lead_scale_pawn[0] * pawns,
            weights.lead_scale[1] + weights.lead_scale_pawn[1] * pawns + pawnless,
        );
        let white = lead + lead.clamp(-SCALED_LEAD, SCALED_LEAD) * thousandths.max(-1_000) / 1_000;
        let own = if (position.turn().index() == 0) != self.is_losing_game { white } else { -white };
        own + taper(weights.tempo[0], weights.tempo[1])
    }

    /// The evaluation after a null move, for the other side. `eval` is that for the side to move.
    pub(super) fn after_null_move(&self, eval: i32, accumulator: &Accumulator) -> i32 {
        2 * self.taper(accumulator)(self.weights.tempo[0], self.weights.tempo[1]) - eval
    }

    /// The game phase: the remaining material, from 0 to 256.
    #[inline]
    pub(super) fn phase(&self, accumulator: &Accumulator) -> i32 {
        (accumulator.material * FULL_PHASE / self.start_material).min(FULL_PHASE)
    }

    /// Interpolates between the weights of opening and ending by the game phase.
    #[inline]
    fn taper(&self, accumulator: &Accumulator) -> impl Fn(i32, i32) -> i32 + use<> {
        let phase = self.phase(accumulator);
        move |opening, ending| (opening * phase + ending * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// Whether a player wins by losing pieces or by being mated, as in antichess.
pub fn is_losing_game(variant: &Variant) -> bool {
    let rules = variant.rules();
    let wins = |goal: &Goal| matches!(goal, Goal::Extinction { result: GameResult::Win, .. });
    rules.ends.checkmate == GameResult::Win || rules.goals.iter().any(wins)
}

/// [`Evaluation::compute`], compiled for two instruction sets: most processors since 2013 have instructions to count bits and to combine
/// sets of squares. The choice is made at run time.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt")))]
fn dispatch(
    evaluation: &Evaluation,
    position: &ChessPosition,
    accumulator: &Accumulator,
    pawn_table: &mut PawnTable,
) -> i32 {
    evaluation.compute(position, accumulator, pawn_table)
}

/// The mobility term of a kind by the number of attacked squares, relative to the average number.
fn mobility(weights: &ChessWeights, traits: KindTraits) -> [Tapered; 257] {
    /// The average part of its reach that a piece attacks, and its square root.
    const AVERAGE: f64 = 0.4;
    const AVERAGE_ROOT: f64 = 0.63;
    let reach = f64::from(traits.reach.max(1));
    let value = |count: i32, stage: usize| {
        let count = f64::from(count);
        let own = match traits {
            KindTraits { minor: true, .. } => weights.minor_mobility[stage],
            KindTraits { queen_class: true, .. } => weights.queen_class_mobility[stage],
            _ => 0,
        };
        let linear = f64::from(weights.mobility[stage] + own) * (count - reach * AVERAGE) / reach.sqrt();
        let root = f64::from(weights.mobility_root[stage]) * ((count / reach).sqrt() - AVERAGE_ROOT);
        (linear + root).round() as i32
    };
    let none = traits.royal || traits.pawn;
    std::array::from_fn(|count| [0, 1].map(|stage| if none { 0 } else { value(count as i32, stage) }))
}

#[cfg(test)]
mod tests {
    use super::{Evaluation, PawnTable};
    use crate::{ChessEvaluator, ChessWeights, PieceValues};
    use menagerie_rules::{ChessPosition, Options, Variant};

    #[test]
    fn a_null_move_gives_away_the_tempo_and_nothing_else() {
        for id in ["janus", "gigachess"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut pawns = PawnTable::new(16);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..60_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
                let accumulator = evaluation.accumulator(&position);
                let eval = evaluation.evaluate(&position, &accumulator, &mut pawns);
                let undo = position.make_null();
                let other = evaluation.evaluate(&position, &evaluation.accumulator(&position), &mut pawns);
                position.unmake_null(undo);
                assert_eq!(evaluation.after_null_move(eval, &accumulator), other, "{id} ply {ply}");
            }
        }
    }

    #[test]
    fn whatever_the_processor_has_the_evaluation_is_the_same() {
        for id in ["janus", "gigachess", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut pawns = PawnTable::new(16);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..80_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 6841 + 5) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
                let accumulator = evaluation.accumulator(&position);
                let chosen = evaluation.evaluate(&position, &accumulator, &mut pawns);
                let plain = evaluation.compute(&position, &accumulator, &mut PawnTable::new(1));
                assert_eq!(plain, chosen, "{id} ply {ply}");
            }
        }
    }

    #[test]
    fn a_lead_without_pawns_counts_little_unless_the_enemy_has_only_a_king() {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let evaluator = ChessEvaluator::new(&janus, ChessWeights::tuned(&janus));
        let lead = |fen: &str| evaluator.first_player(&ChessPosition::from_fen(&janus, fen).expect("a position"));
        let pawnless = lead("4k5/10/3b6/10/10/10/10/R3K5 w - - 0 1");
        let with_pawns = lead("4k5/p9/3b6/10/10/10/P9/R3K5 w - - 0 1");
        let against_a_king = lead("4k5/10/10/10/10/10/10/R3K5 w - - 0 1");
        assert!(2 * pawnless < with_pawns, "{pawnless} {with_pawns}");
        assert!(with_pawns < against_a_king, "{with_pawns} {against_a_king}");
    }
}
