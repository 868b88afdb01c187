//! `menagerie uci`: the Universal Chess Interface, with the variants of this program as `UCI_Variant`.
//!
//! Conventions are those of Fairy-Stockfish: moves in coordinates, castling as the King's move, `0000` for a pass. A command that cannot
//! be parsed or executed is answered with `info string` and the reason. Every `go` is answered with one `bestmove`: it is `(none)` if
//! there is no move, `win` if the side to move has already won, as by the entering King of Shogi, and `0000` if the last `position` could
//! not be set up at all. A position whose moves are partly invalid is searched after the last valid one. Positions that are drawn by rule
//! are searched like others.
//!
//! `Start` selects the start position of `startpos`, in variants that have several: its number, the names of its set-ups, or `random`,
//! which is drawn once. Another `UCI_Variant` resets it to the standard one.
//!
//! Four players: `time1` to `time4` and `inc1` to `inc4` are the clocks in the order of turns; a single `wtime` is taken as the clock of
//! the player to move. `info string standing` is the expected points of each player, in hundredths of a point and in the order of turns; a
//! game decided on points scores ±30000.

mod eval_file;
mod go;
mod input;
mod memory;
mod options;
mod perft;
mod position;
mod report;
mod search;

use crate::board_text::board;
use crate::lines;
use anyhow::Result;
pub use go::Go;
use input::{Input, InputLine, Interruption};
use menagerie_engine::{NoControl, SearchLimits};
use menagerie_matches::baselines::MethodEngine;
use menagerie_rules::Game;
pub use options::{EngineOptions, OptionEffect};
pub use perft::MAX_PLIES;
use position::PositionCommand;
use search::{UciSearch, UciTask};
use std::thread;
use std::time::{Duration, Instant};

/// The error of a command, in words.
#[derive(Debug, PartialEq, Eq)]
pub struct CommandError(pub String);

/// Answers the commands on standard input until `quit` or its end.
///
/// # Errors
/// If standard input or output fails.
pub fn run() -> Result<()> {
    let mut session = match Session::new() {
        Ok(session) => session,
        Err(CommandError(why)) => anyhow::bail!(why),
    };
    while let Some(heard) = session.input.next()? {
        let done = match &heard {
            InputLine::Line(line) => {
                let words = input::words(line);
                if words == ["quit"] {
                    session.end(Duration::ZERO);
                    return Ok(());
                }
                session.answer(&words)?
            }
            InputLine::TooLong => Err(CommandError("a line of more than a megabyte is passed over".to_string())),
        };
        if let Err(fault) = done {
            lines::put(&format!("info string {}", fault.0))?;
        }
    }
    session.end(LAST_SEARCH);
    Ok(())
}

/// The commands.
const COMMANDS: [&str; 11] =
    ["uci", "isready", "ucinewgame", "setoption", "position", "go", "stop", "d", "debug", "register", "ponderhit"];
/// The time of a search whose only limits could not be parsed.
const UNKNOWN_LIMIT: Duration = Duration::from_secs(1);
/// The maximum time of a limited search after the end of the input.
const LAST_SEARCH: Duration = Duration::from_secs(2);
/// The maximum time of a perft after the end of the input.
const LAST_COUNT: Duration = Duration::from_millis(200);

/// The state between two commands.
struct Session {
    input: Input,
    settings: EngineOptions,
    /// `None` if the last position could not be set up.
    game: Option<Game>,
    /// `None` while a search uses it.
    engine: Option<MethodEngine>,
    thinking: Option<UciSearch>,
    /// Whether the engine has computed its tables for the variant.
    prepared: bool,
}

impl Session {
    fn new() -> Result<Session, CommandError> {
        let settings = EngineOptions::new()?;
        let game = Some(settings.new_game());
        Ok(Session { input: Input::listen(), settings, game, engine: None, thinking: None, prepared: false })
    }

