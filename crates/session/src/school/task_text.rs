//! The tasks of special moves as texts.

use super::lessons::{LessonPlay, SpecialMove};
use crate::names;
use menagerie_rules::Variant;
use menagerie_texts::Text;

/// What a special move is, and the request to make it.
pub fn task_text(variant: &Variant, play: &LessonPlay, what: SpecialMove) -> Text {
    let step = play.step();
    let kind = step.board.get(step.pupil).map(|piece| variant.kind(piece.kind));
    let piece = kind.map(names::piece).unwrap_or_else(|| Text::new("piece-pawn"));
    let text = |id: &str| Text::new(id).with("piece", piece.clone());
    match what {
        SpecialMove::First => text("school-first"),
        SpecialMove::EnPassant => text("school-en-passant"),
        SpecialMove::Castling => text("school-castling"),
        SpecialMove::KingLeap => text("school-king-leap"),
        SpecialMove::Promotion => {
            let kinds = play.becomes().into_iter().map(|kind| names::piece(variant.kind(kind))).collect::<Vec<Text>>();
            if kinds.len() > 1 {
                text("school-promotion-choice").with("becomes", kinds)
            } else {
                text("school-promotion").with("becomes", kinds)
            }
        }
    }
}
