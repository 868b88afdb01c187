//! The targets of a piece that the user has lifted: `lift`, `put`, `highlight` and `choice`. They tell XBoard the rules of variants that
//! it does not know.

use super::legs;
use menagerie_rules::{Move, Position, Square};
use std::collections::BTreeMap;

/// The piece that the user has lifted.
#[derive(Clone, Debug, Default)]
pub struct LiftedPiece {
    from: Option<Square>,
}

impl LiftedPiece {
    /// `lift SQUARE`: the targets, in the colours of XBoard. After the first leg of a move, XBoard lifts the piece on the square where
    /// that leg ended.
    pub fn lift(&mut self, position: &Position, square: Square) -> String {
        let on = |from_square| {
            let over = |mv: &Move| legs::needs_legs(position, *mv) == Some(square);
            let ends = from(position, from_square).into_iter().filter(over).map(|mv| (mv.to(), 'R'));
            ends.collect::<BTreeMap<Square, char>>()
        };
        let on = self.from.map(on).unwrap_or_default();
        if !on.is_empty() {
            return highlight(position, &on);
        }
        self.from = Some(square);
        let mut colours = BTreeMap::new();
        for mv in from(position, square) {
            let (at, colour) = match legs::needs_legs(position, mv) {
                // The first leg of an en-passant capture.
                Some(taken) => (taken, 'C'),
                None => (mv.to(), colour(position, mv)),
            };
            colours.insert(at, colour);
        }
        highlight(position, &colours)
    }

    /// `put SQUARE`: the promotions there, the best first. `None` if the piece does not promote.
    pub fn put(&self, position: &Position, square: Square) -> Option<String> {
        let lifted = self.from?;
        let variant = position.variant();
        let piece = position.piece_at(lifted)?;
        from(position, lifted).into_iter().find(|mv| mv.to() == square && mv.promotion().is_some())?;
        let choice = variant.kind(piece.kind).promotes_to.iter().map(|&kind| variant.kind(kind).letter.to_string());
        Some(format!("choice {}", choice.collect::<String>()))
    }
}

fn from(position: &Position, square: Square) -> Vec<Move> {
    let moves = position.legal_moves().into_iter();
    moves.filter(|mv| !mv.is_pass() && mv.from() == square).collect()
}

/// The colour of a target: blue for a promotion to one kind, magenta for a choice of several, red for a capture, yellow for any
/// other move.
fn colour(position: &Position, mv: Move) -> char {
    let becomes = || position.piece_at(mv.from()).map_or(0, |it| position.variant().kind(it.kind).promotes_to.len());
    match mv.promotion() {
        Some(_) if becomes() == 1 => 'B',
        Some(_) => 'M',
        None if position.captured_by(mv).is_some() => 'R',
        None => 'Y',
    }
}

/// The colours, in the form of the first field of a FEN.
fn highlight(position: &Position, colours: &BTreeMap<Square, char>) -> String {
    let size = position.variant().board_size();
    let mut ranks = Vec::new();
    for rank in (0..size.ranks()).rev() {
        let (mut text, mut empty) = (String::new(), 0);
        for file in 0..size.files() {
            let colour = Square::new(file, rank).and_then(|square| colours.get(&square));
            match colour {
                Some(&colour) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push(colour);
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        ranks.push(text);
    }
    format!("highlight {}", ranks.join("/"))
}
