//! Errors in definitions and in requests for variants.

use crate::betza::BetzaError;
use crate::{FourPlayersDefinition, KindId, Letter, PositionError, ShortTextError, Square, SquareError, ZoneError};
use menagerie_texts::{Message, MessageValue};

/// Why a variant does not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VariantError {
    /// No built-in variant has this id.
    UnknownGame {
        /// The requested id.
        given: String,
        /// The existing ids.
        known: Vec<&'static str>,
    },
    /// The variant has no such option.
    UnknownOption {
        /// The requested option.
        given: String,
        /// The ids of the variant's options.
        known: Vec<String>,
    },
    /// The definition has errors.
    Definition(DefinitionError),
}

impl VariantError {
    /// Why there is no such variant.
    pub fn describe(&self) -> Message {
        match self {
            VariantError::UnknownGame { given, known } => Message::new("reason-no-game")
                .with("given", given)
                .with("known", known.iter().copied().collect::<MessageValue>()),
            VariantError::UnknownOption { given, known } if known.is_empty() => {
                Message::new("fault-no-option").with("option", given)
            }
            VariantError::UnknownOption { given, known } => Message::new("fault-no-such-option")
                .with("option", given)
                .with("known", known.iter().collect::<MessageValue>()),
            VariantError::Definition(error) => Message::new("fault-definition").with("what", error.describe()),
        }
    }
}

impl From<DefinitionError> for VariantError {
    fn from(error: DefinitionError) -> VariantError {
        VariantError::Definition(error)
    }
}

/// An error in a definition, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DefinitionError {
    /// The text is not the JSON of a definition.
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The message of the JSON parser, in English.
        what: String,
    },
    /// A Betza text has an error.
    Betza {
        /// The part of the definition.
        part: DefinitionPart,
        /// The error.
        error: BetzaError,
    },
    /// Any other error.
    Wrong {
        /// The part of the definition.
        part: DefinitionPart,
        /// The kind of the error.
        kind: DefinitionErrorKind,
    },
    /// Several errors, at least two.
    Several(Vec<DefinitionError>),
}

impl DefinitionError {
    /// What is wrong, and where.
    pub fn describe(&self) -> Message {
        let (part, fault) = match self {
            DefinitionError::Several(errors) => {
                let errors: MessageValue = errors.iter().map(DefinitionError::describe).collect();
                return Message::new("reasons").with("reasons", errors);
            }
            DefinitionError::Json { line, column, what } => {
                return Message::new("definition-json").with("line", *line).with("column", *column).with("what", what);
            }
            DefinitionError::Betza { part, error } => (part.describe(), error.describe()),
            DefinitionError::Wrong { part, kind } => (part.describe(), kind.describe()),
        };
        Message::new("definition-wrong").with("part", part).with("fault", fault)
    }

    /// The single errors.
    pub fn reasons(&self) -> Vec<&DefinitionError> {
        match self {
            DefinitionError::Several(errors) => errors.iter().flat_map(DefinitionError::reasons).collect(),
            one => vec![one],
        }
    }
}

/// Collects the errors of a part of a definition, which is checked to its end so that all errors are reported.
#[derive(Default)]
pub(super) struct DefinitionErrors(Vec<DefinitionError>);

impl DefinitionErrors {
    /// The result of a check. Its error is kept.
    pub(super) fn keep<T>(&mut self, checked: Result<T, DefinitionError>) -> Option<T> {
        match checked {
            Ok(value) => Some(value),
            Err(error) => {
                self.0.push(error);
                None
            }
        }
    }

    /// The result of the last check, if no check before it failed.
    pub(super) fn finish<T>(mut self, checked: Result<T, DefinitionError>) -> Result<T, DefinitionError> {
        match checked {
            Ok(value) => self.none().map(|()| value),
            Err(error) => {
                self.0.push(error);
                Err(self.into_error())
            }
        }
    }

    /// Whether there are few enough errors to go on collecting.
    pub(super) fn has_few(&self) -> bool {
        self.0.len() < 20
    }

