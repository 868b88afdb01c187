//! A lesson and its steps.

use crate::classroom::Classroom;
use crate::{find, special, stars, take, watch};
use menagerie_rules::{Bitboard, Board, KindId, Position, Square, Variant};
use std::sync::Arc;

/// The lesson on a kind of piece.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is about.
    pub kind: KindId,
    /// In the order in which they are done. A step that a piece is no good for is left out: one that cannot capture takes nothing.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The pieces. There need be no Kings.
    pub board: Board,
    /// Where the piece stands that the lesson is about.
    pub pupil: Square,
    /// What is to be done.
    pub task: LessonTask,
}

/// What is to be done in a step.
#[derive(Clone, Debug)]
pub enum LessonTask {
    /// See the piece move.
    Watch {
        /// Moves that show how, each from where the piece stands.
        examples: Vec<Square>,
    },
    /// Find every square that it can reach.
    Find {
        /// These squares.
        answer: Bitboard,
    },
    /// Bring it to every star.
    Stars {
        /// Where they are; on some there is an enemy.
        stars: Bitboard,
        /// The fewest moves that do it.
        par: u32,
    },
    /// Take the enemy that nothing protects.
    Take {
        /// Where it stands.
        prey: Square,
    },
    /// Make a special move, in a position of the game.
    Special {
        /// Which.
        what: SpecialMove,
        /// Its player is to move.
        position: Box<Position>,
        /// Where the special move leads.
        goals: Bitboard,
        /// What the opponent has just moved, where that matters.
        before: Option<(Square, Square)>,
    },
}

/// A special move that has a step of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialMove {
    /// What it can do only from where it starts.
    First,
    /// Capturing a piece that has just passed.
    EnPassant,
    /// Becoming another piece.
    Promotion,
    /// Castling.
    Castling,
    /// The King's one leap to distance two.
    KingLeap,
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
