//! A square in words: the owner of the piece there, and what the picked piece can do there.

use super::{PlayerForm, kinds_in_use, legend, player};
use crate::drawing::MarkKind;
use crate::reach::{ReachMark, ReachWay, distance};
use crate::state::DiagramState;
use crate::texts;
use menagerie_rules::Square;
use menagerie_texts::Language;

/// A square and what the picked piece can do there, in a sentence.
pub fn explain(state: &DiagramState, square: Square, language: Language) -> String {
    let mut words = square.to_string();
    if let Some(piece) = state.board().get(square) {
        let scene = state.scene();
        let owner = &scene.player(piece.player).name;
        let name = scene.figure(piece.kind).name(language);
        words.push_str(", ");
        let colour = player(owner, PlayerForm::Bare, language).to_lowercase();
        words.push_str(&texts::piece_of(language, &colour, name, player(owner, PlayerForm::Of, language)));
    }
    if state.picked() == Some(square) {
        return words;
    }
    let now = state.reach().mark(square);
    if let Some(mark) = now.or(state.plain_mark(square)) {
        words.push_str(texts::colon(language));
        let near = state.picked().is_some_and(|from| distance(from, square) == 1);
        words.push_str(&what(mark, near, language));
        if now.is_none() {
            words.push_str(texts::no_capture_after(language));
        }
    } else if state.unsafe_targets().has(square) {
        words.push_str(texts::leaves_king(language));
    } else if state.ghost() == Some(square) {
        words.push_str(texts::no_capture(language));
    }
    words
}

/// What the picked piece can do on the square of a mark. `near` is whether the square is next to it.
fn what(mark: &ReachMark, near: bool, language: Language) -> String {
    let does = match (MarkKind::of(mark), mark.taken, mark.moves, mark.captures) {
        (MarkKind::EnPassant, ..) => texts::does_en_passant(language),
        (MarkKind::Castling, ..) => texts::does_castle(language),
        (_, true, ..) => texts::does_capture(language),
        (_, false, true, true) => texts::does_both(language),
        (_, false, true, false) => texts::does_move(language),
        (_, false, false, _) => texts::does_threaten(language),
    };
    let mut words = String::from(does);
    words.push_str(&match (mark.way, mark.screen) {
        (_, Some(screen)) => texts::over_screen(language, screen),
        (ReachWay::Castling, _) => String::new(),
        (ReachWay::Leap, _) if near => String::new(),
        (ReachWay::Leap, _) => texts::over_anything(language).to_string(),
        (ReachWay::EnPassant, _) => texts::captures_on(language, list(&mark.through)),
        _ if mark.through.is_empty() => String::new(),
        _ => texts::if_empty(language, list(&mark.through)),
    });
    if mark.promotes {
        words.push_str(texts::and_promotes(language));
    }
    words
}

/// The squares that the picked piece reaches, by kind, for screen readers.
pub fn squares(state: &DiagramState, language: Language) -> String {
    let Some(from) = state.picked() else { return String::new() };
    let kinds = kinds_in_use(state);
    let mut words = explain(state, from, language);
    words.push('.');
    for kind in &kinds {
        let marks: Vec<&ReachMark> = state.reach().marks.iter().filter(|mark| MarkKind::of(mark) == *kind).collect();
        // File by file, without the sorts of the standard library, which are larger than this file.
        let on = |file: u8| marks.iter().map(|mark| mark.to).filter(move |target| target.file() == file);
        let targets: Vec<Square> = (0..Square::MAX_SIDE).flat_map(on).collect();
        words.push_str(&texts::squares_of(language, legend(*kind, &marks, language), list(&targets)));
    }
    if kinds.is_empty() {
        words.push_str(texts::no_move(language));
    }
    words
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
