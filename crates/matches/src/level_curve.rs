//! How weak a level is: the mean loss of its moves, and its blunders, measured by a stronger search.
//!
//! The level plays itself from random openings. A reference search evaluates the position before each move and after it; the difference
//! is the loss. `docs/levels.md` has the results.

use menagerie_engine::levels::Level;
use menagerie_engine::{Engine, NoControl, Score, SearchLimits};
use menagerie_rules::{Game, Move, Variant};
use std::sync::Arc;

/// A loss of this much, in hundredths, is a blunder: two Pawns in chess.
const BLUNDER: i32 = 200;
/// The part of a loss that an explanation must cover, in percent.
const MOST_OF_IT: i32 = 75;
/// Larger losses and scores count as this much, in hundredths.
const MAX_LOSS: i32 = 1_000;
/// A game in which one side leads by this much is decided, and its moves no longer count.
const DECIDED: i32 = 700;
/// Random plies at the beginning.
const RANDOM: usize = 4;

/// How a level is measured.
#[derive(Clone, Copy, Debug)]
pub struct CurveSettings {
    /// The number of games.
    pub games: u64,
    /// The maximum number of plies of a game.
    pub plies: usize,
    /// The nodes of each reference search.
    pub nodes: u64,
    /// The seed of openings and mistakes.
    pub seed: u64,
}

/// What a level loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelLosses {
    /// The number of measured moves.
    pub moves: u64,
    /// The sum of their losses, in hundredths.
    pub loss: u64,
    /// The number of blunders: losses of 200 hundredths or more.
    pub blunders: u64,
    /// Blunders that overlook one reply: a search of one ply after the move sees most of the loss.
    pub replies: u64,
    /// Other blunders that overlook a chance: a search of one ply before the move sees the best move's gain.
    pub chances: u64,
}

impl LevelLosses {
    /// The mean loss of a move, in hundredths.
    pub fn mean_loss(&self) -> f64 {
        self.loss as f64 / self.moves.max(1) as f64
    }

    /// The part of the moves that are blunders, in percent.
    pub fn blunder_percent(&self) -> f64 {
        100.0 * self.blunders as f64 / self.moves.max(1) as f64
    }

    /// The part of the blunders that overlook one reply, in percent.
    pub fn reply_percent(&self) -> f64 {
        100.0 * self.replies as f64 / self.blunders.max(1) as f64
    }
}

/// Lets a level play itself, and measures its moves. For two-player variants.
pub fn measure(variant: &Arc<Variant>, level: Level, settings: &CurveSettings) -> LevelLosses {
    let mut judge = Judge { engine: Engine::new(32), nodes: settings.nodes };
    let mut player = Engine::new(4);
    let mut losses = LevelLosses::default();
    for number in 0..settings.games {
        let mut random = fastrand::Rng::with_seed(settings.seed.wrapping_mul(1_000_003).wrapping_add(number));
        let mut game = Game::new(variant);
        while game.outcome().is_ongoing() && game.plies().len() < settings.plies {
            if game.plies().len() < RANDOM {
                let Some(mv) = random.choice(game.position().legal_moves()) else { break };
                if game.play(mv).is_err() {
                    break;
                }
                continue;
            }
            let Some(found) = player.search(&game, &level.limits(random.u64(..)), &mut NoControl) else { break };
            let Some(expected) = judge.score(&game, judge.nodes) else { break };
            let decided = expected.abs() > DECIDED;
            if !judge.play_and_count(&mut game, found.best_move, expected, (!decided).then_some(&mut losses)) {
                break;
            }
            if expected.abs() >= 2 * MAX_LOSS {
                break;
            }
        }
    }
    losses
}

/// The reference search.
struct Judge {
    engine: Engine,
    nodes: u64,
}

impl Judge {
    /// The score for the side to move.
    fn score(&mut self, game: &Game, nodes: u64) -> Option<i32> {
        let limits = if nodes == 0 { SearchLimits::depth(1) } else { SearchLimits::nodes(nodes) };
        self.engine.search(game, &limits, &mut NoControl).map(|found| in_hundredths(found.info.score))
    }

    /// Plays a move, and counts its loss. False if the game is over before.
    fn play_and_count(&mut self, game: &mut Game, mv: Move, expected: i32, losses: Option<&mut LevelLosses>) -> bool {
        let before = losses.is_some().then(|| self.score(game, 0)).flatten();
        if game.play(mv).is_err() {
            return false;
        }
        let Some(losses) = losses else { return true };
        if !game.outcome().is_ongoing() {
            // A move that ends the game wins it, or is forced.
            return true;
        }
        let Some(after) = self.score(game, self.nodes).map(|score| -score) else { return true };
        let loss = (expected - after).clamp(0, MAX_LOSS);
        losses.moves += 1;
        losses.loss += u64::from(loss.unsigned_abs());
        if loss < BLUNDER {
            return true;
        }
        losses.blunders += 1;
        let most = loss * MOST_OF_IT / 100;
        if self.score(game, 0).is_some_and(|reply| expected + reply >= most) {
            losses.replies += 1;
        } else if before.is_some_and(|seen| seen - after >= most) {
            losses.chances += 1;
        }
        true
    }
}

/// A score in hundredths; a won game counts as a very large lead.
const fn in_hundredths(score: Score) -> i32 {
    match score {
        Score::Cp(score) => score,
        Score::MateIn(_) | Score::WonOnPoints => 3 * MAX_LOSS,
        Score::MatedIn(_) | Score::LostOnPoints => -3 * MAX_LOSS,
    }
}
