//! `menagerie trace`: all facts about each position of a game, for comparison with other programs.

use anyhow::Result;
use menagerie_rules::notation;
use menagerie_rules::{Game, Outcome, Position, Variant};
use serde::Serialize;
use std::sync::Arc;

/// The output for a line.
#[derive(Serialize)]
struct Trace {
    /// The start position, and the position after each move.
    positions: Vec<TracedPosition>,
    /// The error that ends the trace.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

#[derive(Serialize)]
struct TracedPosition {
    fen: String,
    /// In coordinates, sorted.
    moves: String,
    check: bool,
    /// The reason why the game is over; `None` while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// The letters of the winners.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    winners: Vec<char>,
}

/// Traces the game of a line, `START | MOVE MOVE …`, where the start position may be omitted.
///
/// # Errors
/// If the output cannot be written. Errors in the line are part of the output.
pub fn trace(variant: &Arc<Variant>, line: &str) -> Result<String> {
    let mut trace = Trace { positions: Vec::new(), error: None };
    if let Err(error) = follow(variant, line, &mut trace.positions) {
        trace.error = Some(format!("{error:#}"));
    }
    Ok(serde_json::to_string(&trace)?)
}

fn follow(variant: &Arc<Variant>, line: &str, positions: &mut Vec<TracedPosition>) -> Result<()> {
    let (start, moves) = line.split_once('|').unwrap_or((line, ""));
    let mut game = match start.trim() {
        "" => Game::new(variant),
        text => Game::from_position(Position::read(variant, text)?.0),
    };
    positions.push(traced(&game));
    for text in moves.split_whitespace() {
        let mv = notation::read_move(game.position(), text)?;
        game.play_on(mv)?;
        positions.push(traced(&game));
    }
    Ok(())
}

fn traced(game: &Game) -> TracedPosition {
    let (position, outcome) = (game.position(), game.outcome());
    let winners = match &outcome {
        Outcome::Win { winners, .. } => winners.iter().map(|&it| game.variant().player(it).letter).collect(),
        _ => Vec::new(),
    };
    TracedPosition {
        fen: position.fen(),
        moves: crate::sorted_moves(position),
        check: position.in_check(),
        reason: outcome.termination().map(menagerie_rules::Termination::id),
        winners,
    }
}
