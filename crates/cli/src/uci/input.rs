//! Reads standard input on its own thread, so that `stop` is received while a search runs.

use menagerie_matches::arena::line_reader::{LineRead, read_line};
use menagerie_rules::notation::tidy::is_space;
use std::collections::VecDeque;
use std::io::{self, BufRead as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// The maximum length of a line in bytes: enough for the moves of any game.
const MAX_BYTES: usize = 1 << 20;
/// The maximum number of lines that are read ahead.
const MAX_AHEAD: usize = 256;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    /// A line.
    Line(String),
    /// A line longer than [`MAX_BYTES`].
    TooLong,
}

/// A command that interrupts a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// No such command was received.
    None,
    /// `stop`. It is returned only once, so the caller must obey it.
    Stop,
    /// `quit` or the end of the input. Lines before it are still to be read.
    Quit,
}

/// The lines of standard input.
pub struct Input {
    lines: Receiver<io::Result<InputLine>>,
    /// Lines that were read while a search ran.
    ahead: VecDeque<io::Result<InputLine>>,
    farewell: bool,
}

/// The words of a line.
pub fn words(line: &str) -> Vec<&str> {
    line.split(is_space).filter(|word| !word.is_empty()).collect()
}

impl Input {
    /// Starts reading standard input.
    pub fn listen() -> Input {
        let (sender, lines) = sync_channel(MAX_AHEAD);
        thread::spawn(move || pass_on(&mut io::stdin().lock(), &sender));
        Input { lines, ahead: VecDeque::new(), farewell: false }
    }

    /// The next line; `None` after the last one.
    ///
    /// # Errors
    /// If standard input cannot be read.
    pub fn next(&mut self) -> io::Result<Option<InputLine>> {
        match self.ahead.pop_front() {
            Some(heard) => heard.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// Waits for a command that interrupts a search, at most `patience`. Other lines are kept for [`next`](Input::next).
    pub fn attend(&mut self, patience: Duration) -> Interruption {
        if self.farewell || self.ahead.len() >= MAX_AHEAD {
            thread::sleep(patience);
        } else {
            match self.lines.recv_timeout(patience) {
                Ok(Ok(InputLine::Line(line))) if words(&line) == ["stop"] => return Interruption::Stop,
                Ok(heard) => {
                    self.farewell = match &heard {
                        Ok(InputLine::Line(line)) => words(line) == ["quit"],
                        Ok(InputLine::TooLong) => false,
                        Err(_) => true,
                    };
                    self.ahead.push_back(heard);
                }
                Err(RecvTimeoutError::Disconnected) => self.farewell = true,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        if self.farewell { Interruption::Quit } else { Interruption::None }
    }
}

/// Reads lines and sends them on, until the input ends.
fn pass_on(input: &mut io::StdinLock<'_>, sender: &SyncSender<io::Result<InputLine>>) {
    let mut line = Vec::new();
    loop {
        let heard = match read_line(input, &mut line, MAX_BYTES) {
            Ok(LineRead::End) => return,
            Ok(LineRead::Line) => Ok(InputLine::Line(String::from_utf8_lossy(&line).into_owned())),
            Ok(LineRead::TooLong) => input.skip_until(b'\n').map(|_| InputLine::TooLong),
            Err(error) => Err(error),
        };
        let fails = heard.is_err();
        if sender.send(heard).is_err() || fails {
            return;
        }
    }
}
