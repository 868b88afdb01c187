//! `menagerie play`: a text board to play on in a terminal.

use anyhow::{Result, bail};
use menagerie_engine::levels::Level;
use menagerie_engine::{Control, Engine, Info};
use menagerie_rules::{Family, Game, Piece, Player, Position, Square, Variant};
use std::io::{self, BufRead as _, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

const HELP: &str = "Type a move (e2e4, Nf3), or: moves, undo, redo, board, fen, text, quit.";

/// Plays a game: people type their moves, the computer takes the named seats.
///
/// # Errors
/// If a seat or the position is not known, or the terminal cannot be read or written.
pub fn play(variant: &Arc<Variant>, seats: Option<&str>, level: u8, from: Option<&str>) -> Result<()> {
    let computers = computers(variant, seats)?;
    let Some(level) = Level::by_number(level) else { bail!("there is no level {level}") };
    let mut game = match from {
        Some(text) => Game::from_position(Position::from_fen(variant, text)?),
        None => Game::new(variant),
    };
    let mut engine = Engine::new(16);
    let mut input = io::stdin().lock().lines();
    let mut out = io::stdout();
    writeln!(out, "{}. {HELP}\n\n{}", variant.name(), board(game.position()))?;
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

/// The computer's move; false if it has none.
fn answer(game: &mut Game, engine: &mut Engine, level: Level, out: &mut impl Write) -> Result<bool> {
    let mut watch = Watch { until: Instant::now() + Duration::from_millis(u64::from(level.millis())) };
    let seed = game.plies().len() as u64;
    let Some(found) = engine.search(game, &level.limits(seed), &mut watch) else { return Ok(false) };
    let name = game.variant().player(game.position().turn()).name.clone();
    match game.play(found.best) {
        Ok(ply) => writeln!(out, "{name} (computer, depth {}): {}", found.info.depth, ply.san)?,
        Err(error) => writeln!(out, "{name} (computer): {error}")?,
    }
    Ok(true)
}

/// Keeps the time of a search.
struct Watch {
    until: Instant,
}

impl Control for Watch {
    fn should_stop(&mut self) -> bool {
        Instant::now() >= self.until
    }

    fn report(&mut self, _: &Info) {}
}

/// The players whose seats the computer takes.
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

/// The board as text: capitals for White, or colour letter and piece letter.
fn board(position: &Position) -> String {
    let variant = position.variant();
    let shape = variant.shape();
    let two = variant.players().len() == 2;
    let cell = |piece: Option<Piece>| match piece {
        None if two => ".".to_string(),
        None => "..".to_string(),
        Some(piece) => {
            let letter = variant.kind(piece.kind).letter;
            match (two, piece.player.index()) {
                (true, 0) => letter.to_string(),
                (true, _) => letter.to_ascii_lowercase().to_string(),
                (false, _) => format!("{}{letter}", variant.player(piece.player).letter),
            }
        }
    };
    let width = if two { 2 } else { 3 };
    let mut text = String::new();
    for rank in (0..shape.ranks()).rev() {
        text.push_str(&format!("{:>2} ", rank + 1));
        for square in (0..shape.files()).filter_map(|file| Square::new(file, rank)) {
            text.push_str(&format!("{:>width$}", cell(position.piece_at(square))));
        }
        text.push('\n');
    }
    text.push_str("   ");
    for file in 0..shape.files() {
        text.push_str(&format!("{:>width$}", (b'a' + file) as char));
    }
    if let (Family::Chaturaji, Position::Chaturaji(position)) = (variant.family(), position) {
        text.push_str(&format!("\n{}", scores(variant, position)));
    }
    text
}

fn scores(variant: &Variant, position: &menagerie_rules::chaturaji::Position) -> String {
    let one = |player: Player| {
        let out = if position.is_out(player) { " (out)" } else { "" };
        format!("{} {}{out}", variant.player(player).name, position.scores()[player.index()])
    };
    let left = position.sudden_death().map_or_else(String::new, |left| format!("; sudden death: {left} moves left"));
    variant.turn_order().map(one).collect::<Vec<_>>().join(", ") + &left
}
