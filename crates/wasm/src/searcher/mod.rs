//! The computer, as its worker calls it.

mod best_lines;
mod progress;
mod watch;

use js_sys::Function;
use menagerie_engine::levels::{self, Level};
use menagerie_engine::{Engine, SearchLimits, SearchResult};
use menagerie_rules::{Game, notation};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::{GameRecord, to_json};
use watch::SearchWatch;

/// Megabytes for what the computer remembers: enough for its longest searches here, and little for a phone.
const MEMORY: usize = 32;

/// Finds moves for the computer. A search keeps its thread busy until it ends, so this belongs into a worker.
#[wasm_bindgen]
pub struct Searcher {
    engine: Engine,
    /// The game searched last. As long as it goes on, the engine remembers what it has seen.
    game: Option<Game>,
}

#[derive(Serialize)]
struct LevelInfo {
    level: u8,
    name: &'static str,
    usual: bool,
}

#[wasm_bindgen]
impl Searcher {
    /// A searcher that has not seen anything yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "made by JavaScript only")]
    pub fn new() -> Searcher {
        Searcher { engine: Engine::new(MEMORY), game: None }
    }

    /// The levels there are, weakest first, as JSON: `[{level, name, usual}]`; games begin with the usual one.
    pub fn levels() -> Result<String, String> {
        let describe =
            |level: &Level| LevelInfo { level: level.number(), name: level.name(), usual: *level == levels::NORMAL };
        to_json(&levels::ALL.iter().map(describe).collect::<Vec<_>>())
    }

    /// Finds a move, in coordinates, for the game that `Session.record` has written. `on_progress` is called with JSON a
    /// few times a second: `{depth, deepest, nodes, nps, time, full, score, line, best, lines}`, where `best` is the move
    /// that would be played now; see `Progress` in this crate. Throws a sentence if there is nothing to search.
    pub fn search(&mut self, record: &str, level: u8, on_progress: &Function) -> Result<String, String> {
        let level = Level::by_number(level).ok_or_else(|| format!("There is no level {level}"))?;
        let seed = (js_sys::Math::random() * 2f64.powi(52)) as u64;
        self.run(record, &level.limits(seed), Some(level.millis()), on_progress)
    }

    /// Looks for the best lines, at full strength: for so many milliseconds, or until the worker is ended. `lines` says
    /// how many. Hands news to `on_progress` and gives the best move, as `search` does.
    pub fn analyse(
        &mut self,
        record: &str,
        lines: u32,
        millis: Option<u32>,
        on_progress: &Function,
    ) -> Result<String, String> {
        self.run(record, &SearchLimits { multipv: lines, ..SearchLimits::default() }, millis, on_progress)
    }
}

impl Searcher {
    fn run(
        &mut self,
        record: &str,
        limits: &SearchLimits,
        millis: Option<u32>,
        on_progress: &Function,
    ) -> Result<String, String> {
        let game = GameRecord::from_json(record)?.replay(self.game.take())?;
        let mut watch = SearchWatch::start(game.position(), limits.multipv, millis, on_progress);
        let found = self.engine.search(&game, limits, &mut watch);
        let SearchResult { best_move: best, info } = found.ok_or("The game is over: there is no move to find")?;
        watch.finish(&info);
        let text = notation::coordinate::write(game.variant(), best);
        self.game = Some(game);
        Ok(text)
    }
}
