//! The process of an engine: starting it, UCI communication, ending it.

use crate::arena::engine_config::EngineConfig;
use crate::arena::line_reader::{LineRead, read_line};
use crate::arena::uci_info::{EngineMove, UciInfo};
use anyhow::{Context as _, Result, anyhow, bail};
use menagerie_rules::{Options, Variant};
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum time for the answers to `uci` and `isready`.
const READY: Duration = Duration::from_secs(20);
/// The maximum time to exit after `quit`.
const QUIT: Duration = Duration::from_millis(500);

/// The maximum length of a line in bytes, more than the longest principal variation needs.
const MAX_LINE_LEN: usize = 1 << 16;
/// The maximum output before a move in bytes, more than a verbose engine prints in hours.
const MAX_BYTES: usize = 1 << 25;
/// The maximum number of buffered lines. An engine that prints more has to wait.
const MAX_AHEAD: usize = 256;

/// Why an engine forfeits a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineFailure {
    /// Its process has ended.
    #[error("its program ended")]
    Crashed,
    /// It did not answer in time.
    #[error("no answer within {} ms", .0.as_millis())]
    Timeout(Duration),
    /// It printed too much.
    #[error("it said more than {} without an answer", in_words(*.0))]
    Flooded(usize),
}

/// A number of bytes, which is a multiple of a kibibyte, in words.
fn in_words(bytes: usize) -> String {
    match bytes >> 10 {
        kilobytes if kilobytes < 1_024 => format!("{kilobytes} KiB in one line"),
        kilobytes => format!("{} MiB", kilobytes >> 10),
    }
}

/// Output of an engine.
enum Output {
    /// A line, and its time.
    Line(Instant, String),
    /// A line longer than [`MAX_LINE_LEN`].
    TooLong,
}

/// A running engine. Dropping it ends the process.
pub struct EngineProcess {
    child: Child,
    input: ChildStdin,
    /// The output.
    lines: Receiver<Output>,
    /// The number of bytes since the last command.
    bytes: usize,
    /// Its UCI options: the name, and the rest of the `option` line.
    options: Vec<(String, String)>,
    new_seed_each_game: bool,
}

impl EngineProcess {
    /// Starts an engine and sets it up for a variant.
    ///
    /// # Errors
    /// If it cannot be started, does not speak UCI, or does not know the variant or an option.
    pub fn launch(engine: &EngineConfig, variant: &Variant) -> Result<EngineProcess> {
        EngineProcess::start(engine, variant).with_context(|| format!("the engine “{}”", engine.name))
    }

