//! A step of a lesson.

use menagerie_rules::{Bitboard, Board, Position, Square};

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The pieces. Kings may be missing.
    pub board: Board,
    /// The square of the piece that the lesson is about.
    pub pupil: Square,
    /// The task.
    pub task: LessonTask,
}

/// The task of a step.
#[derive(Clone, Debug)]
pub enum LessonTask {
    /// See the piece move.
    Watch {
        /// Moves that show how, each from where the piece stands.
        examples: Vec<Square>,
    },
    /// Find every square that it can reach.
    Find {
        /// The squares.
        answer: Bitboard,
    },
    /// Move it to every star.
    Stars {
        /// Their squares; there may be enemies on them.
        stars: Bitboard,
        /// The fewest moves that reach them all.
        par: u32,
    },
    /// Take the enemy that nothing protects.
    Take {
        /// Its square.
        prey: Square,
    },
    /// Make a special move, in a position of the game.
    Special {
        /// Which move.
        what: SpecialMove,
        /// The position, with its player to move.
        position: Box<Position>,
        /// The target squares of the special move.
        goals: Bitboard,
        /// The opponent's last move, where it matters.
        before: Option<(Square, Square)>,
    },
}

/// A special move that has a step of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialMove {
    /// A move that it can make only from where it starts.
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
