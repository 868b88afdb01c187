//! A quick self-play game.

use crate::arena::SeatResult;
use crate::trial::material;
use menagerie_engine::{ChessWeights, Engine, Mistakes, NoControl, Score, SearchLimits};
use menagerie_rules::{Family, Game, KindId, Move, MoveKind, Outcome, Position, Termination, Variant};
use std::sync::Arc;

/// The settings of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialSettings {
    /// Nodes searched for each move.
    pub nodes: u64,
    /// The seed. The same seed gives the same games.
    pub seed: u64,
    /// Plies at the beginning with random inaccuracies of up to [`inaccuracy`](TrialSettings::inaccuracy).
    pub opening_plies: usize,
    /// The maximum loss of a move in the opening, in hundredths of a Pawn. Entirely random moves would give pieces
    /// away, and on a small board end the game.
    pub inaccuracy: i32,
    /// Plies after which a game is stopped.
    pub most_plies: usize,
}

impl Default for TrialSettings {
    fn default() -> TrialSettings {
        TrialSettings { nodes: 400, seed: 1, opening_plies: 12, inaccuracy: 80, most_plies: 400 }
    }
}

/// The number of last scores that decide a stopped game.
const LAST_SCORES: usize = 6;
/// The minimum of their mean winning chance for a win.
const WON: f64 = 0.75;
/// The score for a mate, in hundredths.
pub const MATE: i32 = 5_000;
/// The number of plies for which a difference in material must last to count, so that recaptures do not.
const SETTLED: usize = 4;

/// A finished game.
#[derive(Clone, Debug, Default)]
pub struct QuickGame {
    /// Its number of plies.
    pub plies: usize,
    /// The sum of the legal moves of all its positions.
    pub legal_moves: usize,
    /// By kind: its number of moves.
    pub moves: Vec<u32>,
    /// By kind: whether one was on the board or in hand.
    pub seen: Vec<bool>,
    /// The lasting differences in material, each once, for two players.
    pub material: Vec<Vec<i16>>,
    /// By player: the part of the win, and the points.
    pub seats: Vec<SeatResult>,
    /// Whether there was no winner.
    pub drawn: bool,
    /// The reason of the end; `None` if it was stopped.
    pub reason: Option<Termination>,
}

