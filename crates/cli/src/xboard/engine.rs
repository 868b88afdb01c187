//! The engine, and the search that it is at.

use super::Event;
use super::search::{SearchPurpose, XboardSearch, XboardTask};
use crate::lines;
use crate::timed_search::TimedSearch;
use crate::uci::{EngineOptions, Go};
use anyhow::Result;
use menagerie_engine::{Score, SearchLimits, SearchResult, TimeManager};
use menagerie_rules::{Game, Move};
use menagerie_yardsticks::MethodEngine;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// How much worse than its opponent the computer must think it is to take a draw, in hundredths of a Pawn.
const WORSE: i32 = 50;
/// How long a hint may take.
const HINT: Duration = Duration::from_millis(500);
/// Megabytes for a hint while the engine's own table is in use.
const SMALL: usize = 1;

/// The engine and its search.
pub struct XboardEngine {
    events: Sender<Event>,
    /// With the search while there is one.
    engine: Option<MethodEngine>,
    thinking: Option<XboardSearch>,
    searches: u64,
    post: Arc<AtomicBool>,
    /// What the last search for a move found.
    last: Option<SearchResult>,
}

impl XboardEngine {
    /// Nothing to do yet.
    pub fn new(events: Sender<Event>) -> XboardEngine {
        XboardEngine { events, engine: None, thinking: None, searches: 0, post: Arc::default(), last: None }
    }

    /// Whether lines of thought are shown.
    pub fn post(&self, shown: bool) {
        self.post.store(shown, Ordering::Relaxed);
    }

    /// Whether it is thinking about a move.
    pub fn is_busy(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.purpose == SearchPurpose::Move)
    }

    /// The number of the search under way.
    pub fn number(&self) -> Option<u64> {
        self.thinking.as_ref().map(|thinking| thinking.number)
    }

    /// How the analysis stands.
    pub fn standing(&self) -> Option<String> {
        self.thinking
            .as_ref()
            .filter(|thinking| thinking.purpose == SearchPurpose::Analysis)
            .map(XboardSearch::standing)
    }

    /// Thinks about a move.
    ///
    /// # Errors
    /// If there is no thread to be had.
    pub fn move_for(&mut self, game: &Game, settings: &EngineOptions, go: &Go) -> Result<()> {
        let start = Instant::now();
        let overhead = Duration::from_millis(settings.overhead);
        let mut time = go.time(game.variant(), game.position().turn(), overhead);
        let seed = settings.seed.wrapping_mul(1_000_003).wrapping_add(game.plies().len() as u64);
        let mut limits = SearchLimits { depth: go.depth, seed, multipv: 1, ..SearchLimits::default() };
        if let Some(level) = settings.level {
            (limits, time) = (level.hold(limits), level.hold_time(time));
        } else if game.position().legal_moves().len() == 1 {
            // There is nothing to choose: the clock is better kept for later.
            limits.depth = Some(1);
        }
        self.begin(
            XboardTask {
                game: game.clone(),
                limits,
                time,
                start,
                purpose: SearchPurpose::Move,
                post: Arc::clone(&self.post),
            },
            settings,
        )
    }

    /// Thinks about the position until it is told to stop.
    ///
    /// # Errors
    /// If there is no thread to be had.
    pub fn analyse(&mut self, game: &Game, settings: &EngineOptions) -> Result<()> {
        let limits = SearchLimits { multipv: 1, ..SearchLimits::default() };
        let (time, post) = (TimeManager::endless(), Arc::clone(&self.post));
        let start = Instant::now();
        self.begin(
            XboardTask { game: game.clone(), limits, time, start, purpose: SearchPurpose::Analysis, post },
            settings,
        )
    }

    fn begin(&mut self, task: XboardTask, settings: &EngineOptions) -> Result<()> {
        self.drop_search()?;
        let mut engine = self.engine.take().unwrap_or_else(|| MethodEngine::new(settings.hash));
        engine.set_method(settings.method);
        engine.set_parts(settings.without, settings.with);
        self.searches += 1;
        self.thinking = Some(XboardSearch::begin(self.searches, engine, task, self.events.clone())?);
        Ok(())
    }

    /// `?`: the move is to be made now.
    pub fn hurry(&self) {
        if let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.purpose == SearchPurpose::Move) {
            thinking.stop();
        }
    }

    /// Stops the search, whatever it has found.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn drop_search(&mut self) -> Result<()> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        thinking.stop();
        self.take_back(thinking)?;
        Ok(())
    }

    /// What the search with this number has found, if it is still wanted.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn finish(&mut self, number: u64) -> Result<Option<SearchResult>> {
        let is_it = |thinking: &mut XboardSearch| thinking.number == number && thinking.purpose == SearchPurpose::Move;
        let Some(thinking) = self.thinking.take_if(is_it) else { return Ok(None) };
        let found = self.take_back(thinking)?;
        self.last.clone_from(&found);
        Ok(found)
    }

    fn take_back(&mut self, thinking: XboardSearch) -> Result<Option<SearchResult>> {
        let Some((engine, found)) = thinking.join() else {
            lines::put("tellusererror the search broke down; what it had learned is lost")?;
            return Ok(None);
        };
        self.engine = Some(engine);
        Ok(found)
    }

    /// Forgets what was learned of the last game.
    pub fn forget(&mut self) {
        self.last = None;
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// The next search gets a new engine.
    pub fn replace_engine(&mut self) {
        self.engine = None;
    }

    /// Whether a draw is better than what the computer expected at its last move.
    pub fn would_take_a_draw(&self) -> bool {
        match self.last.as_ref().map(|found| found.info.score) {
            Some(Score::Cp(points)) => points <= -WORSE,
            Some(Score::MatedIn(_) | Score::LostOnPoints) => true,
            _ => false,
        }
    }

    /// A move for whoever is to move: the answer that the computer expects, or the best move that it finds in a short time.
    pub fn hint(&mut self, game: &Game) -> Option<Move> {
        let expected = self.last.as_ref().and_then(|found| match found.info.pv.as_slice() {
            [first, answer, ..] if game.plies().last().map(|ply| ply.mv) == Some(*first) => Some(*answer),
            _ => None,
        });
        if let Some(mv) = expected.filter(|mv| game.position().is_legal(*mv)) {
            return Some(mv);
        }
        let limits = SearchLimits { multipv: 1, ..SearchLimits::default() };
        let mut watch = TimedSearch::new(TimeManager::within(HINT));
        let mut small = None;
        let engine = self.engine.as_mut().unwrap_or_else(|| small.insert(MethodEngine::new(SMALL)));
        engine.search(game, &limits, &mut watch).map(|found| found.best_move)
    }
}
