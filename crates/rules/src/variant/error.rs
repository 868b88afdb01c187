//! What is wrong with a definition, or with what was asked for.

use crate::betza::BetzaError;
use crate::{Letter, PositionError, ShortTextFault, Square, SquareError, ZoneError};

/// Why there is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No built-in game has this id.
    #[error("there is no game “{given}”; the games are {}", .known.join(", "))]
    UnknownGame {
        /// What was asked for.
        given: String,
        /// The ids there are.
        known: Vec<&'static str>,
    },
    /// The game has no such option.
    #[error("{name} has no option “{given}”{}", options(.known))]
    UnknownOption {
        /// The game's id.
        game: String,
        /// Its name in English.
        name: String,
        /// What was asked for.
        given: String,
        /// The ids of the options there are.
        known: Vec<String>,
    },
    /// The definition is wrong.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

/// The options of a game in English, as the end of a sentence.
fn options(known: &[String]) -> String {
    if known.is_empty() { String::new() } else { format!("; it has {}", known.join(", ")) }
}

/// What is wrong with a definition, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DefinitionError {
    /// Not the JSON of a definition.
    #[error("line {line}, column {column} of the definition: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON says, in English.
        what: String,
    },
    /// A piece's move cannot be read.
    #[error("piece {piece}: {fault}")]
    Betza {
        /// The piece's name.
        piece: String,
        /// The fault.
        fault: BetzaError,
    },
    /// Anything else.
    #[error("{part}: {fault}")]
    Wrong {
        /// Which part of the definition.
        part: DefinitionPart,
        /// What is wrong there.
        fault: DefinitionFault,
    },
    /// Several faults, at least two.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Several(Vec<DefinitionError>),
}

impl DefinitionError {
    /// Each fault by itself.
    pub fn reasons(&self) -> Vec<&DefinitionError> {
        match self {
            DefinitionError::Several(faults) => faults.iter().flat_map(DefinitionError::reasons).collect(),
            one => vec![one],
        }
    }
}

/// The faults of a part of a definition that is looked at to its end, so that all of them are told.
#[derive(Default)]
pub(super) struct Faults(Vec<DefinitionError>);

impl Faults {
    /// What a check gives; its fault is kept.
    pub(super) fn keep<T>(&mut self, checked: Result<T, DefinitionError>) -> Option<T> {
        match checked {
            Ok(value) => Some(value),
            Err(fault) => {
                self.0.push(fault);
                None
            }
        }
    }

    /// What the last check gives, if no check before it had a fault.
    pub(super) fn finish<T>(mut self, checked: Result<T, DefinitionError>) -> Result<T, DefinitionError> {
        match checked {
            Ok(value) => self.none().map(|()| value),
            Err(fault) => {
                self.0.push(fault);
                Err(self.told())
            }
        }
    }

    /// Whether there are not so many yet that nobody would read more.
    pub(super) fn has_few(&self) -> bool {
        self.0.len() < 20
    }

    /// Goes on if there was no fault.
    pub(super) fn none(self) -> Result<(), DefinitionError> {
        if self.0.is_empty() { Ok(()) } else { Err(self.told()) }
    }

    /// All faults as one error.
    fn told(mut self) -> DefinitionError {
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
    /// What stands under a key.
    Key(&'static str),
    /// The piece of this name.
    Piece(String),
    /// The castling move whose right has this letter.
    Castling(char),
}

impl std::fmt::Display for DefinitionPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DefinitionPart::Key(key) => f.write_str(key),
            DefinitionPart::Piece(name) => write!(f, "piece {name}"),
            DefinitionPart::Castling(letter) => write!(f, "castling {letter}"),
        }
    }
}

