//! What is said to the program, heard also while it is busy.

use menagerie_arena::line_reader::{LineRead, read_line};
use menagerie_rules::notation::tidy::is_space;
use std::collections::VecDeque;
use std::io::{self, BufRead as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// The most bytes of a line: the moves of a game far longer than any.
const MOST_BYTES: usize = 1 << 20;
/// The most lines that are taken in ahead.
const MOST_AHEAD: usize = 256;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line.
    Line(String),
    /// A line of more bytes than are kept.
    TooLong,
}

/// What calls for attention while a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// Nothing.
    None,
    /// `stop`, which is taken as obeyed.
    Stop,
    /// `quit` or the end, once what was said before is done.
    Farewell,
}

/// The lines said to the program.
pub struct Input {
    lines: Receiver<io::Result<Heard>>,
    /// What was heard and not done yet.
    ahead: VecDeque<io::Result<Heard>>,
    farewell: bool,
}

/// The words of a line.
pub fn words(line: &str) -> Vec<&str> {
    line.split(is_space).filter(|word| !word.is_empty()).collect()
}

impl Input {
    /// Listens to standard input.
    pub fn listen() -> Input {
        let (sender, lines) = sync_channel(MOST_AHEAD);
        thread::spawn(move || pass_on(&mut io::stdin().lock(), &sender));
        Input { lines, ahead: VecDeque::new(), farewell: false }
    }

    /// The next line; `None` after the last one.
    ///
    /// # Errors
    /// If there is no reading.
    pub fn next(&mut self) -> io::Result<Option<Heard>> {
        match self.ahead.pop_front() {
            Some(heard) => heard.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// Listens for so long at most while something else goes on.
    pub fn attend(&mut self, patience: Duration) -> Call {
        if self.farewell || self.ahead.len() >= MOST_AHEAD {
            thread::sleep(patience);
        } else {
            match self.lines.recv_timeout(patience) {
                Ok(Ok(Heard::Line(line))) if words(&line) == ["stop"] => return Call::Stop,
                Ok(heard) => {
                    self.farewell = match &heard {
                        Ok(Heard::Line(line)) => words(line) == ["quit"],
                        Ok(Heard::TooLong) => false,
                        Err(_) => true,
                    };
                    self.ahead.push_back(heard);
                }
                Err(RecvTimeoutError::Disconnected) => self.farewell = true,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        if self.farewell { Call::Farewell } else { Call::None }
    }
}

/// Reads lines and passes them on to the end.
fn pass_on(input: &mut io::StdinLock<'_>, sender: &SyncSender<io::Result<Heard>>) {
    let mut line = Vec::new();
    loop {
        let heard = match read_line(input, &mut line, MOST_BYTES) {
            Ok(LineRead::End) => return,
            Ok(LineRead::Line) => Ok(Heard::Line(String::from_utf8_lossy(&line).into_owned())),
            Ok(LineRead::TooLong) => input.skip_until(b'\n').map(|_| Heard::TooLong),
            Err(error) => Err(error),
        };
        let fails = heard.is_err();
        if sender.send(heard).is_err() || fails {
            return;
        }
    }
}
