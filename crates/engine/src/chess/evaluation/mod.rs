//! How good a two-player position is, without looking ahead.
//!
//! Everything is read from the game's definition: values, tables of moves, the shape of the board. What can be kept up while moves
//! are made (the worth of pieces on their squares) is a [`Tally`]; the rest is worked out when it is asked for.

mod maps;
mod pawns;
mod places;
mod tally;
mod terms;
mod traits;
mod weights;

pub(super) use pawns::PawnTable;
pub(super) use tally::Tally;
pub use weights::ChessWeights;

use crate::PieceValues;
use crate::chess::SearchParts;
use maps::Maps;
use menagerie_rules::ChessPosition;
use menagerie_rules::{Bitboard, KindId, Player, Square, Variant};
use std::sync::Arc;
use traits::Traits;
use weights::Pair;

/// Where the phase of a game begins.
const FULL: i32 = 256;
/// The part of a lead that may be hard to win with, in hundredths: more wins without Pawns, too.
const FIRST_PART: i32 = 500;

/// The evaluation of one game's positions.
#[derive(Debug)]
pub(crate) struct Evaluation {
    worth: PieceValues,
    weights: ChessWeights,
    traits: Vec<Traits>,
    /// By player and kind, as [`number`](Evaluation::number) counts them, and square.
    places: Maps<Pair>,
    /// By kind and number of squares: what mobility adds.
    mobility: Vec<[Pair; 257]>,
    /// By player and square: the square a Pawn steps to.
    next: Maps<Option<Square>>,
    /// By player and square: the square from which a Pawn steps there.
    before: Maps<Option<Square>>,
    /// By player and square: where an enemy Pawn would stop a Pawn.
    passed: Maps<Bitboard>,
    /// By player and square: the squares beside a King and two ranks before it.
    ring: Maps<Bitboard>,
    /// By player and square: a King's side of the board, up to a rank beyond the middle.
    flank: Maps<Bitboard>,
    /// By player and square: the squares before a King where Pawns shield it.
    shield: Maps<Bitboard>,
    /// By player and square: the squares before a King where enemy Pawns threaten it.
    storm: Maps<Bitboard>,
    /// By player and kind, and square: where from the kind may capture there, if nothing is in its way.
    checks: Maps<Bitboard>,
    /// By file: the files beside it.
    beside: Vec<Bitboard>,
    files: Vec<Bitboard>,
    dark: Bitboard,
    /// By player: the half of the board beyond the middle.
    beyond: Vec<Bitboard>,
    /// By player and square: the squares from which an enemy Pawn could once attack it.
    drivers: Maps<Bitboard>,
    /// The worth of all pieces but Pawns at the start, both sides.
    full: i32,
}