/// What can be wrong with a part of a definition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DefinitionFault {
    /// Not the size of a board.
    #[error("files and ranks must be from 1 to 16")]
    BoardSize,
    /// No royal kind, or so many.
    #[error("exactly one kind must be royal, not {0}")]
    Royals(usize),
    /// A version of the format that is not known.
    #[error("the format must be 1 or 2, not {0}; a higher number is of a newer version")]
    Format(u8),
    /// A rule of two-player games in a game for four.
    #[error("goals, hands, rules of check and capture, and passing are only for games of two players")]
    TwoPlayers,
    /// Checks to count, but none of them.
    #[error("a number of checks that wins must be at least 1")]
    NoChecks,
    /// Several kinds of boat.
    #[error("at most one kind may be a boat")]
    Boats,
    /// More moves, of all kinds together, than the tables have room for.
    #[error("the pieces have too many moves: together they cross {crossed} squares, and at most {most} are possible")]
    TooManyMoves {
        /// How many squares they cross.
        crossed: usize,
        /// How many they may.
        most: usize,
    },
    /// No kind that castles, or so many.
    #[error("exactly one kind must castle with the King, not {0}")]
    Castlers(usize),
    /// A player without a King.
    #[error("a player has no King")]
    NoKing,
    /// Too many rights, or two of one letter.
    #[error("there may be at most sixteen rights, each with a letter of its own")]
    Rights,
    /// A letter that no kind has.
    #[error("there is no piece with the letter “{0}”")]
    NoPiece(String),
    /// Too few or too many players.
    #[error("this family of games needs {needed}, not {found}")]
    Players {
        /// How many it needs.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// More kinds than [`KindId::MOST`](crate::KindId::MOST).
    #[error("there may be at most {} kinds", crate::KindId::MOST)]
    Kinds,
    /// A letter that another kind has.
    #[error("the letter {0} is taken")]
    LetterTaken(Letter),
    /// A lowest rank outside the board.
    #[error("lowestRank is not a rank of the board")]
    LowestRank,
    /// A first move of a piece that may come back to where it started.
    #[error(
        "“i” is only for pieces that always go forward, but in games of two players of format 2: nothing remembers whether others have moved"
    )]
    InitialReturns,
    /// A promotion to a King.
    #[error("nothing may promote to a King")]
    PromotesToKing,
    /// A square outside the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// Not a square.
    #[error(transparent)]
    Square(SquareError),
    /// Not a set of squares.
    #[error(transparent)]
    Zone(ZoneError),
    /// Castling over several ranks.
    #[error("King and Rook must be on one rank and stay there")]
    CastlingRank,
    /// A King and a Rook that would arrive on one square.
    #[error("King and Rook may not arrive on the same square")]
    KingOnRook,
    /// A right that is no letter.
    #[error("the letter of the right must be from A to Z, small for the second player")]
    RightLetter,
    /// Castling that is not written so.
    #[error("castling is written O-O or O-O-O")]
    CastlingSan,
    /// Two castling moves with the same move of the King.
    #[error("another one takes the King the same way: they could not be told apart")]
    SameKing,
    /// Two castling moves that are written alike.
    #[error("another one of this player is written alike")]
    SameSan,
    /// Not one row of promotion squares a player.
    #[error("there must be one row of letters for each player")]
    PromotionRows,
    /// A row of promotion squares with too many letters: that of this player.
    #[error("the row of {0} is too long")]
    PromotionRowTooLong(String),
    /// A name or another short text that cannot be shown.
    #[error(transparent)]
    ShortText(ShortTextFault),
    /// Pieces that cannot be shuffled so.
    #[error(transparent)]
    Shuffle(ShuffleFault),
    /// A start that is no position of the game.
    #[error(transparent)]
    Start(Box<PositionError>),
}

/// Why pieces cannot be shuffled as a definition wants it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShuffleFault {
    /// The second player's do not stand as the first player's do.
    #[error("the second player's pieces must stand opposite the first player's, mirrored or turned")]
    NotOpposite,
    /// No pieces, or some that another group shuffles.
    #[error("these pieces stand nowhere at the start, or belong to another group as well")]
    Squares,
    /// An odd number of pieces that keep to one colour, or too few squares of a colour.
    #[error("half of the pieces of {0} cannot stand on each colour of these squares")]
    Colours(Letter),
    /// Squares for a kind that its pieces cannot all stand on, or that are partly those of another kind.
    #[error(
        "the pieces of {0} cannot be kept within these squares: they must be shuffled, have room, and share all of them with another such kind, or none"
    )]
    Within(Letter),
    /// A set-up with other pieces than the start has.
    #[error("the set-up “{0}” must have the pieces that stand on these squares at the start, no more and no others")]
    Setup(String),
    /// Two set-ups with one name, or one order.
    #[error("the set-up “{0}” has the name or the order of one before")]
    SetupTwice(String),
    /// Set-ups, and besides them rules for every order.
    #[error("set-ups say which orders there are: nothing else may restrict them")]
    SetupsAlone,
    /// Not one King and two Rooks.
    #[error("a King between Rooks needs one royal piece and two pieces of the kind that castles")]
    King,
    /// More positions than can be numbered.
    #[error("there are more start positions than can be numbered")]
    Many,
}

pub(super) fn wrong<T>(part: DefinitionPart, fault: DefinitionFault) -> Result<T, DefinitionError> {
    Err(DefinitionError::Wrong { part, fault })
}

pub(super) fn unknown_letter<T>(part: DefinitionPart, letter: impl ToString) -> Result<T, DefinitionError> {
    wrong(part, DefinitionFault::NoPiece(letter.to_string()))
}
