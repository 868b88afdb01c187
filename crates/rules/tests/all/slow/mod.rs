//! A second move generator, slow and plain, to compare the fast one with.
//!
//! It is written from the rules of the games and the description of the Betza dialect, and shares nothing with the crate but the
//! definition's data: it has a reader of its own for Betza texts, walks over an array of squares at every question, and finds out
//! whether a move is legal by making it and looking whether the King can be taken.

#![allow(dead_code, reason = "the engine's tests and the fuzz targets use it too, each some of it")]

pub mod betza;
pub mod board;
pub mod four;
pub mod letters;
pub mod placements;
pub mod rules;
pub mod two;
pub mod walk;

use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Outcome, Position, Variant};
use rules::Rules;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Every legal move of a position text, and the position text after it.
pub fn moves(rules: &Rules, fen: &str) -> BTreeMap<String, String> {
    match rules.family {
        Family::Chess => two::Two::read(rules, fen).moves().into_iter().map(|(mv, it)| (mv, it.write())).collect(),
        Family::Chaturaji => {
            four::Four::read(rules, fen).moves().into_iter().map(|(mv, it)| (mv, it.write())).collect()
        }
    }
}

/// Compares everything the two generators say about a position. Returns how many moves it has, or the first difference.
pub fn compare(rules: &Rules, position: &Position) -> Result<usize, String> {
    let fen = position.fen();
    let slow = moves(rules, &fen);
    let mut fast = BTreeMap::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        let text = coordinate::write(position.variant(), mv);
        after.play(mv).map_err(|_| format!("{text} is listed in {fen} and cannot be played"))?;
        if fast.insert(text.clone(), after.fen()).is_some() {
            return Err(format!("{text} is listed twice in {fen}"));
        }
    }
    for (text, after) in &fast {
        match slow.get(text) {
            None => return Err(format!("only the fast generator has {text} in {fen}")),
            Some(expected) if expected != after => {
                return Err(format!("after {text} in {fen}:\nfast {after}\nslow {expected}"));
            }
            Some(_) => {}
        }
    }
    if let Some(text) = slow.keys().find(|text| !fast.contains_key(*text)) {
        return Err(format!("only the slow generator has {text} in {fen}"));
    }
    let (outcome, expected) = (how(&position.outcome(1)), outcome(rules, &fen, !slow.is_empty()));
    if outcome != expected {
        return Err(format!("{fen}: the fast rules say {outcome}, the slow ones {expected}"));
    }
    if position.in_check() != in_check(rules, &fen) {
        return Err(format!("{fen}: the two differ about the check"));
    }
    Ok(fast.len())
}

/// An outcome in the words of the slow rules.
fn how(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Ongoing => "ongoing".to_string(),
        Outcome::Draw { reason } => format!("draw {}", reason.id()),
        Outcome::Win { winners, reason } => {
            let winners: String = winners.iter().map(|winner| winner.index().to_string()).collect();
            format!("{winners} wins {}", reason.id())
        }
    }
}

fn outcome(rules: &Rules, fen: &str, can_move: bool) -> String {
    match rules.family {
        Family::Chess => two::Two::read(rules, fen).outcome(can_move),
        Family::Chaturaji => four::Four::read(rules, fen).outcome(),
    }
}

fn in_check(rules: &Rules, fen: &str) -> bool {
    rules.family == Family::Chess && {
        let position = two::Two::read(rules, fen);
        position.in_check(position.turn)
    }
}

/// A random position of a game, pieces anywhere.
pub fn any_position(variant: &Arc<Variant>, rules: &Rules, below: placements::Chance<'_>) -> Position {
    loop {
        if let Ok(position) = Position::from_fen(variant, &placements::any(rules, below)) {
            return position;
        }
    }
}

/// The slow rules of a compiled game.
pub fn rules_of(variant: &Variant) -> Rules {
    Rules::new(variant.definition(), variant.king_leap())
}
