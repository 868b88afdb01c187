//! Where a piece that the user has lifted may go: `lift`, `put`, `highlight` and `choice`. It is how XBoard comes to know the
//! rules of a game that is not its own.

use super::legs;
use menagerie_rules::{Move, Position, Square};
use std::collections::BTreeMap;

/// The piece that the user has lifted.
#[derive(Clone, Debug, Default)]
pub struct LiftedPiece {
    from: Option<Square>,
}

impl LiftedPiece {
    /// `lift SQUARE`: the squares it may go to, by colours that XBoard gives a meaning. Between the legs of a move XBoard lifts what
    /// stands where the first one ended.
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
                // The way leads over the piece that is captured.
                Some(taken) => (taken, 'C'),
                None => (mv.to(), colour(position, mv)),
            };
            colours.insert(at, colour);
        }
        highlight(position, &colours)
    }

    /// `put SQUARE`: what the piece can become there, the best first; nothing if it stays what it is.
    pub fn put(&self, position: &Position, square: Square) -> Option<String> {
        let lifted = self.from?;
        let variant = position.variant();
        let piece = position.piece_at(lifted)?;
        from(position, lifted).into_iter().find(|mv| mv.to() == square && mv.promotion().is_some())?;
        let choice = variant.kind(piece.kind).promotes_to.iter().map(|&kind| variant.kind(kind).letter);
        Some(format!("choice {}", choice.collect::<String>()))
    }
}

fn from(position: &Position, square: Square) -> Vec<Move> {
    let moves = position.legal_moves().into_iter();
    moves.filter(|mv| !mv.is_pass() && mv.from() == square).collect()
}

/// Blue is where there is one thing to become, magenta where there are several; red is a capture, yellow any other move.
fn colour(position: &Position, mv: Move) -> char {
    let becomes = || position.piece_at(mv.from()).map_or(0, |it| position.variant().kind(it.kind).promotes_to.len());
    match mv.promotion() {
        Some(_) if becomes() == 1 => 'B',
        Some(_) => 'M',
        None if position.captured_by(mv).is_some() => 'R',
        None => 'Y',
    }
}

/// The colours, written as a position is.
fn highlight(position: &Position, colours: &BTreeMap<Square, char>) -> String {
    let shape = position.variant().shape();
    let mut ranks = Vec::new();
    for rank in (0..shape.ranks()).rev() {
        let (mut text, mut empty) = (String::new(), 0);
        for file in 0..shape.files() {
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
