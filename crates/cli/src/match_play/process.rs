//! An engine's program: started, asked, waited for, ended.

use super::answer::{Answer, Report};
use super::contestant::Contestant;
use crate::lines::{self, Read};
use anyhow::{Context as _, Result, anyhow, bail};
use menagerie_rules::Variant;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// How long a program may take to end when asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// The most bytes of a line: more than the longest line of play needs.
const LONGEST_LINE: usize = 1 << 16;
/// The most bytes before an answer: what a talkative engine says in hours.
const MOST_BYTES: usize = 1 << 25;
/// The most lines that are taken in ahead. An engine that says more has to wait.
const MOST_AHEAD: usize = 256;

/// Why an engine did not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Its program has ended.
    #[error("its program ended")]
    Crashed,
    /// It said nothing.
    #[error("no answer within {} ms", .0.as_millis())]
    Silent(Duration),
    /// It said far too much.
    #[error("it said more than {} without an answer", in_words(*.0))]
    Flooded(usize),
}

/// So many bytes, which are whole kilobytes.
fn in_words(bytes: usize) -> String {
    match bytes >> 10 {
        kilobytes if kilobytes < 1_024 => format!("{kilobytes} KiB in one line"),
        kilobytes => format!("{} MiB", kilobytes >> 10),
    }
}

/// Something an engine said.
enum Said {
    Line(Instant, String),
    /// A line beyond any length.
    TooLong,
}

/// A running engine.
pub struct Process {
    child: Child,
    input: ChildStdin,
    /// What it says, and when.
    lines: Receiver<Said>,
    /// Bytes it has said since it was asked last.
    heard: usize,
    /// The `option` lines, names first.
    options: Vec<(String, String)>,
    seeded: bool,
}

impl Process {
    /// Starts an engine and sets it up for a game.
    ///
    /// # Errors
    /// If it cannot be started, does not speak UCI, or does not know the game or an option.
    pub fn launch(contestant: &Contestant, variant: &Variant) -> Result<Process> {
        Process::start(contestant, variant).with_context(|| format!("the engine “{}”", contestant.name))
    }

    fn start(contestant: &Contestant, variant: &Variant) -> Result<Process> {
        let mut command = match contestant.command.as_deref() {
            None => {
                let mut command = Command::new(std::env::current_exe()?);
                command.arg("uci");
                command
            }
            Some([program, arguments @ ..]) => {
                let mut command = Command::new(program);
                command.args(arguments);
                command
            }
            Some([]) => bail!("there is no program to start"),
        };
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = piped.spawn().context("it cannot be started")?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("its input and output cannot be reached");
        };
        let (sender, lines) = sync_channel(MOST_AHEAD);
        thread::spawn(move || pass_on(output, &sender));
        let mut process = Process { child, input, lines, heard: 0, options: Vec::new(), seeded: false };
        process.introduce()?;
        process.set_up(contestant, variant)?;
        Ok(process)
    }

    fn introduce(&mut self) -> Result<()> {
        self.say("uci")?;
        let until = Instant::now() + READY;
        loop {
            let (_, line) = self.hear(until, READY).context("it does not speak UCI")?;
            if line == "uciok" {
                return Ok(());
            }
            if let Some((name, rest)) = line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type ")) {
                self.options.push((name.to_string(), rest.to_string()));
            }
        }
    }

    fn set_up(&mut self, contestant: &Contestant, variant: &Variant) -> Result<()> {
        let switches = variant.options();
        for id in switches.ids().filter(|id| switches.is_on(id)) {
            self.set(id, "true")?;
        }
        match self.option("UCI_Variant") {
            Some(values) => {
                if !values.split_whitespace().any(|value| value == variant.id()) {
                    bail!("it does not play {}", variant.name());
                }
                self.set("UCI_Variant", variant.id())?;
            }
            None if variant.id() == "chess" => {}
            None => bail!("it plays chess only, not {}", variant.name()),
        }
        for (name, value) in &contestant.options {
            self.set(name, value)?;
        }
        self.seeded = contestant.command.is_none() && !contestant.sets("Seed");
        self.ready()?;
        Ok(())
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, rest)| rest.as_str())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<()> {
        if self.option(name).is_none() {
            return Err(anyhow!("it has no option {name}"));
        }
        Ok(self.say(&format!("setoption name {name} value {value}"))?)
    }

    /// Begins a new game. Where chance plays a part, `seed` begins it.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn new_game(&mut self, seed: u64) -> Result<(), Failure> {
        if self.seeded {
            self.say(&format!("setoption name Seed value {}", seed & u64::from(u32::MAX)))?;
        }
        self.say("ucinewgame")?;
        self.ready()
    }

    /// Has the engine search a position; waits no longer than `patience`.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn search(&mut self, position: &str, go: &str, patience: Duration) -> Result<Answer, Failure> {
        self.say(position)?;
        let asked = Instant::now();
        self.say(go)?;
        let mut report = Report::default();
        loop {
            let (heard, line) = self.hear(asked + patience, patience)?;
            match line.strip_prefix("bestmove") {
                Some(rest) => {
                    let text = rest.split_whitespace().next().unwrap_or_default().to_string();
                    return Ok(Answer { text, report, took: heard.saturating_duration_since(asked) });
                }
                None => report.learn(&line),
            }
        }
    }

    fn ready(&mut self) -> Result<(), Failure> {
        self.say("isready")?;
        let until = Instant::now() + READY;
        while self.hear(until, READY)?.1 != "readyok" {}
        Ok(())
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        self.heard = 0;
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| Failure::Crashed)
    }

    fn hear(&mut self, until: Instant, patience: Duration) -> Result<(Instant, String), Failure> {
        let left = until.saturating_duration_since(Instant::now());
        let said = self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::Silent(patience),
            RecvTimeoutError::Disconnected => Failure::Crashed,
        })?;
        match said {
            Said::Line(when, line) => {
                self.heard += line.len() + 1;
                if self.heard > MOST_BYTES { Err(Failure::Flooded(MOST_BYTES)) } else { Ok((when, line)) }
            }
            Said::TooLong => Err(Failure::Flooded(LONGEST_LINE)),
        }
    }
}

/// Passes on what an engine says, until it ends, nobody listens, or a line has no end.
fn pass_on(output: ChildStdout, sender: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        let said = match lines::read(&mut output, &mut line, LONGEST_LINE) {
            Ok(Read::Line) => Said::Line(Instant::now(), String::from_utf8_lossy(&line).trim().to_string()),
            Ok(Read::TooLong) => Said::TooLong,
            Ok(Read::End) | Err(_) => return,
        };
        let last = matches!(said, Said::TooLong);
        if sender.send(said).is_err() || last {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let asked = self.say("stop").and_then(|()| self.say("quit")).is_ok();
        let until = Instant::now() + FAREWELL;
        while asked && Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(_)) => return,
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Err(_) => break,
            }
        }
        // It may have ended meanwhile; there is nothing else to be done about it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