    /// Executes a line. The outer error is that of the output, the inner one that of the command.
    fn answer(&mut self, words: &[&str]) -> Result<Result<(), CommandError>> {
        let known = words.iter().position(|word| COMMANDS.contains(word)).unwrap_or(words.len());
        let (unknown, words) = words.split_at(known);
        if let Some(first) = unknown.first() {
            let fault = CommandError(format!("there is no command “{first}”"));
            // UCI requires to skip unknown words and to continue with the rest.
            if words.is_empty() {
                return Ok(Err(fault));
            }
            lines::put(&format!("info string {}", fault.0))?;
        }
        let Some((&command, rest)) = words.split_first() else { return Ok(Ok(())) };
        match command {
            "uci" => return self.introduce(),
            "isready" => {
                self.prepare();
                lines::put("readyok")?;
            }
            "ucinewgame" => {
                if let Err(fault) = self.halt() {
                    return Ok(Err(fault));
                }
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
                self.prepared = false;
                self.game = Some(self.settings.new_game());
            }
            "setoption" => return self.set_option(rest),
            "position" => {
                let PositionCommand { game, notes } =
                    position::read(&self.settings.variant, || self.settings.new_game(), rest);
                self.game = game;
                for note in notes {
                    lines::put(&format!("info string {note}"))?;
                }
            }
            "go" => return self.go(rest),
            "stop" => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
            }
            "d" => {
                let Some(game) = &self.game else { return Ok(Err(no_position())) };
                let position = game.position();
                lines::put(&format!("\n{}\n\nFen: {}", board(position), position.fen()))?;
            }
            "ponderhit" => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponderhit();
                }
            }
            // These commands have no effect: there is no registration.
            _ => {}
        }
        Ok(Ok(()))
    }

    fn introduce(&self) -> Result<Result<(), CommandError>> {
        let options = match self.settings.declaration() {
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
    fn set_option(&mut self, words: &[&str]) -> Result<Result<(), CommandError>> {
        let Some((&"name", words)) = words.split_first() else {
            return Ok(Err(CommandError("write setoption name … value …".to_string())));
        };
        let split = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let (name, value) = words.split_at(split);
        let value = (!value.is_empty()).then(|| value[1..].join(" "));
        if let Err(fault) = self.rest() {
            return Ok(Err(fault));
        }
        match self.settings.set(&name.join(" "), value.as_deref()) {
            Ok(OptionEffect::Value) => {}
            Ok(OptionEffect::Hash) => (self.engine, self.prepared) = (None, false),
            Ok(OptionEffect::Clear) => {
                self.prepared = false;
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
            }
            Ok(OptionEffect::Variant) => {
                let variant = &self.settings.variant;
                let game = self.settings.new_game();
                let start = game.position().fen();
                self.game = Some(game);
                self.prepared = false;
                let (size, id) = (variant.board_size(), variant.id());
                for note in std::mem::take(&mut self.settings.notes) {
                    lines::put(&format!("info string {note}"))?;
                }
                lines::put(&format!(
                    "info string variant {id} files {} ranks {} pocket 0 template fairy startpos {start}",
                    size.files(),
                    size.ranks(),
                ))?;
            }
            Ok(OptionEffect::Later(why)) => lines::put(&format!("info string {why}"))?,
            Err(fault) => return Ok(Err(fault)),
        }
        Ok(Ok(()))
    }

    fn go(&mut self, words: &[&str]) -> Result<Result<(), CommandError>> {
        let go = Go::read(words);
        for note in &go.notes {
            lines::put(&format!("info string {note}"))?;
        }
        // A panic of the last search is reported. This search runs all the same.
        if let Err(CommandError(why)) = self.halt() {
            lines::put(&format!("info string {why}"))?;
        }
        let Some(game) = self.game.clone() else {
            lines::put("bestmove 0000")?;
            return Ok(Err(no_position()));
        };
        let start = Instant::now();
        let overhead = Duration::from_millis(self.settings.overhead);
        let position = game.position();
        let mut time = go.time(&self.settings.variant, position.turn(), overhead);
        let (seed, level) = (self.settings.move_seed(game.plies().len()), self.settings.level());
        let multipv = self.settings.lines;
        let mut limits = SearchLimits { depth: go.depth, nodes: go.nodes, seed, multipv, ..SearchLimits::default() };
        if let Some(level) = level {
            (limits, time) = (level.hold(limits), level.hold_time(time));
        } else if go.has_clocks() && !go.infinite && !go.ponder && position.legal_moves().len() == 1 {
            // With one legal move, the time is saved.
            limits.depth = Some(1);
        }
        if go.has_clocks() && time.is_endless() {
            lines::put("info string the clock of the side to move is not given: it has all the time it wants")?;
        }
        let unlimited = limits.depth.is_none() && limits.nodes.is_none() && go.perft.is_none() && time.is_endless();
        if unlimited && go.lacks && !go.infinite {
            lines::put("info string no limit of the search was understood: it takes a second")?;
            time = time.and_within(UNKNOWN_LIMIT);
        }
        let limited = limits.depth.is_some() || limits.nodes.is_some() || go.perft.is_some() || !time.is_endless();
        let bounded = limited && !go.infinite;
        let mut engine = self.engine();
        engine.set_method(self.settings.method);
        engine.set_parts(self.settings.without, self.settings.with);
        engine.set_network(self.settings.network(level));
        self.prepared = true;
        let task = UciTask { game, go, limits, start, time };
        self.thinking = Some(UciSearch::begin(engine, task, bounded)?);
        Ok(Ok(()))
    }

    fn engine(&mut self) -> MethodEngine {
        self.engine.take().unwrap_or_else(|| MethodEngine::new(self.settings.hash))
    }

    /// Computes the engine's tables for the variant before a clock runs, unless it is searching.
    fn prepare(&mut self) {
        if self.prepared || self.thinking.is_some() {
            return;
        }
        let mut engine = self.engine();
        engine.set_network(self.settings.network(self.settings.level()));
        engine.search(&Game::new(&self.settings.variant), &SearchLimits::depth(1), &mut NoControl);
        self.engine = Some(engine);
        self.prepared = true;
    }

    /// Waits for a search that ends by itself.
    fn rest(&mut self) -> Result<(), CommandError> {
        if self.thinking.as_ref().is_some_and(|thinking| !thinking.will_end()) {
            return Err(CommandError("a search without an end is under way: stop it first".to_string()));
        }
        self.halt()
    }

    /// Ends the search: waits for it if it ends by itself, otherwise stops it. Meanwhile it reads commands: `stop` is obeyed at once, and
    /// after `quit` the search gets little more time.
    fn halt(&mut self) -> Result<(), CommandError> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        if !thinking.will_end() {
            thinking.stop();
        }
        let patience = if thinking.counts() { LAST_COUNT } else { LAST_SEARCH };
        let mut until = None;
        while !thinking.is_over() {
            match self.input.attend(Duration::from_millis(1)) {
                Interruption::None => {}
                Interruption::Stop => thinking.stop(),
                Interruption::Quit => {
                    if Instant::now() >= *until.get_or_insert_with(|| Instant::now() + patience) {
                        thinking.stop();
                    }
                }
            }
        }
        self.engine = thinking.join();
        if self.engine.is_none() {
            return Err(CommandError("the search broke down; what it had learned is lost".to_string()));
        }
        Ok(())
    }

    /// Ends the search and prints its best move. A search that ends by itself may take `patience`; a perft has its own limit.
    fn end(self, patience: Duration) {
        let Some(thinking) = self.thinking else { return };
        let patience = if thinking.counts() { LAST_COUNT } else { patience };
        let until = Instant::now() + patience;
        while thinking.will_end() && !thinking.is_over() && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        thinking.stop();
        thinking.join();
    }
}

fn no_position() -> CommandError {
    CommandError("the last position could not be set up: there is nothing to search".to_string())
}
