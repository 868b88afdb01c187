//! The JavaScript interface of the computer.

use js_sys::Function;
use menagerie_engine::levels::{self, Level};
use menagerie_engine::review::PositionEvaluation;
use menagerie_engine::{Engine, LevelBook, SearchLimits, SearchResult, TimeManager};
use menagerie_js_types::{GameRecord, Js, read};
use menagerie_rules::{Game, notation};
use std::time::Duration;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::networks::GivenNetworks;
use crate::replay::replay;
use crate::review;
use crate::watch::SearchWatch;

/// The size of the transposition table in megabytes: enough for the longest searches on the page, and acceptable on a phone.
const MEMORY: usize = 32;

/// Finds moves for the computer. A search keeps its thread busy until it ends, so this belongs into a worker.
#[wasm_bindgen]
pub struct Searcher {
    engine: Engine,
    networks: GivenNetworks,
    /// The game that was searched last. While it goes on, the engine keeps its tables.
    game: Option<Game>,
}

#[wasm_bindgen]
impl Searcher {
    /// A searcher with empty tables.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made by JavaScript only")]
    pub fn new() -> Searcher {
        Searcher { engine: Engine::new(MEMORY), networks: GivenNetworks::default(), game: None }
    }

    /// Whether a search of the game with this id would use a network that there is, but that `setNetwork` was not given yet. Without
    /// a level it is an analysis or a review.
    #[wasm_bindgen(js_name = wantsNetwork)]
    pub fn wants_network(&self, game: &str, level: Option<u8>) -> bool {
        match level.map(Level::by_number) {
            None => self.networks.wants(game, None),
            Some(level) => level.is_some() && self.networks.wants(game, level),
        }
    }

    /// Takes the network of a recorded game, for all later searches of that game; nothing forgets it. Throws a sentence if these bytes
    /// are no network of the game: it is searched without.
    #[wasm_bindgen(js_name = setNetwork)]
    pub fn set_network(&mut self, record: Ts<GameRecord>, bytes: Option<Box<[u8]>>) -> Result<(), String> {
        let game = self.replay(&record)?;
        let taken = self.networks.set(game.variant(), bytes.as_deref());
        self.game = Some(game);
        taken
    }

    /// Finds a move, in coordinates, for the game that `Session.record` has written. `on_progress` is called a few times a
    /// second. A strength in hundredths of a level takes the place of the level. Throws a sentence if there is nothing to search.
    pub fn search(
        &mut self,
        record: Ts<GameRecord>,
        level: u8,
        strength: Option<u32>,
        #[wasm_bindgen(unchecked_param_type = "(progress: SearchProgress) => void")] on_progress: &Function,
    ) -> Result<String, String> {
        let level = match strength {
            Some(strength) => levels::at_strength(strength),
            None => Level::by_number(level).ok_or_else(|| format!("There is no level {level}"))?,
        };
        self.run(&record, Some(level), &level.limits(seed()), level.time(), on_progress)
    }

    /// A move by chance from an opening book, in coordinates; nothing where the book, given as its text, has ended. Throws a sentence
    /// if the game or the book cannot be read.
    #[wasm_bindgen(js_name = bookMove)]
    pub fn book_move(&mut self, record: Ts<GameRecord>, book: &str) -> Result<Option<String>, String> {
        let game = self.replay(&record)?;
        let book = LevelBook::read(game.variant(), book).map_err(|error| error.to_string())?;
        let found = book.choose(game.position(), seed());
        let text = found.map(|mv| notation::coordinate::write(game.position(), mv));
        self.game = Some(game);
        Ok(text)
    }

    /// Searches for the best `lines` lines at full strength, for so many milliseconds or until the worker is ended. Calls
    /// `on_progress` and returns the best move, as `search` does.
    pub fn analyse(
        &mut self,
        record: Ts<GameRecord>,
        lines: u32,
        millis: Option<u32>,
        #[wasm_bindgen(unchecked_param_type = "(progress: SearchProgress) => void")] on_progress: &Function,
    ) -> Result<String, String> {
        let time =
            millis.map_or(TimeManager::endless(), |millis| TimeManager::within(Duration::from_millis(millis.into())));
        self.run(&record, None, &SearchLimits { multipv: lines, ..SearchLimits::default() }, time, on_progress)
    }

    /// Evaluates the position at the end of a recorded game, at full strength, within so many milliseconds. `played` is the move
    /// that was played there, in coordinates. Throws a sentence if there is nothing to search.
    pub fn review(
        &mut self,
        record: Ts<GameRecord>,
        played: Option<String>,
        millis: u32,
    ) -> Result<Js<PositionEvaluation>, String> {
        let game = self.replay(&record)?;
        self.engine.set_network(self.networks.of(game.variant(), None));
        let found = review::evaluate(&mut self.engine, &game, played.as_deref(), millis);
        self.game = Some(game);
        found.map(Js).ok_or_else(|| "The game is over: there is no move to find".to_string())
    }
}

/// The seed of random choices.
fn seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(52)) as u64
}

impl Searcher {
    fn replay(&mut self, record: &Ts<GameRecord>) -> Result<Game, String> {
        let record = read(record).map_err(|error| format!("The game cannot be read: {error}"))?;
        replay(&record, self.game.take())
    }

    fn run(
        &mut self,
        record: &Ts<GameRecord>,
        level: Option<Level>,
        limits: &SearchLimits,
        time: TimeManager,
        on_progress: &Function,
    ) -> Result<String, String> {
        let game = self.replay(record)?;
        let mut watch = SearchWatch::start(game.position(), limits.multipv, time, on_progress);
        self.engine.set_network(self.networks.of(game.variant(), level));
        let found = self.engine.search(&game, limits, &mut watch);
        let SearchResult { best_move: best, info } = found.ok_or("The game is over: there is no move to find")?;
        watch.finish(&info);
        let text = notation::coordinate::write(game.position(), best);
        self.game = Some(game);
        Ok(text)
    }
}
