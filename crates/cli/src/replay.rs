//! `menagerie replay`: prints the positions and the outcome of a game's moves.

use crate::reading;
use anyhow::{Context as _, Result, bail};
use menagerie_rules::notation;
use menagerie_rules::{Game, Outcome, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    start: Option<String>,
    moves: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    fens: Vec<String>,
    outcome: OutcomeAnswer,
}

#[derive(Serialize)]
struct OutcomeAnswer {
    result: &'static str,
    winners: Vec<char>,
    reason: Option<&'static str>,
}

/// Plays the moves of the request in the line at a place.
///
/// # Errors
/// If the request is malformed, or a move is not legal. The error names the move.
pub fn replay(variant: &Arc<Variant>, line: &str, place: &str) -> Result<String> {
    let request: Request =
        serde_json::from_str(line).context("not a JSON object {\"start\": …, \"moves\": […]} with text in it")?;
    let mut game = match &request.start {
        Some(start) => {
            Game::from_position(reading::position_with_notes(variant, start, place).context("the start position")?)
        }
        None => Game::new(variant),
    };
    let mut fens = Vec::with_capacity(request.moves.len());
    for (number, text) in request.moves.iter().enumerate() {
        let place = || format!("move {} ({text})", number + 1);
        let outcome = game.outcome();
        if !outcome.is_ongoing() {
            bail!("{}: the game is over: {}", place(), outcome.in_words(variant));
        }
        let mv = notation::read_move(game.position(), text).with_context(place)?;
        fens.push(game.play(mv).with_context(place)?.position.fen());
    }
    let outcome = game.outcome();
    let reason = outcome.termination().map(menagerie_rules::Termination::id);
    let (result, winners) = match outcome {
        Outcome::Ongoing => ("ongoing", Vec::new()),
        Outcome::Win { winners, .. } => ("win", winners.iter().map(|&it| variant.player(it).letter).collect()),
        Outcome::Draw { .. } => ("draw", Vec::new()),
    };
    Ok(serde_json::to_string(&Answer { fens, outcome: OutcomeAnswer { result, winners, reason } })?)
}