    /// Returns `Ok` if there was no error.
    pub(super) fn none(self) -> Result<(), DefinitionError> {
        if self.0.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    /// All errors as one error.
    fn into_error(mut self) -> DefinitionError {
        match self.0.pop() {
            Some(only) if self.0.is_empty() => only,
            last => {
                self.0.extend(last);
                DefinitionError::Several(self.0)
            }
        }
    }
}

/// A part of a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DefinitionPart {
    /// The value of a key.
    Key(&'static str),
    /// The piece with this name.
    Piece(String),
    /// The castling move with this letter.
    Castling(char),
}

impl DefinitionPart {
    /// The name of the part. A key is the same in every language.
    pub fn describe(&self) -> MessageValue {
        match self {
            DefinitionPart::Key(key) => (*key).into(),
            DefinitionPart::Piece(name) => Message::new("definition-piece").with("name", name).into(),
            DefinitionPart::Castling(letter) => Message::new("definition-castling").with("letter", *letter).into(),
        }
    }
}

/// The kinds of errors in a part of a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DefinitionErrorKind {
    /// The size of the board is out of range.
    BoardSize,
    /// There is not exactly one royal kind, but this many.
    Royals(usize),
    /// The version of the format is unknown.
    Format(u8),
    /// A rule of two-player games is used in a game for four.
    TwoPlayers,
    /// Points or lengths of four-player games are given in a game for two.
    FourPlayers,
    /// A length of a four-player game is out of range.
    FourPlayersLength,
    /// The number of checks that wins is 0.
    NoChecks,
    /// Several kinds are boats.
    Boats,
    /// All kinds together have more moves than the tables have room for.
    TooManyMoves {
        /// The number of crossed squares.
        crossed: usize,
        /// The maximum.
        most: usize,
    },
    /// There is not exactly one kind that castles, but this many.
    Castlers(usize),
    /// A player has no King.
    NoKing,
    /// There are too many castling rights, or two with one letter.
    Rights,
    /// No kind has the letter.
    NoPiece(String),
    /// There are too few or too many players.
    Players {
        /// The required number.
        needed: usize,
        /// The number of players.
        found: usize,
    },
    /// There are more kinds than [`KindId::MAX_COUNT`](crate::KindId::MAX_COUNT).
    Kinds,
    /// Another kind has the letter.
    LetterTaken(Letter),
    /// The lowest rank is outside the board.
    LowestRank,
    /// A piece with first moves may return to its start square.
    InitialReturns,
    /// A piece promotes to a King.
    PromotesToKing,
    /// A square is outside the board.
    OffBoard(Square),
    /// A text is not a square.
    Square(SquareError),
    /// A text is not a set of squares.
    Zone(ZoneError),
    /// The squares of castling are on several ranks.
    CastlingRank,
    /// King and Rook would arrive on one square.
    KingOnRook,
    /// The letter of a castling right is not valid.
    RightLetter,
    /// The name of a castling move is not valid.
    CastlingSan,
    /// Two castling moves have the same move of the King.
    SameKing,
    /// Two castling moves have the same name.
    SameSan,
    /// There is not one row of promotion squares for each player.
    PromotionRows,
    /// This player's row of promotion squares has too many letters.
    PromotionRowTooLong(String),
    /// A name or another short text cannot be displayed.
    ShortText(ShortTextError),
    /// The pieces cannot be shuffled as described.
    Shuffle(ShuffleError),
    /// The start position is not valid.
    Start(Box<PositionError>),
}