impl Evaluation {
    /// The evaluation of a two-player game.
    pub(crate) fn new(variant: &Arc<Variant>, worth: PieceValues, weights: ChessWeights) -> Evaluation {
        // Both sides have the same pieces, seen from their own side.
        let first = variant.turn_order().next();
        let of = |player| variant.kind_ids().map(|kind| Traits::of(variant, &worth, player, kind)).collect();
        let traits: Vec<Traits> = first.map(of).unwrap_or_default();
        let each = || variant.turn_order().flat_map(|player| variant.kind_ids().map(move |kind| (player, kind)));
        let places = Maps::new(
            each().map(|(player, kind)| places::places(variant, &weights, &worth, traits[kind.index()], player, kind)),
        );
        let mobility = traits.iter().map(|traits| mobility(&weights, *traits)).collect();
        let shape = variant.shape();
        let file =
            |number: i32| -> Bitboard { shape.squares().filter(|square| i32::from(square.file()) == number).collect() };
        let files: Vec<Bitboard> = (0..i32::from(shape.files())).map(file).collect();
        let beside: Vec<Bitboard> =
            (0..i32::from(shape.files())).map(|number| file(number - 1) | file(number + 1)).collect();
        let map = |of: &dyn Fn(Player, Square) -> Bitboard| {
            let squares = |player| {
                let mut all = vec![Bitboard::EMPTY; 256];
                shape.squares().for_each(|square| all[square.index()] = of(player, square));
                all
            };
            Maps::new(variant.turn_order().map(squares))
        };
        let rank = |player, square| i32::from(variant.relative_rank(player, square));
        let near = |player: Player, at: Square, ranks: std::ops::RangeInclusive<i32>| -> Bitboard {
            shape
                .squares()
                .filter(|&to| {
                    (i32::from(to.file()) - i32::from(at.file())).abs() <= 1
                        && ranks.contains(&(rank(player, to) - rank(player, at)))
                })
                .collect()
        };
        let passed = map(&|player, at| near(player, at, 1..=i32::from(shape.ranks())));
        let half = i32::from(shape.ranks()) / 2;
        let beyond = |player| -> Bitboard { shape.squares().filter(|&at| rank(player, at) >= half).collect() };
        let drivers = map(&|player, at| {
            let aside = |to: &Square| (i32::from(to.file()) - i32::from(at.file())).abs() == 1;
            shape.squares().filter(|to| aside(to) && rank(player, *to) > rank(player, at)).collect()
        });
        let step = |ranks: i8| {
            let squares = |player| {
                let mut all = vec![None; 256];
                shape
                    .squares()
                    .for_each(|square| all[square.index()] = variant.relative_offset(player, square, (0, ranks)));
                all
            };
            Maps::new(variant.turn_order().map(squares))
        };
        let ring = map(&|player, at| near(player, at, -1..=2).without(at));
        let flank = map(&|player, at| {
            let aside = |to: &Square| (i32::from(to.file()) - i32::from(at.file())).abs() <= 2;
            shape.squares().filter(|to| aside(to) && rank(player, *to) <= half).collect()
        });
        let storm = map(&|player, at| near(player, at, 1..=4));
        let shield = map(&|player, at| near(player, at, 1..=2));
        let mut evaluation = Evaluation {
            worth,
            weights,
            traits,
            places,
            mobility,
            next: step(1),
            before: step(-1),
            passed,
            ring,
            flank,
            shield,
            storm,
            checks: Maps::new(each().map(|(player, kind)| checks(variant, player, kind))),
            beside,
            files,
            beyond: variant.turn_order().map(beyond).collect(),
            drivers,
            dark: shape.squares().filter(|square| (square.file() + square.rank()) % 2 == 0).collect(),
            full: 1,
        };
        evaluation.full = evaluation.tally(&ChessPosition::start(variant)).pieces.max(1);
        evaluation
    }

    #[inline]
    pub(crate) fn worth(&self) -> &PieceValues {
        &self.worth
    }

    /// What experience may add by each of its tables, in hundredths.
    #[inline]
    pub(super) fn correction(&self) -> i32 {
        self.weights.correction
    }

    /// A margin of the search, in hundredths, from one for judgements in which a Pawn is worth 100.
    #[inline]
    pub(super) fn margin(&self, usual: i32) -> i32 {
        usual * self.weights.margin / 100
    }

    /// The parts of the search that do not pay on such a board.
    pub(crate) fn idle_parts(&self) -> SearchParts {
        self.weights.idle_parts
    }

    /// Percent of the plies by which late moves are looked at less deeply.
    #[inline]
    pub(super) fn reduction(&self) -> i32 {
        self.weights.reduction
    }

    #[inline]
    fn kind(&self, kind: KindId) -> &Traits {
        &self.traits[kind.index()]
    }

    /// The place of a player's kind among those of both.
    #[inline]
    fn number(&self, player: Player, kind: KindId) -> usize {
        player.index() * self.traits.len() + kind.index()
    }

    /// Hundredths of the unit of the piece values, for the side to move. `tally` is that of the position.
    pub(super) fn of(&self, position: &ChessPosition, tally: &Tally, pawns: &mut PawnTable) -> i32 {
        judge(self, position, tally, pawns)
    }

    /// Here and in all that is asked from here: inlined, so that [`judge`] has it in both its forms.
    #[inline(always)]
    fn work_out(&self, position: &ChessPosition, tally: &Tally, pawns: &mut PawnTable) -> i32 {
        let terms = self.terms(position, tally.keys[0], pawns);
        let [opening, ending] = terms.sum;
        let mix = self.mixing(tally);
        let lead = mix(tally.balance[0] + opening, tally.balance[1] + ending);
        let leader = usize::from(lead < 0);
        let count = i32::from(terms.pawns[leader]);
        let weights = &self.weights;
        let bare = if terms.bare[leader] { weights.lead_bare } else { 0 };
        let more =
            mix(weights.lead[0] + weights.lead_pawn[0] * count, weights.lead[1] + weights.lead_pawn[1] * count + bare);
        let white = lead + lead.clamp(-FIRST_PART, FIRST_PART) * more.max(-1_000) / 1_000;
        let own = if position.turn().index() == 0 { white } else { -white };
        own + mix(self.weights.tempo[0], self.weights.tempo[1])
    }