    fn start(engine: &EngineConfig, variant: &Variant) -> Result<EngineProcess> {
        let [program, arguments @ ..] = engine.command.as_slice() else { bail!("there is no program to start") };
        let mut command = Command::new(program);
        command.args(arguments);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = piped.spawn().context("it cannot be started")?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("its input and output cannot be reached");
        };
        let (sender, lines) = sync_channel(MAX_AHEAD);
        thread::spawn(move || forward(output, &sender));
        let mut process =
            EngineProcess { child, input, lines, bytes: 0, options: Vec::new(), new_seed_each_game: false };
        process.start_uci()?;
        process.set_up(engine, variant)?;
        Ok(process)
    }

    fn start_uci(&mut self) -> Result<()> {
        self.send("uci")?;
        let until = Instant::now() + READY;
        loop {
            let (_, line) = self.receive(until, READY).context("it does not speak UCI")?;
            if line == "uciok" {
                return Ok(());
            }
            if let Some((name, rest)) = line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type ")) {
                self.options.push((name.to_string(), rest.to_string()));
            }
        }
    }

    fn set_up(&mut self, engine: &EngineConfig, variant: &Variant) -> Result<()> {
        // A definition file extends the engine's list of variants.
        let files = |(name, _): &&(String, String)| name.eq_ignore_ascii_case("VariantPath");
        if let Some((name, value)) = engine.options.iter().find(files) {
            self.set(name, value)?;
            self.options.clear();
            self.start_uci()?;
        }
        let switches = variant.options();
        for id in switches.ids().filter(|id| switches.is_on(id)) {
            self.set(id, "true")?;
        }
        self.choose_game(engine, variant)?;
        for (name, value) in engine.options.iter().filter(|option| !files(option)) {
            self.set(name, value)?;
        }
        self.new_seed_each_game = engine.new_seed_each_game;
        self.ready()?;
        Ok(())
    }

    /// Selects the variant, by the engine's name for it, or from a file if the engine does not know it.
    fn choose_game(&mut self, engine: &EngineConfig, variant: &Variant) -> Result<()> {
        let castles = variant.definition().chess960_castling;
        let mut name = self.name_of(variant);
        if name.is_none()
            && !engine.sets("VariantPath")
            && self.option("VariantPath").is_some()
            && let Some(path) = engine.game_file.as_ref().and_then(|path| path.to_str())
        {
            self.set("VariantPath", path)?;
            self.options.clear();
            self.start_uci()?;
            name = self.name_of(variant);
        }
        match (name, self.option("UCI_Variant")) {
            (Some(name), Some(_)) => self.set("UCI_Variant", &name)?,
            (Some(_), None) => {}
            (None, None) => bail!("it plays chess only, not {}", variant.name()),
            (None, Some(_)) => bail!("it does not play {}", variant.name()),
        }
        if castles && self.option("UCI_Chess960").is_some() {
            self.set("UCI_Chess960", "true")?;
        }
        Ok(())
    }

    /// The engine's name for a variant: its id, or another of its names. Some engines have Chess960 as an option of chess, and an engine
    /// without a choice plays chess.
    fn name_of(&self, variant: &Variant) -> Option<String> {
        let known = self.option("UCI_Variant").unwrap_or("chess");
        let values: Vec<&str> = known.split_whitespace().collect();
        let by_id = values.iter().find(|value| value.eq_ignore_ascii_case(variant.id()));
        let found = by_id.or_else(|| values.iter().find(|value| variant.definition().is_called(value)));
        let castles = variant.definition().chess960_castling && self.option("UCI_Chess960").is_some();
        let is_chess = || Variant::by_id("chess", &Options::none()).is_ok_and(|it| it.start() == variant.start());
        let of_chess = || values.iter().find(|value| castles && is_chess() && **value == "chess");
        found.or_else(of_chess).map(|value| (*value).to_string())
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, rest)| rest.as_str())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<()> {
        if self.option(name).is_none() {
            return Err(anyhow!("it has no option {name}"));
        }
        Ok(self.send(&format!("setoption name {name} value {value}"))?)
    }

    /// Begins a new game. `seed` is for engines with an option `Seed`.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn new_game(&mut self, seed: u64) -> Result<(), EngineFailure> {
        if self.new_seed_each_game {
            self.send(&format!("setoption name Seed value {}", seed & u64::from(u32::MAX)))?;
        }
        self.send("ucinewgame")?;
        self.ready()
    }

    /// Has the engine search a position, and waits for its move for at most `timeout`.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn search(&mut self, position: &str, go: &str, timeout: Duration) -> Result<EngineMove, EngineFailure> {
        self.send(position)?;
        let asked = Instant::now();
        self.send(go)?;
        let mut info = UciInfo::default();
        loop {
            let (when, line) = self.receive(asked + timeout, timeout)?;
            match line.strip_prefix("bestmove") {
                Some(rest) => {
                    let text = rest.split_whitespace().next().unwrap_or_default().to_string();
                    return Ok(EngineMove { text, info, elapsed: when.saturating_duration_since(asked) });
                }
                None => info.update(&line),
            }
        }
    }

    fn ready(&mut self) -> Result<(), EngineFailure> {
        self.send("isready")?;
        let until = Instant::now() + READY;
        while self.receive(until, READY)?.1 != "readyok" {}
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<(), EngineFailure> {
        self.bytes = 0;
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| EngineFailure::Crashed)
    }

    fn receive(&mut self, until: Instant, timeout: Duration) -> Result<(Instant, String), EngineFailure> {
        let left = until.saturating_duration_since(Instant::now());
        let output = self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => EngineFailure::Timeout(timeout),
            RecvTimeoutError::Disconnected => EngineFailure::Crashed,
        })?;
        match output {
            Output::Line(when, line) => {
                self.bytes += line.len() + 1;
                if self.bytes > MAX_BYTES { Err(EngineFailure::Flooded(MAX_BYTES)) } else { Ok((when, line)) }
            }
            Output::TooLong => Err(EngineFailure::Flooded(MAX_LINE_LEN)),
        }
    }
}

/// Forwards the output of an engine, until it ends, the receiver is closed, or a line is too long.
fn forward(output: ChildStdout, sender: &SyncSender<Output>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        let printed = match read_line(&mut output, &mut line, MAX_LINE_LEN) {
            Ok(LineRead::Line) => Output::Line(Instant::now(), String::from_utf8_lossy(&line).trim().to_string()),
            Ok(LineRead::TooLong) => Output::TooLong,
            Ok(LineRead::End) | Err(_) => return,
        };
        let last = matches!(printed, Output::TooLong);
        if sender.send(printed).is_err() || last {
            return;
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        let asked = self.send("stop").and_then(|()| self.send("quit")).is_ok();
        let until = Instant::now() + QUIT;
        while asked && Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(_)) => return,
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(_) => break,
            }
        }
        // It may already have exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