impl DefinitionErrorKind {
    /// What is wrong.
    pub fn describe(&self) -> Message {
        use DefinitionErrorKind as Kind;
        match self {
            Kind::BoardSize => Message::new("definition-board-size"),
            Kind::Royals(count) => Message::new("definition-royals").with("count", *count),
            Kind::Format(format) => Message::new("definition-format").with("format", *format),
            Kind::TwoPlayers => Message::new("definition-two-players"),
            Kind::FourPlayers => Message::new("definition-four-players"),
            Kind::FourPlayersLength => {
                Message::new("definition-four-players-length").with("most", FourPlayersDefinition::MAX_MOVES)
            }
            Kind::NoChecks => Message::new("definition-no-checks"),
            Kind::Boats => Message::new("definition-boats"),
            Kind::TooManyMoves { crossed, most } => {
                Message::new("definition-moves").with("crossed", *crossed).with("most", *most)
            }
            Kind::Castlers(count) => Message::new("definition-castlers").with("count", *count),
            Kind::NoKing => Message::new("definition-no-king"),
            Kind::Rights => Message::new("definition-rights"),
            Kind::NoPiece(letter) => Message::new("definition-no-piece").with("letter", letter),
            Kind::Players { needed, found } => {
                Message::new("definition-players").with("needed", *needed).with("found", *found)
            }
            Kind::Kinds => Message::new("definition-kinds").with("most", KindId::MAX_COUNT),
            Kind::LetterTaken(letter) => Message::new("definition-letter-taken").with("letter", *letter),
            Kind::LowestRank => Message::new("definition-lowest-rank"),
            Kind::InitialReturns => Message::new("definition-initial-returns"),
            Kind::PromotesToKing => Message::new("definition-promotes-to-king"),
            Kind::OffBoard(square) => Message::new("definition-off-board").with("square", *square),
            Kind::Square(error) => error.describe(),
            Kind::Zone(error) => error.describe(),
            Kind::CastlingRank => Message::new("definition-castling-rank"),
            Kind::KingOnRook => Message::new("definition-king-on-rook"),
            Kind::RightLetter => Message::new("definition-right-letter"),
            Kind::CastlingSan => Message::new("definition-castling-san"),
            Kind::SameKing => Message::new("definition-same-king"),
            Kind::SameSan => Message::new("definition-same-san"),
            Kind::PromotionRows => Message::new("definition-promotion-rows"),
            Kind::PromotionRowTooLong(player) => {
                Message::new("definition-promotion-row-too-long").with("player", MessageValue::Player(player.clone()))
            }
            Kind::ShortText(error) => error.describe(),
            Kind::Shuffle(error) => error.describe(),
            Kind::Start(error) => error.describe(),
        }
    }
}

/// Why pieces cannot be shuffled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShuffleError {
    /// The second player's pieces do not stand opposite the first player's.
    NotOpposite,
    /// The group has no pieces, or pieces of another group.
    Squares,
    /// The number of pieces that must be spread over both colours is odd, or a colour has too few squares.
    Colours(Letter),
    /// The squares of a kind are too few for its pieces, or overlap with those of another kind.
    Within(Letter),
    /// A set-up has other pieces than the start position.
    Setup(String),
    /// Two set-ups have the same name or the same order.
    SetupTwice(String),
    /// There are set-ups, and also rules for other orders.
    SetupsAlone,
    /// The group does not have exactly one King and two Rooks.
    King,
    /// There are more positions than can be numbered.
    Many,
}

impl ShuffleError {
    /// Why the pieces cannot be shuffled.
    pub fn describe(&self) -> Message {
        match self {
            ShuffleError::NotOpposite => Message::new("shuffle-not-opposite"),
            ShuffleError::Squares => Message::new("shuffle-squares"),
            ShuffleError::Colours(letter) => Message::new("shuffle-colours").with("letter", *letter),
            ShuffleError::Within(letter) => Message::new("shuffle-within").with("letter", *letter),
            ShuffleError::Setup(name) => Message::new("shuffle-setup").with("name", name),
            ShuffleError::SetupTwice(name) => Message::new("shuffle-setup-twice").with("name", name),
            ShuffleError::SetupsAlone => Message::new("shuffle-setups-alone"),
            ShuffleError::King => Message::new("shuffle-king"),
            ShuffleError::Many => Message::new("shuffle-many"),
        }
    }
}

pub(super) fn wrong<T>(part: DefinitionPart, kind: DefinitionErrorKind) -> Result<T, DefinitionError> {
    Err(DefinitionError::Wrong { part, kind })
}

pub(super) fn unknown_letter<T>(part: DefinitionPart, letter: impl ToString) -> Result<T, DefinitionError> {
    wrong(part, DefinitionErrorKind::NoPiece(letter.to_string()))
}
