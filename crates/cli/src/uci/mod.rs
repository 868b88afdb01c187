//! `menagerie uci`: the Universal Chess Interface, with the games of this program as `UCI_Variant`.
//!
//! As Fairy-Stockfish does it: moves in coordinates, castling as the King's move, `0000` for a pass. What cannot be understood or
//! done is answered with `info string` and the reason, and changes nothing.
//!
//! Four players: `time1` to `time4` and `inc1` to `inc4` are the clocks in turn order; a single `wtime` is taken as the clock of
//! whoever is to move. `info string standing` tells what each can expect, in hundredths of a point and in turn order; a game decided
//! on points scores ±30000.

pub mod clock;
mod go;
mod options;
mod perft;
mod position;
mod report;
mod thinking;

use crate::board_text::board;
use crate::lines;
use anyhow::Result;
pub use go::Go;
use menagerie_engine::{Engine, Limits, Unattended};
use menagerie_rules::Game;
pub use options::{Change, Settings};
use std::io::{self, BufRead as _};
use std::time::{Duration, Instant};
use thinking::{Task, Thinking};

/// Why a command is not done, in words.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault(pub String);

/// Answers the commands on standard input until `quit` or its end.
///
/// # Errors
/// If standard input or output fails.
pub fn run() -> Result<()> {
    let mut session = match Session::new() {
        Ok(session) => session,
        Err(Fault(why)) => anyhow::bail!(why),
    };
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line).into_owned();
        let words: Vec<&str> = text.split_whitespace().collect();
        if words == ["quit"] {
            break;
        }
        if let Err(fault) = session.answer(&words)? {
            lines::put(&format!("info string {}", fault.0))?;
        }
    }
    session.end();
    Ok(())
}

/// What lies between one command and the next.
struct Session {
    settings: Settings,
    game: Game,
    /// With the search while there is one.
    engine: Option<Engine>,
    thinking: Option<Thinking>,
    /// Whether the engine has worked out what it needs for the game.
    prepared: bool,
}

impl Session {
    fn new() -> Result<Session, Fault> {
        let settings = Settings::new()?;
        let game = Game::new(&settings.variant);
        Ok(Session { settings, game, engine: None, thinking: None, prepared: false })
    }

