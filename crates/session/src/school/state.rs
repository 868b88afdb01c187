//! The state of a step of a lesson.

use super::lessons::{Lesson, LessonPlay, LessonTask, SpecialMove};
use menagerie_rules::{Square, Variant};
use serde::Serialize;

use super::reply::LessonReply;
use super::task_text::task_text;
use crate::names;
use menagerie_texts::Text;

/// What a step is about.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum LessonStepName {
    Watch,
    Find,
    Stars,
    Take,
    First,
    EnPassant,
    Promotion,
    Castling,
    KingLeap,
}

/// How a step stands.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct LessonState {
    step: LessonStepName,
    /// What is to be done, as a sentence.
    task: Text,
    /// Where the piece is that the lesson is about.
    pupil: Square,
    done: bool,
    /// Moves that show how the piece moves.
    examples: Vec<Square>,
    /// The squares that were found.
    found: Vec<Square>,
    /// How many there are.
    all: u32,
    /// The stars that are left.
    stars: Vec<Square>,
    /// How many moves were made.
    made: u32,
    /// The fewest moves that do it, where they count.
    par: Option<u32>,
    /// Whether the opponent has just moved.
    passed: bool,
    /// What came of the last press.
    reply: Option<LessonReply>,
}

/// The steps of a lesson.
pub fn steps(lesson: &Lesson) -> Vec<LessonStepName> {
    lesson.steps.iter().map(|step| name(&step.task)).collect()
}

fn name(task: &LessonTask) -> LessonStepName {
    match task {
        LessonTask::Watch { .. } => LessonStepName::Watch,
        LessonTask::Find { .. } => LessonStepName::Find,
        LessonTask::Stars { .. } => LessonStepName::Stars,
        LessonTask::Take { .. } => LessonStepName::Take,
        LessonTask::Special { what, .. } => match what {
            SpecialMove::First => LessonStepName::First,
            SpecialMove::EnPassant => LessonStepName::EnPassant,
            SpecialMove::Promotion => LessonStepName::Promotion,
            SpecialMove::Castling => LessonStepName::Castling,
            SpecialMove::KingLeap => LessonStepName::KingLeap,
        },
    }
}

impl LessonState {
    /// The state of a step after a reply.
    pub fn of(variant: &Variant, play: &LessonPlay, reply: Option<LessonReply>) -> LessonState {
        let task = &play.step().task;
        let kind = play.step().board.get(play.step().pupil).map(|piece| variant.kind(piece.kind));
        let piece = kind.map(names::piece).unwrap_or_else(|| Text::new("piece-pawn"));
        let (mut examples, mut all, mut par, mut passed) = (Vec::new(), 0, None, false);
        let text = match task {
            LessonTask::Watch { examples: squares } => {
                examples = squares.clone();
                kind.map(|kind| names::line(variant, kind)).unwrap_or_else(|| Text::new("school-watch"))
            }
            LessonTask::Find { answer } => {
                all = answer.count();
                Text::new("school-find").with("piece", piece).with("count", all)
            }
            LessonTask::Stars { stars, par: least } => {
                all = stars.count();
                par = Some(*least);
                Text::new("school-stars").with("piece", piece).with("count", all).with("par", *least)
            }
            LessonTask::Take { .. } => Text::new("school-take").with("piece", piece),
            LessonTask::Special { what, before, .. } => {
                passed = before.is_some();
                task_text(variant, play, *what)
            }
        };
        LessonState {
            step: name(task),
            task: text,
            pupil: play.pupil(),
            done: play.is_done(),
            examples,
            found: play.found().iter().collect(),
            all,
            stars: play.stars().iter().collect(),
            made: play.made(),
            par,
            passed,
            reply,
        }
    }
}
