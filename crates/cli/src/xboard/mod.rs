//! `menagerie xboard`: the Chess Engine Communication Protocol, version 2, for XBoard and WinBoard.
//!
//! XBoard's own variants are played under its names. For other variants with two players the program sends the board, the pieces and their
//! moves ([`setup`]), and the targets of a lifted piece ([`lift`]). XBoard's own legality test must be off for those, because it lets only
//! Pawns promote. The program refuses illegal moves with the reason.

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

use crate::game_args::DefinitionArgs;
use crate::uci::CommandError;
use anyhow::Result;
use session::XboardSession;
use std::io::{self, BufRead as _};
use std::sync::mpsc::{self, Sender};
use std::thread;

/// An event that the session handles.
enum Event {
    /// A line of input.
    Line(String),
    /// The end of the input.
    End,
    /// The search with this number has ended.
    Done(u64),
}

/// Answers the commands on standard input until `quit` or its end. If a definition is given, `new` begins its variant.
///
/// # Errors
/// If the definition cannot be read, standard output fails, or no thread can be started.
pub fn run(definition: &DefinitionArgs) -> Result<()> {
    let (events, news) = mpsc::channel();
    let lines = events.clone();
    thread::Builder::new().name("input".to_string()).spawn(move || listen(&lines))?;
    let own = definition.path_and_name()?;
    let own = own.as_ref().map(|(path, name)| (*path, name.as_str()));
    let mut session = match XboardSession::new(events, own) {
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

/// Sends the lines of standard input as events, until it ends.
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
    // The session has ended.
    let _ = events.send(Event::End);
}
