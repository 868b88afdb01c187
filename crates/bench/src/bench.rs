//! Executes tasks.

use crate::stopwatch::Stopwatch;
use crate::{Answer, Task, forty_kinds, now};
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Options, Position, Variant};
use std::collections::HashMap;
use std::sync::Arc;

/// Megabytes of the transposition table, as on the game page.
const MEMORY: usize = 32;

/// Executes tasks. It keeps the games, so that each is compiled once.
#[derive(Debug, Default)]
pub struct Bench {
    games: HashMap<String, Arc<Variant>>,
}

impl Bench {
    /// Creates a bench without compiled games.
    pub fn new() -> Bench {
        Bench::default()
    }

    /// Executes a task in JSON and returns the answer in JSON.
    ///
    /// # Errors
    /// If the text is no valid task, or the task cannot be executed.
    pub fn answer(&mut self, task: &str) -> Result<String, String> {
        let task: Task = serde_json::from_str(task).map_err(|error| format!("this is no task: {error}"))?;
        serde_json::to_string(&self.run(&task)?).map_err(|error| error.to_string())
    }

    /// Executes a task.
    ///
    /// # Errors
    /// If there is no such game, the FEN is invalid, or the game is over.
    pub fn run(&mut self, task: &Task) -> Result<Answer, String> {
        match task {
            Task::Perft { game, depth } => Ok(perft(&self.game(game)?, *depth)),
            Task::Search { game, fen, depth, nodes } => {
                let limits = SearchLimits { depth: *depth, nodes: *nodes, multipv: 1, ..SearchLimits::default() };
                search(&self.game(game)?, fen, &limits)
            }
            Task::Compile { game, times } => compile(game, *times),
            Task::Nothing => Ok(Answer::default()),
        }
    }

    fn game(&mut self, id: &str) -> Result<Arc<Variant>, String> {
        if let Some(variant) = self.games.get(id) {
            return Ok(Arc::clone(variant));
        }
        let variant = by_id(id)?;
        self.games.insert(id.to_string(), Arc::clone(&variant));
        Ok(variant)
    }
}

fn by_id(id: &str) -> Result<Arc<Variant>, String> {
    Variant::by_id(id, &Options::none()).map_err(|error| error.to_string())
}

fn perft(variant: &Arc<Variant>, depth: u32) -> Answer {
    let position = Position::start(variant);
    let start = now();
    let nodes = position.perft(depth);
    Answer { nodes, seconds: now() - start, ..Answer::default() }
}

fn search(variant: &Arc<Variant>, fen: &str, limits: &SearchLimits) -> Result<Answer, String> {
    let position = Position::from_fen(variant, fen).map_err(|error| format!("{fen}: {error}"))?;
    let game = Game::from_position(position);
    let mut engine = Engine::new(MEMORY);
    // The first search of a game clears the table and computes the piece values. Neither is part of the search's speed.
    engine.search(&Game::new(variant), &SearchLimits::depth(1), &mut NoControl);
    let mut watch = Stopwatch::start();
    let found = engine.search(&game, limits, &mut watch);
    let (seconds, depths) = watch.stop();
    let found = found.ok_or_else(|| format!("{fen}: the game is over"))?;
    let best = Some(coordinate::write(game.position(), found.best_move));
    Ok(Answer { nodes: found.info.nodes, seconds, depths, best })
}

fn compile(id: &str, times: u32) -> Result<Answer, String> {
    let start = now();
    for _ in 0..times {
        std::hint::black_box(if id == forty_kinds::ID { forty_kinds::compile() } else { by_id(id) }?);
    }
    Ok(Answer { seconds: (now() - start) / f64::from(times.max(1)), ..Answer::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_lines_of_json() {
        let mut bench = Bench::new();
        let answer = bench.answer(r#"{"perft": {"game": "janus", "depth": 2}}"#).unwrap();
        let answer: Answer = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer.nodes, 782);
        assert_eq!(bench.run(&Task::Nothing), Ok(Answer::default()));
        assert_eq!(bench.run(&Task::Compile { game: "chess".to_string(), times: 1 }).unwrap().nodes, 0);
        assert!(bench.answer("perft").unwrap_err().contains("no task"));
    }

    #[test]
    fn equal_searches_look_at_equally_many_positions() {
        let mut bench = Bench::new();
        let fen = bench.game("janus").unwrap().start().to_string();
        let task = Task::Search { game: "janus".to_string(), fen, depth: Some(3), nodes: None };
        let (one, other) = (bench.run(&task).unwrap(), bench.run(&task).unwrap());
        assert!(one.nodes > 0 && one.best.is_some());
        assert_eq!((one.nodes, &one.best), (other.nodes, &other.best));
        let depths: Vec<u32> = one.depths.iter().map(|reached| reached.depth).collect();
        assert!(depths.is_sorted() && depths.last() == Some(&3), "{depths:?}");
    }

    #[test]
    fn what_cannot_be_done_is_said() {
        let mut bench = Bench::new();
        let unknown = Task::Perft { game: "ludo".to_string(), depth: 1 };
        assert!(bench.run(&unknown).unwrap_err().contains("ludo"));
        let nonsense = Task::Search { game: "chess".to_string(), fen: "x".to_string(), depth: None, nodes: Some(1) };
        assert!(bench.run(&nonsense).is_err());
    }
}
