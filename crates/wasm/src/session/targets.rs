//! Where a piece may go, and what it may become there.

use menagerie_rules::{Game, Move, Position, Reach, Square, notation};
use serde::Serialize;

use crate::board::scene::{Target, TargetKind};
use crate::board::square;

/// One of the moves between two squares.
#[derive(Serialize)]
pub struct Choice {
    #[serde(rename = "move")]
    text: String,
    name: String,
    art: String,
}

/// The targets of the piece on a square, each once; none if the game is over.
pub fn targets(game: &Game, from: Square) -> Vec<Target> {
    let position = game.position();
    let mut targets: Vec<Target> = Vec::new();
    for mv in moves_from(game, from) {
        let target = target(position, mv);
        if !targets.iter().any(|other| other.square == target.square) {
            targets.push(target);
        }
    }
    targets
}

/// The legal moves between two squares: several where a promotion is chosen.
pub fn choices(game: &Game, from: Square, to: Square) -> Vec<Choice> {
    let position = game.position();
    let variant = position.variant();
    moves_from(game, from)
        .into_iter()
        .filter(|mv| mv.to() == to)
        .filter_map(|mv| {
            let arriving = mv.promotion().or_else(|| position.piece_at(from).map(|piece| piece.kind))?;
            let kind = variant.kind(arriving);
            let text = notation::coordinate::write(variant, mv);
            Some(Choice { text, name: kind.name.clone(), art: kind.art.clone() })
        })
        .collect()
}

/// A rules square as the board names it.
pub fn on_board(square: Square) -> square::Square {
    square::Square { file: square.file(), rank: square.rank() }
}

fn moves_from(game: &Game, from: Square) -> Vec<Move> {
    if !game.outcome().is_ongoing() {
        return Vec::new();
    }
    let mut moves = game.position().legal_moves();
    moves.retain(|mv| !mv.is_pass() && mv.from() == from);
    moves
}

fn target(position: &Position, mv: Move) -> Target {
    let kind = match position.reach(mv) {
        Reach::Slide => TargetKind::Slide,
        Reach::Leap => TargetKind::Leap,
        Reach::MoveOnly => TargetKind::Move,
        Reach::CaptureOnly => TargetKind::Capture,
        Reach::Hop => TargetKind::Hop,
    };
    Target { square: on_board(mv.to()), kind, takes: position.captured_by(mv).is_some() }
}
