//! What is wrong or worth a word in a game text.

use super::super::{MoveError, PositionNote};
use crate::{OptionError, PositionError, Square, Termination, VariantError};

/// Something to tell of a game text, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct PgnFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What there is to tell.
    pub fault: PgnFaultKind,
}

/// What there is to tell of a game text. What keeps a game from being read: [`Game`](PgnFaultKind::Game),
/// [`Position`](PgnFaultKind::Position), [`Long`](PgnFaultKind::Long), [`Nothing`](PgnFaultKind::Nothing), [`Address`](PgnFaultKind::Address). After all others the rest is read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PgnFaultKind {
    /// There is no such game, or it has no such options.
    #[error("{0}")]
    Game(VariantError),
    /// An option of the game that is not written as one.
    #[error("{0}")]
    Option(OptionError),
    /// The game does not begin with a position.
    #[error("{0}")]
    Position(PositionError),
    /// There is neither a game nor a position.
    #[error("there is no game here: “{0}” is neither a tag, a move nor a position")]
    Nothing(String),
    /// There is only the address of a web page.
    #[error("“{0}” is the address of a web page, which is not opened: paste what stands there")]
    Address(String),
    /// Something about the position that the game begins with.
    #[error("{0}")]
    PositionNote(PositionNote),
    /// A tag that is not of the form `[Name "value"]`.
    #[error("this tag should be of the form [Name \"value\"]; it was read as {name} “{value}”")]
    Tag {
        /// Its name.
        name: String,
        /// What was read as its value.
        value: String,
    },
    /// Text before the game.
    #[error("this stands before the game and is kept as a comment: “{0}”")]
    Before(String),
    /// Text after the result.
    #[error("this stands after the result and is kept as a comment: “{0}”")]
    After(String),
    /// A line that begins with `%`.
    #[error("a line that begins with % is not part of the game and was passed over")]
    Escape,
    /// A comment without an end.
    #[error("this comment has no closing }}: it was taken to end with its paragraph")]
    Comment,
    /// Text in square brackets between the moves.
    #[error("this belongs between {{ and }}: it is kept as a comment")]
    Brackets,
    /// A bracket without a beginning.
    #[error("this bracket closes nothing and was passed over")]
    Bracket,
    /// A variation without an end.
    #[error("this variation has no closing bracket: it was taken to end with the game")]
    Variation,
    /// A variation in more others than are read.
    #[error("this variation has too many around it: it is kept as a comment")]
    Depth,
    /// More moves than are read of a game.
    #[error("a game with its variations may have at most {0} moves")]
    Long(usize),
    /// A move that cannot be played.
    #[error("“{text}”: {error}; from here on this line is kept as a comment")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        error: MoveError,
    },
    /// A move that is none: the turn is passed.
    #[error("“{0}” passes the turn, which the rules do not allow: from here on this line is kept as a comment")]
    NullMove(String),
    /// A word between the moves.
    #[error("“{0}” is not a move: it is kept as a comment")]
    Word(String),
    /// An annotation number that there is not.
    #[error("“{0}” is not an annotation: the numbers go up to 255")]
    Nag(String),
    /// A result that no game here can have.
    #[error("the result “{0}” cannot be kept: the game is left open")]
    Result(String),
    /// The results of the tag and of the moves differ.
    #[error("the Result tag says {tag}, the moves end with {end}, which counts")]
    Results {
        /// The tag's.
        tag: String,
        /// That after the moves.
        end: String,
    },
    /// The rules end the game otherwise than the text says.
    #[error("the text says {text}, by the rules the result is {rules}")]
    RulesResult {
        /// What the text says.
        text: String,
        /// What the rules say.
        rules: String,
    },
    /// The rules had ended the game with a draw, and play went on.
    #[error("before this move the game was a draw {}; play went on", .0.in_words())]
    Drawn(Termination),
    /// The text does not say which game it is of.
    #[error("the text does not say which game it is; it was read as {name}")]
    Guessed {
        /// Which game, by its id.
        id: String,
        /// Its name.
        name: String,
    },
    /// Castling could mean either side.
    #[error(
        "programs name castling here in two ways; both are legal in this game, and “{castling}” was read as the King's move to {to}"
    )]
    Castling {
        /// The first castling, as it is written.
        castling: String,
        /// Where the King goes with it.
        to: Square,
    },
    /// Castling was read as Fairy-Stockfish writes it.
    #[error("castling was read as Fairy-Stockfish and PyChess write it: “{castling}” is the King's move to {to}")]
    OtherCastling {
        /// The first castling, as it is written.
        castling: String,
        /// Where the King goes with it.
        to: Square,
    },
    /// So many notes that are not listed: there are too many.
    #[error("and {0} more notes from here on")]
    More(usize),
}
