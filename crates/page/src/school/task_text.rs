//! What a special move of a lesson is.

use crate::texts::Text;
use menagerie_rules::Variant;
use menagerie_school::{LessonPlay, SpecialMove};

/// What a special move is, and that it is to be made.
pub fn task_text(variant: &Variant, play: &LessonPlay, what: SpecialMove) -> Text {
    let step = play.step();
    let kind = step.board.get(step.pupil).map(|piece| variant.kind(piece.kind));
    let piece = kind.map(Text::piece).unwrap_or_else(|| Text::new("piece-pawn"));
    let text = |id: &str| Text::new(id).with("piece", piece.clone());
    match what {
        SpecialMove::First => text("school-first"),
        SpecialMove::EnPassant => text("school-en-passant"),
        SpecialMove::Castling => text("school-castling"),
        SpecialMove::KingLeap => text("school-king-leap"),
        SpecialMove::Promotion => {
            let kinds = play.becomes().into_iter().map(|kind| Text::piece(variant.kind(kind))).collect::<Vec<Text>>();
            if kinds.len() > 1 {
                text("school-promotion-choice").with("becomes", kinds)
            } else {
                text("school-promotion").with("becomes", kinds)
            }
        }
    }
}
