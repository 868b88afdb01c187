//! A lesson.

use crate::classroom::Classroom;
use crate::step::LessonStep;
use crate::{find, special, stars, take, watch};
use menagerie_rules::{KindId, Variant};
use std::sync::Arc;

/// The lesson on a kind of piece.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is about.
    pub kind: KindId,
    /// In the order in which they are done. A step that a piece is no good for is left out: one that cannot capture takes nothing.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// The lesson on a kind of piece of a game: the same every time.
    pub fn new(variant: &Arc<Variant>, kind: KindId) -> Lesson {
        let room = Classroom::new(variant, kind);
        let usual = [watch::step(&room), find::step(&room), stars::step(&room), take::step(&room)];
        let steps = usual.into_iter().flatten().chain(special::steps(&room)).collect();
        Lesson { kind, steps }
    }
}