/// Plays the game with this number.
pub fn play(variant: &Arc<Variant>, engine: &mut Engine, settings: &TrialSettings, number: usize) -> QuickGame {
    // Every game has its own seed, so that it does not depend on the games before it.
    let own = settings.seed.wrapping_add((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut chance = fastrand::Rng::with_seed(own);
    let kinds = variant.kinds().len();
    let mut played = QuickGame { moves: vec![0; kinds], seen: vec![false; kinds], ..QuickGame::default() };
    let mut game = Game::new(variant);
    let mut scores = Vec::new();
    let (mut last, mut settled) = (Vec::new(), 0);
    engine.clear();
    while game.plies().len() < settings.most_plies && game.outcome().is_ongoing() {
        let opening = game.plies().len() < settings.opening_plies;
        let inaccuracy = if opening { settings.inaccuracy } else { 0 };
        let limits = SearchLimits {
            mistakes: Mistakes { inaccuracy, ..Mistakes::NONE },
            seed: chance.u64(..),
            ..SearchLimits::nodes(settings.nodes)
        };
        let Some(found) = engine.search(&game, &limits, &mut NoControl) else { break };
        let position = game.position();
        played.legal_moves += position.legal_moves().len();
        scores.push(for_first_player(position, found.info.score));
        see(&mut played, position);
        if variant.family() == Family::Chess {
            let difference = material::difference(position);
            settled = if difference == last { settled + 1 } else { 0 };
            let is_new =
                settled >= SETTLED && is_quiet(position, found.best_move) && !played.material.contains(&difference);
            if is_new {
                played.material.push(difference.clone());
            }
            last = difference;
        }
        moved(&mut played, position, found.best_move);
        if game.play(found.best_move).is_err() {
            break;
        }
        played.plies += 1;
    }
    see(&mut played, game.position());
    end(&mut played, &game, &scores);
    played
}

/// Whether nothing is captured or promoted next, so that the material is meaningful.
fn is_quiet(position: &Position, best: Move) -> bool {
    !position.in_check() && position.captured_by(best).is_none() && best.via().is_none() && best.promotion().is_none()
}

/// Converts a score of the side to move to the first player's, in hundredths; a mate is [`MATE`].
pub fn for_first_player(position: &Position, score: Score) -> i32 {
    let own = match score {
        Score::Cp(points) => points,
        Score::MateIn(_) | Score::WonOnPoints => MATE,
        Score::MatedIn(_) | Score::LostOnPoints => -MATE,
    };
    if position.turn().index() == 0 { own } else { -own }
}

fn see(played: &mut QuickGame, position: &Position) {
    let variant = position.variant();
    position.board().pieces().for_each(|(_, piece)| played.seen[material::plain(variant, piece.kind).index()] = true);
    if let Position::Chess(position) = position {
        for player in variant.turn_order() {
            position
                .variant_state()
                .pocket(player)
                .for_each(|(kind, _)| played.seen[material::plain(variant, kind).index()] = true);
        }
    }
}

/// Counts a move for each kind that it moves.
fn moved(played: &mut QuickGame, position: &Position, mv: Move) {
    let variant = position.variant();
    let mut count = |kind: KindId| played.moves[material::plain(variant, kind).index()] += 1;
    if let Some(kind) = mv.from_pocket() {
        count(kind);
    }
    if mv.is_pass() || mv.kind() == MoveKind::Drop {
        return;
    }
    let rook = match position {
        Position::Chess(chess) if mv.is_castling() => chess.castling_rook(mv).map(|(from, _)| from),
        _ => None,
    };
    let other = rook.or(Some(mv.to()).filter(|_| mv.kind() == MoveKind::Swap));
    for square in std::iter::once(mv.from()).chain(other) {
        if let Some(piece) = position.piece_at(square) {
            count(piece.kind);
        }
    }
}

/// Records the result.
fn end(played: &mut QuickGame, game: &Game, scores: &[i32]) {
    let variant = game.variant();
    let outcome = game.outcome();
    played.reason = outcome.termination();
    let points = match game.position() {
        Position::Chaturaji(position) => position.scores(),
        Position::Chess(_) => [0; 4],
    };
    let winners: Vec<usize> = match outcome {
        Outcome::Win { winners, .. } => winners.iter().map(|winner| winner.index()).collect(),
        Outcome::Draw { .. } => Vec::new(),
        // A stopped game: a clear lead wins.
        Outcome::Ongoing if variant.family() == Family::Chaturaji => {
            let most = points.iter().max().copied().unwrap_or_default();
            (0..points.len()).filter(|&seat| points[seat] == most).collect()
        }
        Outcome::Ongoing => {
            let first = promised(variant, scores);
            if first >= WON {
                vec![0]
            } else if first <= 1.0 - WON {
                vec![1]
            } else {
                Vec::new()
            }
        }
    };
    played.drawn = winners.is_empty();
    let players = variant.players().len();
    let seat = |seat: usize| {
        let part = 1.0 / winners.len().max(1) as f64;
        let win = if played.drawn { 1.0 / players as f64 } else { f64::from(u8::from(winners.contains(&seat))) * part };
        SeatResult { win, points: f64::from(points[seat]) }
    };
    played.seats = (0..players).map(seat).collect();
}

/// The expected part of the points from the last of these scores, in hundredths for the first player: the result of a stopped game.
pub fn promised(variant: &Variant, scores: &[i32]) -> f64 {
    let last = &scores[scores.len().saturating_sub(LAST_SCORES)..];
    let mean = last.iter().sum::<i32>() / last.len().max(1) as i32;
    ChessWeights::tuned(variant).win_probability(mean)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn a_game_given_up_counts_as_its_last_scores_promise() {
        let gigachess = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let winning = ChessWeights::tuned(&gigachess).winning_lead;
        let mut scores = vec![-900; 100];
        assert!(promised(&gigachess, &scores) < 0.3);
        scores.extend([winning; LAST_SCORES]);
        assert!((promised(&gigachess, &scores) - 0.75).abs() < 1e-9);
        assert_eq!(promised(&gigachess, &[]), 0.5);
    }

    #[test]
    fn a_difference_in_material_counts_once_a_game() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let settings = TrialSettings { nodes: 60, most_plies: 100, ..TrialSettings::default() };
        let (mut differences, mut plies) = (0, 0);
        for number in 0..4 {
            let game = play(&chess, &mut Engine::new(1), &settings, number);
            let mut once = game.material.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), game.material.len());
            differences += once.len();
            plies += game.plies;
        }
        assert!(differences > 8 && differences < plies / 4, "{differences} in {plies} plies");
    }

    #[test]
    fn castling_moves_the_rook_too() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let mut game = Game::new(&chess);
        for text in ["Nf3", "Nf6", "g3", "g6", "Bg2", "Bg7"] {
            game.play_text(text).expect("a move");
        }
        let castle = game.position().legal_moves().into_iter().find(|mv| mv.is_castling()).expect("castling");
        let mut played = QuickGame { moves: vec![0; chess.kinds().len()], ..QuickGame::default() };
        moved(&mut played, game.position(), castle);
        let of = |letter: char| played.moves[chess.kind_by_letter(letter).expect("a kind").index()];
        assert_eq!(['K', 'R', 'Q'].map(of), [1, 1, 0]);
    }
}