    /// Does what a line says. The outer error is that the output cannot be written, the inner one the line's own.
    fn answer(&mut self, words: &[&str]) -> Result<Result<(), Fault>> {
        let done = match words {
            [] => Ok(()),
            ["uci"] => return self.introduce(),
            ["isready"] => {
                self.prepare();
                lines::put("readyok")?;
                Ok(())
            }
            ["ucinewgame"] => self.rest().map(|()| {
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
                self.prepared = false;
                self.game = Game::new(&self.settings.variant);
            }),
            ["setoption", rest @ ..] => return self.set_option(rest),
            ["position", rest @ ..] => position::read(&self.settings.variant, rest).map(|game| self.game = game),
            ["go", rest @ ..] => return self.go(rest),
            ["stop"] => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
                Ok(())
            }
            ["d"] => {
                let position = self.game.position();
                lines::put(&format!("\n{}\n\nFen: {}", board(position), position.fen()))?;
                Ok(())
            }
            [first, ..] => Err(Fault(format!("there is no command “{first}”"))),
        };
        Ok(done)
    }

    fn introduce(&self) -> Result<Result<(), Fault>> {
        let options = match Settings::declaration() {
            Ok(options) => options,
            Err(fault) => return Ok(Err(fault)),
        };
        lines::put(concat!("id name Menagerie ", env!("CARGO_PKG_VERSION")))?;
        lines::put("id author the authors of Menagerie\n")?;
        for option in options {
            lines::put(&option)?;
        }
        lines::put("uciok")?;
        Ok(Ok(()))
    }

    /// `setoption name … [value …]`.
    fn set_option(&mut self, words: &[&str]) -> Result<Result<(), Fault>> {
        let Some((&"name", words)) = words.split_first() else {
            return Ok(Err(Fault("write setoption name … value …".to_string())));
        };
        let split = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let (name, value) = words.split_at(split);
        let value = (!value.is_empty()).then(|| value[1..].join(" "));
        if let Err(fault) = self.rest() {
            return Ok(Err(fault));
        }
        match self.settings.set(&name.join(" "), value.as_deref()) {
            Ok(Change::Value) => {}
            Ok(Change::Hash) => (self.engine, self.prepared) = (None, false),
            Ok(Change::Clear) => {
                self.prepared = false;
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
            }
            Ok(Change::Variant) => {
                let variant = &self.settings.variant;
                self.game = Game::new(variant);
                self.prepared = false;
                let (shape, id) = (variant.shape(), variant.id());
                lines::put(&format!(
                    "info string variant {id} files {} ranks {} pocket 0 template fairy startpos {}",
                    shape.files(),
                    shape.ranks(),
                    variant.start()
                ))?;
            }
            Ok(Change::Later(why)) => lines::put(&format!("info string {why}"))?,
            Err(fault) => return Ok(Err(fault)),
        }
        Ok(Ok(()))
    }

    fn go(&mut self, words: &[&str]) -> Result<Result<(), Fault>> {
        let go = match Go::read(words).and_then(|go| self.rest().map(|()| go)) {
            Ok(go) => go,
            Err(fault) => return Ok(Err(fault)),
        };
        let start = Instant::now();
        for ignored in &go.ignored {
            lines::put(&format!("info string {ignored}"))?;
        }
        let overhead = Duration::from_millis(self.settings.overhead);
        let position = self.game.position();
        let mut pace = clock::pace(&go, &self.settings.variant, position.turn(), start, overhead);
        let seed = self.settings.seed.wrapping_mul(1_000_003).wrapping_add(self.game.plies().len() as u64);
        let mut limits =
            Limits { depth: go.depth, nodes: go.nodes, noise: 0, oversights: 0, seed, lines: self.settings.lines };
        if let Some(level) = self.settings.level {
            let its = level.limits(seed);
            let least = |asked: Option<u64>, its: Option<u64>| asked.into_iter().chain(its).min();
            limits.depth = go.depth.into_iter().chain(its.depth).min();
            limits.nodes = least(go.nodes, its.nodes);
            limits.noise = its.noise;
            limits.oversights = its.oversights;
            pace = pace.and_within(Duration::from_millis(u64::from(level.millis())));
        } else if go.tells_clocks() && !go.infinite && position.legal_moves().len() == 1 {
            // There is nothing to choose: the clock is better kept for later.
            limits.depth = Some(1);
        }
        if go.tells_clocks() && pace.is_endless() {
            lines::put("info string the clock of the side to move is not told: it has all the time it wants")?;
        }
        let limited = limits.depth.is_some() || limits.nodes.is_some() || go.perft.is_some() || !pace.is_endless();
        let bounded = limited && !go.infinite;
        let mut engine = self.engine();
        engine.set_method(self.settings.method);
        engine.set_parts(self.settings.without, self.settings.with);
        self.prepared = true;
        let task = Task { game: self.game.clone(), go, limits, pace };
        self.thinking = Some(Thinking::begin(engine, task, bounded)?);
        Ok(Ok(()))
    }

    fn engine(&mut self) -> Engine {
        self.engine.take().unwrap_or_else(|| Engine::new(self.settings.hash))
    }

    /// Has the engine work out what it needs for the game before a clock runs, unless it is at work anyway.
    fn prepare(&mut self) {
        if self.prepared || self.thinking.is_some() {
            return;
        }
        let mut engine = self.engine();
        engine.search(&Game::new(&self.settings.variant), &Limits::depth(1), &mut Unattended);
        self.engine = Some(engine);
        self.prepared = true;
    }

    /// Waits for a search that ends by itself.
    fn rest(&mut self) -> Result<(), Fault> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        if !thinking.will_end() {
            self.thinking = Some(thinking);
            return Err(Fault("a search without an end is under way: stop it first".to_string()));
        }
        self.engine = thinking.join();
        if self.engine.is_none() {
            return Err(Fault("the search broke down; what it had learned is lost".to_string()));
        }
        Ok(())
    }

    /// Stops the search; its best move is still told.
    fn end(self) {
        if let Some(thinking) = self.thinking {
            thinking.stop();
            thinking.join();
        }
    }
}
