//! A second move generator, slow and simple, to compare the fast one with.
//!
//! It is written from the rules of the games and the description of the Betza dialect. It shares only the data of the definition with the
//! crate: it has its own parsers for Betza texts and zones, walks over an array of squares for every query, and tests whether a move is
//! legal by making it and checking whether the King can be captured.

#![allow(dead_code, reason = "the engine's tests and the fuzz targets use it too, each some of it")]

pub mod betza;
pub mod board;
pub mod castling;
pub mod drops;
pub mod duties;
pub mod en_passant;
pub mod explosions;
pub mod four;
pub mod gating;
pub mod goals;
pub mod legs;
pub mod letters;
pub mod placements;
pub mod promotions;
pub mod royalty;
pub mod rules;
pub mod two;
pub mod walk;
pub mod zones;

use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Move, Outcome, Position, Variant};
use rules::Rules;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Every legal move of a FEN, with the FEN after it.
pub fn moves(rules: &Rules, fen: &str) -> BTreeMap<String, String> {
    match rules.family {
        Family::Chess => two::Two::read(rules, fen).moves().into_iter().map(|(mv, it)| (mv, it.write())).collect(),
        Family::Chaturaji => {
            four::Four::read(rules, fen).moves().into_iter().map(|(mv, it)| (mv, it.write())).collect()
        }
    }
}

/// Compares all results of the two generators for a position. Returns the number of moves, or the first difference.
pub fn compare(rules: &Rules, position: &Position) -> Result<usize, String> {
    let fen = position.fen();
    let slow = moves(rules, &fen);
    let mut fast = BTreeMap::new();
    for mv in position.legal_moves() {
        let mut after = position.clone();
        let text = coordinate::write(position, mv);
        after.play(mv).map_err(|_| format!("{text} is listed in {fen} and cannot be played"))?;
        if fast.insert(text.clone(), after.fen()).is_some() {
            return Err(format!("{text} is listed twice in {fen}"));
        }
        takes_back(position, &after, mv, &text)?;
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
    // The history of the position does not matter here.
    let read = Position::from_fen(position.variant(), &fen).map_err(|fault| format!("{fen} is not read: {fault}"))?;
    if read != *position {
        return Err(format!("{fen} is read as {}, which is another position", read.fen()));
    }
    let (outcome, expected) = (how(&read.outcome(1)), outcome(rules, &fen, !slow.is_empty()));
    if outcome != expected {
        return Err(format!("{fen}: the fast rules say {outcome}, the slow ones {expected}"));
    }
    if position.in_check() != in_check(rules, &fen) {
        return Err(format!("{fen}: the two differ about the check"));
    }
    Ok(fast.len())
}

/// Checks that the hash is correct after a move, and that undoing the move restores the position.
fn takes_back(before: &Position, after: &Position, mv: Move, text: &str) -> Result<(), String> {
    let (Position::Chess(before), Position::Chess(after)) = (before, after) else { return Ok(()) };
    if after.hash() != after.recomputed_hash() {
        return Err(format!("{text} in {}: the hash is not that of {}", before.fen(), after.fen()));
    }
    let mut back = before.clone();
    let undo = back.play_unchecked(mv);
    back.unmake(undo);
    let same = back == *before && back.hash() == before.hash();
    if same { Ok(()) } else { Err(format!("{text} in {}, taken back, leaves {}", before.fen(), back.fen())) }
}

/// Whether the slow rules allow a position: the side that has just moved is not in check.
pub fn is_allowed(rules: &Rules, fen: &str) -> bool {
    if rules.family != Family::Chess {
        return true;
    }
    let position = two::Two::read(rules, fen);
    // If royal pieces may be captured, a side that captures the last one may leave its own attacked.
    let is_plain = rules.one_king && !rules.check.facing.any() && !rules.check.king_stays && !rules.capture.explodes;
    // A side that has exploded a royal piece may leave its own attacked: there are fewer of its kind, or may have been more.
    let may_be_blown_up = |kind: &rules::Kind| {
        let fewer = position.board.count(position.turn, kind.letter) < rules.start.count(position.turn, kind.letter);
        let becomes_it = |row: &rules::Promotion| row.to.iter().flatten().any(|letter| *letter == kind.letter);
        let may_come = rules.hands.drops
            || rules.hands.gating
            || rules.kinds.iter().any(|other| other.promotions.iter().any(becomes_it));
        kind.royal && (fewer || may_come)
    };
    !royalty::is_impossible(&position)
        || !is_plain && goals::reached(&position).is_some()
        || rules.capture.explodes && rules.kinds.iter().any(may_be_blown_up)
}

/// The outcome in the words of the slow rules.
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

/// A random position of a game, with pieces anywhere.
pub fn any_position(variant: &Arc<Variant>, rules: &Rules, below: placements::Chance<'_>) -> Position {
    loop {
        if let Ok(position) = Position::from_fen(variant, &placements::any(rules, below)) {
            return position;
        }
    }
}

/// The slow rules of a compiled game.
pub fn rules_of(variant: &Variant) -> Rules {
    let definition = variant.definition();
    let right = match definition.options.first() {
        Some(option) if !definition.king_leap => option.right,
        _ => 'K',
    };
    Rules::new(definition, variant.king_leap().then_some(right), variant.start())
}
