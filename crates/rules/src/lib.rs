//! Rules of large and fairy chess.
//!
//! A game is data: a [`Variant`] is compiled from a JSON definition in which each piece's move is written in Betza notation. A
//! [`Position`] is always legal, a [`Game`] remembers how it was reached. Nothing here does input or output, reads a clock or
//! keeps global state.
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
mod fault;
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
mod square;
pub mod tables;
mod variant;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Piece};
pub use chaturaji::{ChaturajiFenError, ChaturajiPosition};
pub use chess::{ChessFenError, ChessPosition};
#[cfg(feature = "schema")]
pub use definition::definition_schema;
pub use definition::{
    BoardDefinition, CaptureDefinition, CastlingDefinition, ChasingDefinition, CheckDefinition, CountingDefinition,
    CountingRow, Definition, EndsDefinition, Facing, Family, FirstMovesText, Forward, GameResult, GoalDefinition,
    HandsDefinition, LONGEST_LINE, LONGEST_NAME, Letter, LetterError, Letters, LettersByPlayer, MaterialDefinition,
    OptionDefinition, OptionalRule, Passing, PieceDefinition, PieceName, PlayerDefinition, PromotionDefinition,
    Promotions, Royal, SetupDefinition, ShortText, ShortTextFault, ShortTextPlace, ShuffleDefinition, TradeDefinition,
    Zone, ZoneError, ZoneMovesDefinition, read_squares, write_squares,
};
pub use game::{Game, GameError, Ply};
pub use ids::{KindId, Player};
pub use line::outcome_of_line;
pub use moves::{Move, MoveKind};
pub use nearest::{nearest, with_nearest};
pub use options::{OptionError, Options};
pub use outcome::{Ended, IllegalMove, Outcome, Termination};
pub use position::{Position, PositionError};
pub use refusal::{CastlingRefusal, DropRefusal, KingAttack, Refusal};
pub use square::{Shape, Square, SquareError};
pub use tables::ReachKind;
pub use variant::{
    CaptureRules, Castling, ChasingRules, CountingRules, DeadRules, DefinitionError, DefinitionFault, DefinitionPart,
    FenRight, Goal, HandRules, KindSet, MaterialRules, Named, PieceKind, PlacedPiece, PlayerInfo, PromotionRow, Rules,
    SetupChoice, ShuffleFault, TradeRules, Variant, VariantError, ZoneMoves, is_same_name,
};
