//! Rules of large and fairy chess.
//!
//! A game is data: a [`Variant`] is compiled from a JSON definition in which each piece's move is written in Betza notation. A
//! [`Position`] is always legal. A [`Game`] records its moves. This crate does no input or output, reads no clock and keeps no global
//! state.
//!
//! ```
//! use menagerie_rules::{Game, Options, Variant};
//!
//! let janus = Variant::by_id("janus", &Options::none())?;
//! let mut game = Game::new(&janus);
//! game.play_text("e2e4")?;
//! game.play_text("Nd6")?;
//! assert_eq!(game.san_list(), ["e4", "Nd6"]);
//! assert!(game.outcome().is_ongoing());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod betza;
mod bitboard;
mod board;
pub mod chaturaji;
pub mod chess;
mod definition;
mod game;
mod ids;
mod line;
mod moves;
mod nearest;
pub mod notation;
mod options;
mod order;
mod outcome;
mod position;
mod refusal;
mod repetition;
mod square;
pub mod tables;
mod variant;
mod words;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Piece};
pub use chaturaji::{ChaturajiFenError, ChaturajiPosition};
pub use chess::{ChessFenError, ChessPosition};
#[cfg(feature = "schema")]
pub use definition::definition_schema;
pub use definition::{
    BoardDefinition, CaptureDefinition, CastlingDefinition, ChasingDefinition, CheckDefinition, Choice,
    CountingDefinition, CountingRow, Definition, EndsDefinition, Entries, Facing, Family, Field, FieldInfo, FieldMut,
    FirstMovesText, Forward, FourPlayersDefinition, GameResult, GoalDefinition, HandsDefinition, Letter, LetterError,
    Letters, LettersByPlayer, MAX_LINE_LEN, MAX_NAME_LEN, MapKey, MaterialDefinition, OptionDefinition, OptionalRule,
    OptionalValue, Passing, PieceDefinition, PlayerDefinition, PromotionDefinition, Promotions, Rows, Royal, Section,
    SetupDefinition, ShortText, ShortTextError, ShortTextPlace, ShuffleDefinition, SortedMap, TradeDefinition,
    WholeNumber, Zone, ZoneError, ZoneMovesDefinition, read_squares, write_squares,
};
pub use game::{Game, GameError, Ply};
pub use ids::{KindId, Player};
pub use line::outcome_of_line;
pub(crate) use moves::{GateKind, StepKind};
pub use moves::{Move, MoveKind};
pub use nearest::{nearest, with_nearest};
pub use options::{OptionError, Options};
pub use outcome::{Ended, IllegalMove, Outcome, Termination};
pub use position::{Position, PositionError};
pub use refusal::{CastlingRefusal, DropRefusal, KingAttack, Refusal};
pub use square::{BoardSize, Square, SquareError};
pub use tables::ReachKind;
pub use variant::{
    CaptureRules, Castling, CastlingSet, ChasingRules, CheckRules, CountingRules, DefinitionError, DefinitionErrorKind,
    DefinitionPart, EndRules, FenRight, Goal, InVariant, KindSet, MaterialRules, PieceKind, PlacedPiece, PlayerInfo,
    PocketRules, PromotionRow, Rules, SetupChoice, ShuffleError, Variant, VariantError, ZoneMoves, is_same_name,
};
pub use words::{error_rows, pgn_rows, pgn_words, player_names, words};
pub use zobrist::{mix, split_mix};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
