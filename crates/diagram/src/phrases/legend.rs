//! The legend: the meanings of the marks on the board.

use crate::drawing::MarkKind;
use crate::reach::ReachMark;
use crate::state::DiagramState;
use crate::texts;
use menagerie_texts::Language;

/// The meaning of a kind of mark. `marks` are the marks of that kind on the board.
pub fn legend(kind: MarkKind, marks: &[&ReachMark], language: Language) -> &'static str {
    let (moves, captures) = (marks.iter().any(|mark| mark.moves), marks.iter().any(|mark| mark.captures));
    let some_blockable = marks.iter().any(|mark| !mark.through.is_empty());
    let all_blockable = marks.iter().all(|mark| !mark.through.is_empty());
    match kind {
        MarkKind::Slide => texts::legend_slide(language),
        MarkKind::Leap => texts::legend_leap(language),
        MarkKind::Bent => texts::legend_bent(language),
        MarkKind::MoveOnly if all_blockable => texts::legend_move_only_line(language),
        MarkKind::MoveOnly if some_blockable => texts::legend_move_only_some(language),
        MarkKind::MoveOnly => texts::legend_move_only(language),
        MarkKind::CaptureOnly if some_blockable => texts::legend_capture_only_line(language),
        MarkKind::CaptureOnly => texts::legend_capture_only(language),
        MarkKind::Hop if !moves => texts::legend_hop_capture(language),
        MarkKind::Hop if !captures => texts::legend_hop_move(language),
        MarkKind::Hop => texts::legend_hop(language),
        MarkKind::DoubleStep => texts::legend_double_step(language),
        MarkKind::EnPassant => texts::legend_en_passant(language),
        MarkKind::Castling => texts::legend_castling(language),
    }
}

/// The meaning of the star.
pub fn promotion(language: Language) -> &'static str {
    texts::legend_promotion(language)
}

/// The meaning of a mark around a piece.
pub fn taken(language: Language) -> &'static str {
    texts::legend_taken(language)
}

/// The meaning of the small white square.
pub fn passed(language: Language) -> &'static str {
    texts::legend_passed(language)
}

/// The kinds of mark on the board, in the order of the legend.
pub fn kinds_in_use(state: &DiagramState) -> Vec<MarkKind> {
    let is_used = |kind: &MarkKind| state.reach().marks.iter().any(|mark| MarkKind::of(mark) == *kind);
    MarkKind::ALL.into_iter().filter(is_used).collect()
}
