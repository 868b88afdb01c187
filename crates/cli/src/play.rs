//! `menagerie play`: a text board to play on in a terminal.

use crate::board_text::board;
use crate::timed_search::TimedSearch;
use anyhow::{Result, bail};
use menagerie_engine::Engine;
use menagerie_engine::levels::Level;
use menagerie_rules::{Game, Player, Position, Variant};
use std::io::{self, BufRead as _, Write};
use std::sync::Arc;

const HELP: &str = "Type a move (e2e4, Nf3), or: moves, undo, redo, board, fen, text, quit.";

/// Plays a game: people type their moves, the computer plays the given seats.
///
/// # Errors
/// If a seat or the position is invalid, or the terminal cannot be read or written.
pub fn play(variant: &Arc<Variant>, seats: Option<&str>, level: u8, from: Option<&str>) -> Result<()> {
    let computers = computers(variant, seats)?;
    let Some(level) = Level::by_number(level) else { bail!("there is no level {level}") };
    let (mut game, notes) = match from {
        Some(text) => {
            let (position, notes) = Position::read(variant, text)?;
            (Game::from_position(position), notes)
        }
        None => (Game::new(variant), Vec::new()),
    };
    let mut engine = Engine::new(16);
    let mut input = io::stdin().lock().lines();
    let mut out = io::stdout();
    writeln!(out, "{}. {HELP}", variant.name())?;
    for note in notes {
        writeln!(out, "Note: {note}.")?;
    }
    writeln!(out, "\n{}", board(game.position()))?;
    loop {
        let outcome = game.outcome();
        let over = !outcome.is_ongoing();
        if over {
            writeln!(out, "{}", outcome.in_words(variant))?;
        } else if computers.contains(&game.position().turn()) {
            if !answer(&mut game, &mut engine, level, &mut out)? {
                return Ok(());
            }
            writeln!(out, "\n{}", board(game.position()))?;
            continue;
        }
        let name = &variant.player(game.position().turn()).name;
        let check = if game.position().in_check() { " (check)" } else { "" };
        write!(out, "{}> ", if over { "game over".to_string() } else { format!("{name}{check}") })?;
        out.flush()?;
        let Some(line) = input.next() else {
            writeln!(out)?;
            return Ok(());
        };
        match line?.trim() {
            "" => {}
            "quit" | "exit" => return Ok(()),
            "help" | "?" => writeln!(out, "{HELP}")?,
            "board" => writeln!(out, "{}", board(game.position()))?,
            "fen" => writeln!(out, "{}", game.position().fen())?,
            "text" => write!(out, "{}", game.to_text(&[]))?,
            "moves" => writeln!(out, "{}", moves(game.position()))?,
            "undo" => {
                while game.undo().is_some() && computers.contains(&game.position().turn()) {}
                writeln!(out, "{}", board(game.position()))?;
            }
            "redo" => {
                while game.redo().is_some() && computers.contains(&game.position().turn()) {}
                writeln!(out, "{}", board(game.position()))?;
            }
            text => match game.play_text(text) {
                Ok(_) => writeln!(out, "{}", board(game.position()))?,
                Err(error) => writeln!(out, "{error}")?,
            },
        }
    }
}

/// Plays the computer's move. Returns false if it has none.
fn answer(game: &mut Game, engine: &mut Engine, level: Level, out: &mut impl Write) -> Result<bool> {
    let mut watch = TimedSearch::new(level.time());
    let seed = game.plies().len() as u64;
    let Some(found) = engine.search(game, &level.limits(seed), &mut watch) else { return Ok(false) };
    let name = game.variant().player(game.position().turn()).name.clone();
    match game.play(found.best_move) {
        Ok(ply) => writeln!(out, "{name} (computer, depth {}): {}", found.info.depth, ply.san)?,
        Err(error) => writeln!(out, "{name} (computer): {error}")?,
    }
    Ok(true)
}

/// The players for whom the computer plays.
fn computers(variant: &Variant, seats: Option<&str>) -> Result<Vec<Player>> {
    let Some(seats) = seats else { return Ok(variant.turn_order().skip(1).collect()) };
    let mut found = Vec::new();
    for seat in seats.split(',').map(str::trim).filter(|seat| !seat.is_empty() && *seat != "none") {
        let is_named = |player: &Player| variant.player(*player).name.eq_ignore_ascii_case(seat);
        match variant.turn_order().find(is_named) {
            Some(player) => found.push(player),
            None => {
                let names: Vec<&str> = variant.players().iter().map(|player| player.name.as_str()).collect();
                bail!("there is no seat “{seat}”; the seats are {}", names.join(", "));
            }
        }
    }
    Ok(found)
}

fn moves(position: &Position) -> String {
    let mut moves: Vec<String> =
        position.legal_moves().into_iter().map(|mv| menagerie_rules::notation::san::write(position, mv)).collect();
    moves.sort();
    moves.join(" ")
}
