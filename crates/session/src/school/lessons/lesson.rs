//! A lesson.

use super::classroom::Classroom;
use super::step::LessonStep;
use super::{find, special, stars, take, watch};
use menagerie_rules::{KindId, Variant};
use std::sync::Arc;

/// The lesson on a kind of piece.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The kind of piece.
    pub kind: KindId,
    /// The steps in order. A step that does not suit the piece is left out: a piece that cannot capture has no capturing step.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// The lesson on a kind of piece of a game. It is the same every time.
    pub fn new(variant: &Arc<Variant>, kind: KindId) -> Lesson {
        let room = Classroom::new(variant, kind);
        let basic = [watch::step(&room), find::step(&room), stars::step(&room), take::step(&room)];
        let steps = basic.into_iter().flatten().chain(special::steps(&room)).collect();
        Lesson { kind, steps }
    }
}
