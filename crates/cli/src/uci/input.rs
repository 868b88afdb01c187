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
pub enum InputLine {
    /// A line.
    Line(String),
    /// A line of more bytes than are kept.
    TooLong,
}

/// What calls for attention while a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// Nothing.
    None,
    /// `stop`, which is taken as obeyed.
    Stop,
    /// `quit` or the end, once what was said before is done.
    Quit,
}

/// The lines said to the program.
pub struct Input {
    lines: Receiver<io::Result<InputLine>>,
    /// What was heard and not done yet.
    ahead: VecDeque<io::Result<InputLine>>,
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
    pub fn next(&mut self) -> io::Result<Option<InputLine>> {
        match self.ahead.pop_front() {
            Some(heard) => heard.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// Listens for so long at most while something else goes on.
    pub fn attend(&mut self, patience: Duration) -> Interruption {
        if self.farewell || self.ahead.len() >= MOST_AHEAD {
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

/// Reads lines and passes them on to the end.
fn pass_on(input: &mut io::StdinLock<'_>, sender: &SyncSender<io::Result<InputLine>>) {
    let mut line = Vec::new();
    loop {
        let heard = match read_line(input, &mut line, MOST_BYTES) {
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