    /// What [`of`](Evaluation::of) says to the other side when the one to move, of whom it says `judged`, passes its turn.
    pub(super) fn after_passing(&self, judged: i32, tally: &Tally) -> i32 {
        2 * self.mixing(tally)(self.weights.tempo[0], self.weights.tempo[1]) - judged
    }

    /// Mixes what something counts in the opening and in the ending by the pieces that are left.
    #[inline]
    fn mixing(&self, tally: &Tally) -> impl Fn(i32, i32) -> i32 + use<> {
        let phase = (tally.pieces * FULL / self.full).min(FULL);
        move |opening, ending| (opening * phase + ending * (FULL - phase)) / FULL
    }
}

/// What [`Evaluation::of`] says, in two forms where one processor may have more than another: since 2013 most count a word's bits in
/// one instruction and join sets of squares in another. Which form to call is found out as the program runs.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt")))]
fn judge(evaluation: &Evaluation, position: &ChessPosition, tally: &Tally, pawns: &mut PawnTable) -> i32 {
    evaluation.work_out(position, tally, pawns)
}

/// By square: where from a player's piece of the kind may capture there.
fn checks(variant: &Variant, player: Player, kind: KindId) -> Vec<Bitboard> {
    let mut from_where = vec![Bitboard::EMPTY; 256];
    for from in variant.shape().squares() {
        for to in variant.tables().possible_captures(player, kind, from) {
            from_where[to.index()].insert(from);
        }
    }
    from_where
}

/// What each number of squares adds for a kind, less a usual number.
fn mobility(weights: &ChessWeights, traits: Traits) -> [Pair; 257] {
    let reach = f64::from(traits.reach.max(1));
    let value = |count: i32, stage: usize| {
        let count = f64::from(count);
        let own = match traits {
            Traits { light: true, .. } => weights.light_mobility[stage],
            Traits { heavy: true, .. } => weights.heavy_mobility[stage],
            _ => 0,
        };
        let straight = f64::from(weights.mobility[stage] + own) * (count - reach * 0.4) / reach.sqrt();
        let bent = f64::from(weights.freedom[stage]) * ((count / reach).sqrt() - 0.63);
        (straight + bent).round() as i32
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
    fn passing_gives_away_the_right_to_move_and_nothing_else() {
        for id in ["janus", "gigachess"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut pawns = PawnTable::new(16);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..60_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
                let tally = evaluation.tally(&position);
                let judged = evaluation.of(&position, &tally, &mut pawns);
                let undo = position.make_null();
                let other = evaluation.of(&position, &evaluation.tally(&position), &mut pawns);
                position.unmake_null(undo);
                assert_eq!(evaluation.after_passing(judged, &tally), other, "{id} ply {ply}");
            }
        }
    }

    #[test]
    fn whatever_the_processor_has_the_judgement_is_the_same() {
        for id in ["janus", "gigachess", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut pawns = PawnTable::new(16);
            let mut position = ChessPosition::start(&variant);
            for ply in 0..80_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 6841 + 5) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
                let tally = evaluation.tally(&position);
                let chosen = evaluation.of(&position, &tally, &mut pawns);
                assert_eq!(evaluation.work_out(&position, &tally, &mut PawnTable::new(1)), chosen, "{id} ply {ply}");
            }
        }
    }

    #[test]
    fn a_lead_without_pawns_counts_little_unless_the_enemy_has_only_a_king() {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let judge = ChessEvaluator::new(&janus, ChessWeights::tuned(&janus));
        let lead = |fen: &str| judge.first_player(&ChessPosition::from_fen(&janus, fen).expect("a position"));
        let bare = lead("4k5/10/3b6/10/10/10/10/R3K5 w - - 0 1");
        let with_pawns = lead("4k5/p9/3b6/10/10/10/P9/R3K5 w - - 0 1");
        let against_a_king = lead("4k5/10/10/10/10/10/10/R3K5 w - - 0 1");
        assert!(2 * bare < with_pawns, "{bare} {with_pawns}");
        assert!(with_pawns < against_a_king, "{with_pawns} {against_a_king}");
    }
}
