//! A match that measures whether a network helps: the engine with it against the engine without it, at equal time.

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_engine::{ChessWeights, Engine, Network, SearchControl, SearchInfo, SearchLimits};
use menagerie_matches::arena::TwoPlayerScore;
use menagerie_matches::trial::for_first_player;
use menagerie_rules::{Game, Outcome, Variant};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::self_play::{fair_start, joined};

/// Longer games are draws.
const MAX_PLIES: usize = 400;
/// A game is adjudicated when a side has been this far ahead for this many plies. The unit is the lead that wins three games of four.
const DECIDED: (i32, u32) = (6, 6);

/// How the match is played.
#[derive(Clone, Debug)]
pub struct CheckMatch {
    /// The game.
    pub variant: Arc<Variant>,
    /// The network to test.
    pub network: Arc<Network>,
    /// The number of openings; each is played twice.
    pub openings: usize,
    /// The time for each move.
    pub time: Duration,
    /// The share of openings with fewer pieces.
    pub thinned: f64,
    /// The random seed.
    pub seed: u64,
    /// The number of games played in parallel.
    pub threads: usize,
}

impl CheckMatch {
    /// Plays the match and returns the score of the engine with the network.
    ///
    /// # Errors
    /// If a move in a game fails.
    pub fn run(&self) -> Result<TwoPlayerScore> {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {msg}, {eta} left")?;
        let bar = ProgressBar::new(2 * self.openings as u64).with_style(style);
        let next = AtomicUsize::new(0);
        let score = Mutex::new(TwoPlayerScore::default());
        std::thread::scope(|scope| {
            let work = || -> Result<()> {
                loop {
                    let opening = next.fetch_add(1, Ordering::Relaxed);
                    if opening >= self.openings {
                        return Ok(());
                    }
                    let mut random = fastrand::Rng::with_seed(self.seed.wrapping_add(opening as u64));
                    let start = fair_start(&self.variant, self.thinned, &mut random);
                    for first in [true, false] {
                        let half_points = self.game(start.clone(), first)?;
                        if let Ok(mut score) = score.lock() {
                            score.add(opening, half_points);
                            bar.set_message(format!("{:.1} %", 100.0 * score.score()));
                        }
                        bar.inc(1);
                    }
                }
            };
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(joined)
        })?;
        bar.finish_and_clear();
        Ok(score.into_inner().unwrap_or_default())
    }

    /// The half points of the engine with the network, which plays first or second.
    fn game(&self, mut game: Game, first: bool) -> Result<usize> {
        let mut engines = [Engine::new(16), Engine::new(16)];
        engines[usize::from(!first)].set_network(Some(Arc::clone(&self.network)));
        let decisive = DECIDED.0 * ChessWeights::tuned(&self.variant).winning_lead;
        let (mut decided, mut leader) = (0, None);
        let for_network = |wins: usize| if (wins == 0) == first { 2 } else { 0 };
        loop {
            if let Outcome::Win { winners, .. } = game.outcome() {
                return Ok(for_network(winners.first().map_or(0, |winner| winner.index())));
            }
            if !game.outcome().is_ongoing() || game.plies().len() >= MAX_PLIES {
                return Ok(1);
            }
            let mover = game.position().turn().index() & 1;
            let mut clock = Clock { end: Instant::now() + self.time };
            let Some(found) = engines[mover].search(&game, &SearchLimits::default(), &mut clock) else { return Ok(1) };
            let lead = for_first_player(game.position(), found.info.score);
            let now = (lead.abs() > decisive).then_some(usize::from(lead < 0));
            decided = if now.is_some() && now == leader { decided + 1 } else { 0 };
            leader = now;
            if let Some(leader) = leader
                && decided >= DECIDED.1
            {
                return Ok(for_network(leader));
            }
            game.play(found.best_move)?;
        }
    }
}

/// Ends a search when its time is up.
struct Clock {
    end: Instant,
}

impl SearchControl for Clock {
    fn should_stop(&mut self, _: u64) -> bool {
        Instant::now() >= self.end
    }

    fn report(&mut self, _: &SearchInfo) {}
}
