//! Replies to pressed squares.

use super::lessons::{LessonPlay, LessonTask, PressReply};
use menagerie_rules::{Square, Variant};
use serde::Serialize;

use super::task_text::task_text;
use crate::names;
use crate::session::explain::{on_square, say};
use menagerie_texts::Text;

/// What comes of a press on a square.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct LessonReply {
    square: Square,
    /// Whether it was right; none if it was neither right nor wrong.
    right: Option<bool>,
    /// Why it was wrong.
    why: Option<Text>,
}

/// The reply to a press on a square, when the step was in the state `before`.
pub fn of(variant: &Variant, before: &LessonPlay, square: Square, reply: &PressReply) -> LessonReply {
    let piece = before.board().get(before.pupil());
    let name = piece.map(|piece| names::piece(variant.kind(piece.kind))).unwrap_or_else(|| Text::new("piece-pawn"));
    let wrong = |why: Text| (Some(false), Some(why));
    let (right, why) = match reply {
        PressReply::Right => (Some(true), None),
        PressReply::Again => (None, Some(Text::new("school-again").with("square", square.to_string()))),
        PressReply::Itself => (None, None),
        PressReply::Refused(refusal) => {
            let turn = piece.map(|piece| piece.player);
            let why = turn.map(|turn| say(variant, before.board(), turn, before.pupil(), square, refusal));
            (Some(false), why)
        }
        PressReply::Protected(guards) => {
            let guards: Vec<Text> =
                guards.iter().filter_map(|&guard| on_square(variant, before.board(), guard)).collect();
            wrong(Text::new("school-protected").with("guards", guards))
        }
        PressReply::NothingThere => wrong(Text::new("school-nothing-there").with("square", square.to_string())),
        PressReply::WouldChange => wrong(Text::new("school-would-change").with("piece", name)),
        PressReply::AnotherMove => match &before.step().task {
            LessonTask::Special { what, .. } => wrong(task_text(variant, before, *what).with("again", "yes")),
            _ => (Some(false), None),
        },
    };
    LessonReply { square, right, why }
}
