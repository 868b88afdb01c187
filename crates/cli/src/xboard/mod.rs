//! `menagerie xboard`: the Chess Engine Communication Protocol, version 2, for XBoard and WinBoard.
//!
//! The games of two players that XBoard knows are played under its names for them. Of the others it is told the board, the
//! pieces and how they move ([`setup`]), and which squares a lifted piece may go to ([`lift`]); its own testing of legality has
//! to be off for those, because it knows no promotions but the Pawns'. What is not legal is refused here, with the reason.

mod clock;
mod ending;
mod engine;
mod features;
mod legs;
mod lift;
mod pieces;
mod search;
mod session;
mod setup;

use crate::uci::CommandError;
use anyhow::Result;
use session::XboardSession;
use std::io::{self, BufRead as _};
use std::sync::mpsc::{self, Sender};
use std::thread;

/// What the session waits for.
enum Event {
    /// A line came in.
    Line(String),
    /// No more lines come.
    End,
    /// The search with this number is done.
    Done(u64),
}

/// Answers the commands on standard input until `quit` or its end.
///
/// # Errors
/// If standard output fails, or there is no thread to be had.
pub fn run() -> Result<()> {
    let (events, news) = mpsc::channel();
    let lines = events.clone();
    thread::Builder::new().name("input".to_string()).spawn(move || listen(&lines))?;
    let mut session = match XboardSession::new(events) {
        Ok(session) => session,
        Err(CommandError(why)) => anyhow::bail!(why),
    };
    while let Ok(event) = news.recv() {
        let goes_on = match event {
            Event::Line(line) => session.answer(&line)?,
            Event::End => false,
            Event::Done(search) => {
                session.done(search)?;
                true
            }
        };
        if !goes_on {
            break;
        }
    }
    session.end()
}

/// Reads lines until there are no more.
fn listen(events: &Sender<Event>) {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(1..) => {
                let text = String::from_utf8_lossy(&line).trim().to_string();
                if events.send(Event::Line(text)).is_err() {
                    return;
                }
            }
            _ => break,
        }
    }
    // Nobody waits any more: then nobody has to be told.
    let _ = events.send(Event::End);
}
