//! A step of a lesson.

use menagerie_rules::{Bitboard, Board, Position, Square};

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
