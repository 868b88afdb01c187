//! Errors and warnings about game texts.

use super::DEEPEST;
use crate::notation::{MoveError, PositionNote};
use crate::{OptionError, PositionError, Square, Termination, VariantError};
use menagerie_texts::{Message, MessageValue, grouped};

/// An error or a warning about a game text, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnDiagnostic {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of the diagnostic.
    pub kind: PgnDiagnosticKind,
}

/// The kinds of diagnostics. These are errors, and the game is not read: [`Game`](PgnDiagnosticKind::Game),
/// [`Position`](PgnDiagnosticKind::Position), [`Long`](PgnDiagnosticKind::Long), [`Nothing`](PgnDiagnosticKind::Nothing),
/// [`Address`](PgnDiagnosticKind::Address). The others are warnings, and the rest of the game is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PgnDiagnosticKind {
    /// There is no such variant, or it has no such options.
    Game(VariantError),
    /// An option of the variant is malformed.
    Option(OptionError),
    /// The start position is not valid.
    Position(PositionError),
    /// The text contains neither a game nor a position.
    Nothing(String),
    /// The text is only the address of a web page.
    Address(String),
    /// A note about the start position.
    PositionNote(PositionNote),
    /// A tag is not of the form `[Name "value"]`.
    Tag {
        /// The name of the tag.
        name: String,
        /// The value that was read.
        value: String,
    },
    /// There is text before the game.
    Before(String),
    /// There is text after the result.
    After(String),
    /// A line begins with `%`.
    Escape,
    /// A comment is not closed.
    Comment,
    /// There is text in square brackets between the moves.
    Brackets,
    /// A closing bracket has no opening one.
    Bracket,
    /// A variation is not closed.
    Variation,
    /// A variation is nested too deeply.
    Depth,
    /// The game has more moves than are read.
    Long(usize),
    /// A move is not legal.
    Move {
        /// The text of the move.
        text: String,
        /// The reason.
        error: MoveError,
    },
    /// The text passes the turn where the rules do not allow it.
    NullMove(String),
    /// There is a word between the moves that is not a move.
    Word(String),
    /// The number of an annotation does not exist.
    Nag(String),
    /// The result is not possible in this variant.
    Result(String),
    /// The results of the tag and of the moves differ.
    Results {
        /// The result in the tag.
        tag: String,
        /// The result after the moves.
        end: String,
    },
    /// The result by the rules differs from the result in the text.
    RulesResult {
        /// The result in the text.
        text: String,
        /// The result by the rules.
        rules: String,
    },
    /// The rules had drawn the game, and play went on.
    Drawn(Termination),
    /// The text does not name its variant.
    Guessed {
        /// The id of the assumed variant.
        id: String,
        /// The name of the assumed variant.
        name: String,
    },
    /// A castling name could mean either side.
    Castling {
        /// The text of the first castling.
        castling: String,
        /// The King's target.
        to: Square,
    },
    /// Castling was read as Fairy-Stockfish writes it.
    OtherCastling {
        /// The text of the first castling.
        castling: String,
        /// The King's target.
        to: Square,
    },
    /// There were too many diagnostics; this is the number of those that are left out.
    More(usize),
}

impl PgnDiagnostic {
    /// What is wrong, and where.
    pub fn describe(&self) -> Message {
        Message::new("fault-at").with("line", self.line).with("column", self.column).with("fault", self.kind.describe())
    }
}

impl PgnDiagnosticKind {
    /// What is wrong.
    pub fn describe(&self) -> Message {
        use PgnDiagnosticKind as Kind;
        let about = |id, text: &String| Message::new(id).with("what", text);
        match self {
            Kind::Game(error) => error.describe(),
            Kind::Option(error) => error.describe(),
            Kind::Position(error) => Message::new("fault-start").with("reasons", error.describe()),
            Kind::Nothing(text) if text.is_empty() => Message::new("no-text"),
            Kind::Nothing(text) => about("fault-nothing", text),
            Kind::Address(text) => about("fault-address", text),
            Kind::PositionNote(note) => note.describe(),
            Kind::Tag { name, value } => about("fault-tag", value).with("name", name),
            Kind::Before(text) => about("pgn-before", text),
            Kind::After(text) => about("pgn-after", text),
            Kind::Escape => Message::new("pgn-escape"),
            Kind::Comment => Message::new("fault-comment"),
            Kind::Brackets => Message::new("pgn-brackets"),
            Kind::Bracket => Message::new("fault-bracket"),
            Kind::Variation => Message::new("fault-variation"),
            Kind::Depth => Message::new("fault-too-deep").with("limit", DEEPEST),
            Kind::Long(most) => Message::new("fault-too-many-moves").with("limit", grouped(*most)),
            Kind::Move { text, error } => Message::new("pgn-move").with("move", text).with("fault", error.describe()),
            Kind::NullMove(text) => Message::new("pgn-null-move").with("move", text),
            Kind::Word(text) => about("pgn-word", text),
            Kind::Nag(text) => about("pgn-nag", text),
            Kind::Result(text) => about("pgn-result", text),
            Kind::Results { tag, end } => Message::new("pgn-results").with("tag", tag).with("end", end),
            Kind::RulesResult { text, rules } => about("pgn-rules-result", text).with("rules", rules),
            Kind::Drawn(reason) => Message::new("pgn-drawn").with("why", reason.describe()),
            Kind::Guessed { id, name } => {
                let game = MessageValue::Game { id: id.clone(), name: name.clone() };
                Message::new("pgn-guessed").with("game", game)
            }
            Kind::Castling { castling, to } => {
                Message::new("pgn-castling").with("castling", castling).with("square", *to)
            }
            Kind::OtherCastling { castling, to } => {
                Message::new("pgn-other-castling").with("castling", castling).with("square", *to)
            }
            Kind::More(count) => Message::new("pgn-more").with("count", *count),
        }
    }
}
