//! The engine and its current search.

use super::Event;
use super::search::{SearchPurpose, XboardSearch, XboardTask};
use crate::lines;
use crate::timed_search::TimedSearch;
use crate::uci::{EngineOptions, Go};
use anyhow::Result;
use menagerie_engine::levels::Level;
use menagerie_engine::{Score, SearchLimits, SearchResult, TimeManager};
use menagerie_matches::baselines::MethodEngine;
use menagerie_rules::{Game, Move};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// The computer accepts a draw if its score is at most minus this, in hundredths of a Pawn.
const WORSE: i32 = 50;
/// The time for a hint.
const HINT: Duration = Duration::from_millis(500);
/// The size of the table for a hint during a search, in megabytes.
const SMALL: usize = 1;

/// The engine and its current search.
pub struct XboardEngine {
    events: Sender<Event>,
    /// `None` while a search uses it.
    engine: Option<MethodEngine>,
    thinking: Option<XboardSearch>,
    searches: u64,
    post: Arc<AtomicBool>,
    /// The result of the last search for a move.
    last: Option<SearchResult>,
}

impl XboardEngine {
    /// An engine without a search.
    pub fn new(events: Sender<Event>) -> XboardEngine {
        XboardEngine { events, engine: None, thinking: None, searches: 0, post: Arc::default(), last: None }
    }

    /// Sets whether thinking output is printed (`post`, `nopost`).
    pub fn post(&self, shown: bool) {
        self.post.store(shown, Ordering::Relaxed);
    }

    /// Whether it searches for a move.
    pub fn is_busy(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.purpose == SearchPurpose::Move)
    }

    /// The number of the current search.
    pub fn number(&self) -> Option<u64> {
        self.thinking.as_ref().map(|thinking| thinking.number)
    }

    /// The state of the analysis, for `.`.
    pub fn standing(&self) -> Option<String> {
        self.thinking
            .as_ref()
            .filter(|thinking| thinking.purpose == SearchPurpose::Analysis)
            .map(XboardSearch::standing)
    }

    /// Begins a search for a move.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn move_for(&mut self, game: &Game, settings: &EngineOptions, go: &Go) -> Result<()> {
        let start = Instant::now();
        let overhead = Duration::from_millis(settings.overhead);
        let mut time = go.time(game.variant(), game.position().turn(), overhead);
        let (seed, level) = (settings.move_seed(game.plies().len()), settings.level());
        let mut limits = SearchLimits { depth: go.depth, seed, multipv: 1, ..SearchLimits::default() };
        if let Some(level) = level {
            (limits, time) = (level.hold(limits), level.hold_time(time));
        } else if game.position().legal_moves().len() == 1 {
            // With one legal move, the time is saved.
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
            level,
        )
    }

    /// Begins to analyse the position, until it is stopped.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn analyse(&mut self, game: &Game, settings: &EngineOptions) -> Result<()> {
        let limits = SearchLimits { multipv: 1, ..SearchLimits::default() };
        let (time, post) = (TimeManager::endless(), Arc::clone(&self.post));
        let start = Instant::now();
        self.begin(
            XboardTask { game: game.clone(), limits, time, start, purpose: SearchPurpose::Analysis, post },
            settings,
            None,
        )
    }

    fn begin(&mut self, task: XboardTask, settings: &EngineOptions, level: Option<Level>) -> Result<()> {
        self.drop_search()?;
        let mut engine = self.engine.take().unwrap_or_else(|| MethodEngine::new(settings.hash));
        engine.set_method(settings.method);
        engine.set_parts(settings.without, settings.with);
        engine.set_network(settings.network(level));
        self.searches += 1;
        self.thinking = Some(XboardSearch::begin(self.searches, engine, task, self.events.clone())?);
        Ok(())
    }

    /// `?`: ends the search, so that the move is made now.
    pub fn hurry(&self) {
        if let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.purpose == SearchPurpose::Move) {
            thinking.stop();
        }
    }

    /// Stops the search and drops its result.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn drop_search(&mut self) -> Result<()> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        thinking.stop();
        self.take_back(thinking)?;
        Ok(())
    }

    /// The result of the search with this number, if it is the current one.
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

    /// Clears everything learned in the last game.
    pub fn forget(&mut self) {
        self.last = None;
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// Makes the next search begin with a new engine.
    pub fn replace_engine(&mut self) {
        self.engine = None;
    }

    /// Whether the computer accepts a draw, by the score of its last move.
    pub fn would_take_a_draw(&self) -> bool {
        match self.last.as_ref().map(|found| found.info.score) {
            Some(Score::Cp(points)) => points <= -WORSE,
            Some(Score::MatedIn(_) | Score::LostOnPoints) => true,
            _ => false,
        }
    }

    /// A hint for the side to move: the reply that the computer expects, or the best move of a short search.
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
